import { useEffect, useState } from 'react';
import { useText } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import { holdTheme, watchLayout, type LayoutFindings } from '../../framedPage';

export interface FindingsProps {
  /** The frame once its page has loaded. */
  readonly page: HTMLIFrameElement | null;
  readonly theme: string;
}

/** Keeps the page of a cell in its theme and says what of its layout does not fit. */
export function Findings({ page, theme }: FindingsProps) {
  const t = useText('workbench');
  const [findings, setFindings] = useState<LayoutFindings | null>(null);
  useEffect(() => {
    const shown = page?.contentDocument;
    if (!shown) return undefined;
    const stops = [holdTheme(shown, theme), watchLayout(shown, setFindings)];
    return () => stops.forEach((stop) => stop());
  }, [page, theme]);
  if (findings === null)
    return (
      <Text size="dense" tone="soft">
        {t('workbench.loading')}
      </Text>
    );
  const { sideways, clipped } = findings;
  return (
    <Inline gap={2}>
      {sideways > 0 && <Badge tone="danger">{t('workbench.sideways', { width: sideways })}</Badge>}
      {clipped > 0 && <Badge tone="warning">{t('workbench.clipped', { count: clipped })}</Badge>}
      {sideways + clipped === 0 && (
        <Text size="dense" tone="soft">
          {t('workbench.fits')}
        </Text>
      )}
    </Inline>
  );
}
