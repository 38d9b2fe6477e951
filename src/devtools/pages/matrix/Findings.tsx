import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Disclosure } from '@/ui/Disclosure/Disclosure';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import type { Finding } from '../../audit/findings';
import { pauseLiveData, watchLayout, type LayoutFindings } from '../../framedPage';
import { auditWindow } from '../../pageWindow';

export interface FindingsProps {
  /** The frame once its page has loaded. */
  readonly page: HTMLIFrameElement | null;
  /** `still`: the page has loaded but other cells have not, so its live data is paused and nothing is checked; `alive`: all have loaded. */
  readonly phase: 'loading' | 'still' | 'alive';
  /** Queues a task after those of other cells: checking several pages at once would only slow each of them down. */
  readonly enqueue: (task: () => Promise<void>) => void;
}

/** Shows the layout problems and accessibility findings of the page in a cell. */
export function Findings({ page, phase, enqueue }: FindingsProps) {
  const t = useText('workbench');
  const [layout, setLayout] = useState<LayoutFindings | null>(null);
  const [checked, setChecked] = useState<readonly Finding[] | 'failed' | null>(null);
  const checkedPage = useRef<Document>(undefined);
  const check = useEffectEvent((isGone: () => boolean, view: Window) =>
    enqueue(async () => {
      if (isGone()) return;
      const found = await auditWindow(view).then(
        ({ findings }) => findings,
        () => 'failed' as const,
      );
      if (isGone()) return;
      checkedPage.current = view.document;
      setChecked(found);
    }),
  );
  // A new document each time the frame loads.
  const pageDocument = page?.contentDocument;
  const view = page?.contentWindow;
  useEffect(() => (pageDocument && phase === 'still' ? pauseLiveData(pageDocument) : undefined), [pageDocument, phase]);
  useEffect(() => {
    if (!pageDocument || !view || phase !== 'alive') return undefined;
    let isGone = false;
    let isCheckQueued = false;
    const stop = watchLayout(pageDocument, (found) => {
      setLayout(found);
      // Checks once only: every live price change would trigger another check.
      if (!isCheckQueued && checkedPage.current !== pageDocument) check(() => isGone, view);
      isCheckQueued = true;
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [pageDocument, view, phase]);
  if (layout === null) return <Note text={t('workbench.loading')} />;
  const { overflowPx, clipped } = layout;
  const findings = checked === 'failed' ? [] : (checked ?? []);
  const isFine = overflowPx + clipped.length + findings.length === 0;
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        {overflowPx > 0 && <Badge tone="danger">{t('workbench.sideways', { width: overflowPx })}</Badge>}
        {clipped.length > 0 && <Badge tone="warning">{t('workbench.clipped', { count: clipped.length })}</Badge>}
        {findings.length > 0 && <Badge tone="danger">{t('workbench.findings', { count: findings.length })}</Badge>}
        {checked === null && <Note text={t('workbench.checking')} />}
        {checked === 'failed' && <Note text={t('workbench.checkFailed')} />}
        {isFine && checked !== null && checked !== 'failed' && <Note text={t('workbench.fits')} />}
      </Inline>
      {clipped.length + findings.length > 0 && <FindingList clipped={clipped} findings={findings} />}
    </Stack>
  );
}

interface FindingListProps {
  readonly clipped: readonly string[];
  readonly findings: readonly Finding[];
}

function FindingList({ clipped, findings }: FindingListProps) {
  const t = useText('workbench');
  return (
    <Disclosure title={t('workbench.details')} level={2}>
      <Stack as="ul" gap={3}>
        {findings.map(({ rule, help, impact, targets }) => (
          <Stack as="li" key={rule} gap={1}>
            <Text size="dense" lang="en">
              {help}
            </Text>
            <Text size="small" tone="soft" face="mono">
              {`${rule} · ${impact} · ${targets.slice(0, maxListed).join(', ')}`}
            </Text>
          </Stack>
        ))}
        {[...new Set(clipped)].slice(0, maxListed).map((text) => (
          <Text as="li" key={text} size="dense">
            {t('workbench.clippedText', { text })}
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}

/** How many elements per finding, and how many clipped texts, are listed. */
const maxListed = 5;

function Note({ text }: { readonly text: string }) {
  return (
    <Text size="dense" tone="soft">
      {text}
    </Text>
  );
}
