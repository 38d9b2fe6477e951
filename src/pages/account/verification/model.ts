import { combine, createEvent, createStore, sample } from 'effector';
import { and } from 'patronum';
import { identity, identityStatus, identityType, type IdentityStatusEntry, type KycLevel, type VerifyRecord } from '@/contract/identity';
import { identityChanged } from '@/entities/identity';
import { inboxChanged } from '@/entities/messages';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query, type Query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The page is mounted, with the level whose forms are open, today's date by the app's clock and the URL of the overview. */
export const VerificationGate = createGate<{ readonly level: KycLevel | null; readonly today: string; readonly overview: string }>(
  'VerificationGate',
  { level: null, today: '', overview: '' },
);

/** An application was submitted. */
export const applied = createEvent();

const $isOpen = combine(VerificationGate.status, $isLoggedIn, (isOpen, isLoggedIn) => isOpen && isLoggedIn);
const $params = $isOpen.map((isOpen) => (isOpen ? {} : null));

/** The status of each level; polled while one is under review. */
export const status = query({
  endpoint: identity.status,
  $params,
  refetchOn: [applied],
  resetOn: userChanged,
  poll: { every: 5000, while: ({ statusList }) => statusList.some((entry) => entry.identityStatus === identityStatus.pending) },
});
/** The level statuses before and after the latest response. */
const $statusSnapshots = createStore<{ readonly before: string | null; readonly now: string | null }>({ before: null, now: null })
  .on(status.done, ({ now }, { data }) => ({ before: now, now: JSON.stringify(data.statusList) }))
  .reset(VerificationGate.close, userChanged);
const changed = $statusSnapshots.updates.filter({ fn: ({ before, now }) => before !== null && before !== now });

export const rights = query({ endpoint: identity.userRights, $params, refetchOn: [changed], resetOn: userChanged });

/** Applications so far, newest first. */
export const records = query({
  endpoint: identity.verifyRecord,
  $params: $isOpen.map((isOpen) => (isOpen ? { query: { pageNum: 1, pageSize: 20 } } : null)),
  refetchOn: [changed],
  resetOn: userChanged,
});

// Updates the badge and the messages in the shell.
sample({ clock: changed, fn: () => {}, target: [identityChanged, inboxChanged] });

/** The levels in ascending order. */
export const levelNames: readonly KycLevel[] = ['standard', 'advanced', 'company'];

/** The status of a level with its latest application. */
export interface LevelStatus {
  readonly level: KycLevel;
  readonly state: 'passed' | 'pending' | 'failed' | 'rejected' | 'open' | 'locked';
  readonly latest: VerifyRecord | null;
}

/** Whether a query has data or has failed. */
const isSettled = ({ $latest, $error }: Pick<Query<unknown>, '$latest' | '$error'>) =>
  combine($latest, $error, (latest, error) => latest !== null || error !== null);
const $isComplete = and(isSettled(records), isSettled(rights));
const $statuses = combine(status.$latest, records.$latest, $isComplete, (latestStatus, latestRecords, isComplete) =>
  latestStatus && isComplete ? levelNames.map((level) => statusOf(level, latestStatus.statusList, latestRecords?.list ?? [])) : null,
);
/** All levels once the records, which mark final rejections, and the rights are loaded or failed, so that cards do not grow later. */
export const overview = { ...status, $data: $statuses, $latest: $statuses };

function statusOf(level: KycLevel, entries: readonly IdentityStatusEntry[], list: readonly VerifyRecord[]): LevelStatus {
  const statusCodeOf = (name: KycLevel | undefined) =>
    entries.find((entry) => name && entry.identityType === identityType[name])?.identityStatus;
  const latest = list.find((record) => record.identityType === identityType[level]) ?? null;
  const previousLevel = levelNames[levelNames.indexOf(level) - 1];
  if (statusCodeOf(level) === identityStatus.passed) return { level, state: 'passed', latest };
  if (statusCodeOf(level) === identityStatus.pending) return { level, state: 'pending', latest };
  if (statusCodeOf(level) === identityStatus.failed) return { level, state: latest?.canRetry === false ? 'rejected' : 'failed', latest };
  return { level, state: previousLevel === undefined || statusCodeOf(previousLevel) === identityStatus.passed ? 'open' : 'locked', latest };
}

/** Whether the forms of a level can be opened. */
export const isFillable = ({ state }: LevelStatus): boolean => state === 'open' || state === 'failed';
