import { useUnit } from 'effector-react';
import { Download, LocateFixed } from 'lucide-react';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Button } from '@/ui/Button/Button';
import { Card } from '@/ui/Card/Card';
import { Heading } from '@/ui/Heading/Heading';
import { IconButton } from '@/ui/IconButton/IconButton';
import { Inline } from '@/ui/Inline/Inline';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { isPanelWindow, pageWindow, untilUncovered } from '../pageWindow';
import type { Finding } from './findings';
import * as model from './model';

/** Checks the page beside the panel for accessibility, lists the findings by criterion, and locates their elements. */
export function AccessibilityBoard({ onLeave }: { readonly onLeave: () => void }) {
  const t = useText('devtools');
  const { device, audit, groups, isPending, hasFailed, onAudit, onReport } = useUnit({
    device: $device,
    audit: model.$audit,
    groups: model.$findingGroups,
    isPending: model.$isAuditing,
    hasFailed: model.$hasAuditFailed,
    onAudit: model.auditPressed,
    onReport: model.reportPressed,
  });
  // While a sheet is open, the page is hidden from assistive technology and from the check. The panel's own window is never a sheet, however narrow.
  const isSheet = device === 'phone' && !isPanelWindow();
  const leave = () => {
    if (isSheet) onLeave();
  };
  const check = () => {
    leave();
    onAudit();
  };
  const page = audit?.checks[0]?.subject ?? '';
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0);
  return (
    <Stack gap={5}>
      <Text as="p" size="dense" tone="soft">
        {t('devtools.auditHint')}
      </Text>
      {isSheet && (
        <Text as="p" size="dense" tone="soft">
          {t('devtools.auditPhone')}
        </Text>
      )}
      <Inline gap={3}>
        <Button size="compact" tone="accent" isPending={isPending} onPress={check}>
          {t('devtools.auditRun')}
        </Button>
        {audit && (
          <Button size="compact" icon={Download} onPress={() => onReport()}>
            {t('devtools.auditReport')}
          </Button>
        )}
      </Inline>
      {hasFailed && (
        <InlineAlert tone="danger" isAnnounced>
          {t('devtools.auditFailed')}
        </InlineAlert>
      )}
      {audit && !isPending && (
        <InlineAlert tone={count === 0 ? 'success' : 'warning'} isAnnounced>
          {count === 0 ? t('devtools.auditClean', { page }) : t('devtools.auditFound', { count, page })}
        </InlineAlert>
      )}
      {groups.map(({ criterion, findings }) => (
        <Stack key={criterion ?? ''} as="section" gap={3}>
          <Heading level={3} size="body">
            {criterion === null ? t('devtools.auditPractice') : t('devtools.auditCriterion', { criterion })}
          </Heading>
          <Stack as="ul" gap={2}>
            {findings.map((finding) => (
              <FindingCard key={finding.rule} finding={finding} onShow={leave} />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

/** How many elements of a finding are listed; the report contains all of them. */
const maxListed = 10;

interface FindingCardProps {
  readonly finding: Finding;
  /** Uncovers the page. */
  readonly onShow: () => void;
}

function FindingCard({ finding: { help, rule, impact, targets }, onShow }: FindingCardProps) {
  const t = useText('devtools');
  return (
    <Card as="li" density="compact">
      <Stack gap={2}>
        <Text size="dense" weight="medium" lang="en">
          {help}
        </Text>
        <Text size="small" tone="soft" lang="en">
          {rule} · {impact}
        </Text>
        <Stack as="ul" gap={1}>
          {targets.slice(0, maxListed).map((target) => (
            <Inline key={target} as="li" justify="between" wrap={false} gap={3}>
              <Text size="small" face="mono">
                {target}
              </Text>
              <IconButton
                icon={LocateFixed}
                size="compact"
                label={t('devtools.auditShow', { element: target })}
                onPress={() => {
                  onShow();
                  void untilUncovered().then(() => outline(target));
                }}
              />
            </Inline>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}

/** How long an element stays outlined, in ms. */
const outlinedMs = 3000;

/** Brings an element into view and outlines it for a moment. */
function outline(selector: string): void {
  const element = pageWindow().document.querySelector(selector);
  element?.scrollIntoView({ block: 'center' });
  const ring = { outline: '3px solid Highlight', outlineOffset: '3px' };
  element?.animate([ring, ring], outlinedMs);
}
