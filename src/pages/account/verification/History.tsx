import { identityStatus, identityType, type VerifyRecord } from '@/contract/identity';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Timeline, type TimelineEvent } from '@/ui/Timeline/Timeline';
import { levelNames, records } from './model';
import { useReviewTime } from './ReviewTime';

/** Timeline of the applications and their outcomes, newest first. */
export function History() {
  const t = useText('verification');
  const format = useFormat();
  const levelOf = (record: VerifyRecord) => levelNames.find((name) => identityType[name] === record.identityType) ?? 'standard';
  const reviewTimeOf = useReviewTime();
  const timeOf = (instant: number | null) => (instant === null ? {} : { time: { instant, text: format.dateTime(instant) } });
  const eventsOf = (record: VerifyRecord): TimelineEvent[] => {
    const level = t(`verification.level_${levelOf(record)}`);
    const isFailed = record.identityStatus === identityStatus.failed;
    const isPending = record.identityStatus === identityStatus.pending;
    const outcome: TimelineEvent = isPending
      ? {
          id: `${record.id} review`,
          title: t('verification.eventReview', { level }),
          state: 'current',
          detail: t('verification.eventReviewHint'),
        }
      : {
          id: `${record.id} outcome`,
          title: t(isFailed ? 'verification.eventFailed' : 'verification.eventPassed', { level }),
          state: isFailed ? 'failed' : 'done',
          detail: record.reason,
          ...timeOf(record.reviewedTime),
        };
    const time = reviewTimeOf(levelOf(record));
    const upcoming: TimelineEvent[] =
      isPending && time !== null
        ? [
            {
              id: `${record.id} expected`,
              title: t('verification.eventExpected'),
              state: 'upcoming',
              detail: t('verification.eventExpectedHint', { time }),
            },
          ]
        : [];
    return [
      ...upcoming,
      outcome,
      {
        id: record.id,
        title: t('verification.eventSubmitted', { level }),
        detail: record.document && t('verification.eventDocument', { name: record.name, document: record.document }),
        ...timeOf(record.submittedTime),
      },
    ];
  };
  return (
    <Panel title={t('verification.history')}>
      <QueryView
        query={records}
        keepLatest
        density="compact"
        errorText={t('verification.historyFailed')}
        skeleton={<Skeleton shape="row" count={3} />}
        empty={<EmptyState density="compact" text={t('verification.historyEmpty')} />}
      >
        {({ list }) => <Timeline label={t('verification.history')} events={list.flatMap(eventsOf)} />}
      </QueryView>
    </Panel>
  );
}
