import { useFormat, useI18n } from '@/shared/i18n';
import { Timeline } from '@/ui/Timeline/Timeline';
import type { RecordStep } from './options';

export interface RecordTimelineProps {
  readonly steps: readonly RecordStep[];
}

/** The past steps of a record with their times, and the next ones. */
export function RecordTimeline({ steps }: RecordTimelineProps) {
  const { t } = useI18n();
  const format = useFormat();
  return (
    <Timeline
      label={t('records.progress')}
      events={steps.map(({ id, title, state, at = null, detail }) => ({
        id,
        title: t(title),
        state,
        time: at === null ? undefined : { instant: at, text: format.dateTime(at) },
        detail: detail?.(t),
      }))}
    />
  );
}
