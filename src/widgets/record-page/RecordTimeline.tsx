import { useFormat, useI18n } from '@/shared/i18n';
import { Timeline } from '@/ui/Timeline/Timeline';
import type { RecordStep } from './options';

export interface RecordTimelineProps {
  readonly steps: readonly RecordStep[];
}

/** What has happened to a record, when, and what comes next. */
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
