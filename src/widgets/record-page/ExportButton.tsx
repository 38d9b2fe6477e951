import { useUnit } from 'effector-react';
import { Download } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '@/shared/i18n';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { Text } from '@/ui/Text/Text';
import type { ExportPlan, RecordExport } from './exportModel';

export interface ExportButtonProps<Row> {
  readonly csv: RecordExport<Row>;
  readonly plan: ExportPlan<Row>;
}

/** Exports the filtered records as CSV; a slow export shows its progress and can be cancelled. */
export function ExportButton<Row>({ csv, plan }: ExportButtonProps<Row>) {
  const t = useText('records');
  const { polite } = useAnnouncer();
  const { isExporting, isSlow, progress, onExport, onCancel } = useUnit({
    isExporting: csv.$isExporting,
    isSlow: csv.$isSlow,
    progress: csv.$progress,
    onExport: csv.requested,
    onCancel: csv.cancelled,
  });
  const progressText = t('records.exportProgress', { ...progress });
  useEffect(() => {
    if (isSlow) polite(progressText);
  }, [isSlow, progressText, polite]);
  return (
    <Inline gap={4}>
      <Button icon={Download} isPending={isExporting} onPress={() => onExport(plan)}>
        {t('records.exportCsv')}
      </Button>
      {isSlow && (
        <Button tone="quiet" size="compact" onPress={() => onCancel()}>
          {t('records.cancelExport')}
        </Button>
      )}
      <Text size="small" tone="faint">
        {isSlow ? progressText : t('records.exportHint')}
      </Text>
    </Inline>
  );
}
