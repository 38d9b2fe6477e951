import { combine, createEvent, createStore, sample } from 'effector';
import { and } from 'patronum';
import { identity, identityStatus, identityType, type IdentityStatusEntry, type KycLevel, type VerifyRecord } from '@/contract/identity';
import { identityChanged } from '@/entities/identity';
import { inboxChanged } from '@/entities/messages';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query, type Query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The page is mounted: with the level whose forms are open, the day by the clock of the app, and the address without forms. */
export const VerificationGate = createGate<{ readonly level: KycLevel | null; readonly today: string; readonly overview: string }>(
  'VerificationGate',
  { level: null, today: '', overview: '' },
);

/** Something was handed in. */
export const applied = createEvent();

const $isOpen = combine(VerificationGate.status, $isLoggedIn, (isOpen, isIn) => isOpen && isIn);
const $params = $isOpen.map((isOpen) => (isOpen ? {} : null));

/** How each level stands; asked again while one is under review. */
export const status = query({
  endpoint: identity.status,
  $params,
  refetchOn: [applied],
  resetOn: userChanged,
  poll: { every: 5000, while: ({ statusList }) => statusList.some((entry) => entry.identityStatus === identityStatus.pending) },
});
/** How the levels stood before the newest answer and by it. */
const $answers = createStore<{ readonly before: string | null; readonly now: string | null }>({ before: null, now: null })
  .on(status.done, ({ now }, { data }) => ({ before: now, now: JSON.stringify(data.statusList) }))
  .reset(VerificationGate.close, userChanged);
const changed = $answers.updates.filter({ fn: ({ before, now }) => before !== null && before !== now });

export const rights = query({ endpoint: identity.userRights, $params, refetchOn: [changed], resetOn: userChanged });

/** What was handed in so far, the newest first. */
export const records = query({
  endpoint: identity.verifyRecord,
  $params: $isOpen.map((isOpen) => (isOpen ? { query: { pageNum: 1, pageSize: 20 } } : null)),
  refetchOn: [changed],
  resetOn: userChanged,
});

// The badge of the shell and its messages follow.
sample({ clock: changed, fn: () => {}, target: [identityChanged, inboxChanged] });

/** The levels in the order in which they are reached. */
export const levelNames: readonly KycLevel[] = ['standard', 'advanced', 'company'];

/** How a level stands, and what the last application for it came to. */
export interface LevelStatus {
  readonly level: KycLevel;
  readonly state: 'passed' | 'pending' | 'failed' | 'rejected' | 'open' | 'locked';
  readonly latest: VerifyRecord | null;
}

/** Whether a part of the page has its answer, or will have none for now. */
const isSettled = ({ $latest, $error }: Pick<Query<unknown>, '$latest' | '$error'>) =>
  combine($latest, $error, (latest, error) => latest !== null || error !== null);
const $isComplete = and(isSettled(records), isSettled(rights));
const $statuses = combine(status.$latest, records.$latest, $isComplete, (known, kept, isComplete) =>
  known && isComplete ? levelNames.map((level) => statusOf(level, known.statusList, kept?.list ?? [])) : null,
);
/** Every level, all calls answered: what was handed in tells a refusal for good from one that can be mended, and cards that know what they allow do not grow. */
export const overview = { ...status, $data: $statuses, $latest: $statuses };

function statusOf(level: KycLevel, entries: readonly IdentityStatusEntry[], list: readonly VerifyRecord[]): LevelStatus {
  const of = (name: KycLevel | undefined) => entries.find((entry) => name && entry.identityType === identityType[name])?.identityStatus;
  const latest = list.find((record) => record.identityType === identityType[level]) ?? null;
  const before = levelNames[levelNames.indexOf(level) - 1];
  if (of(level) === identityStatus.passed) return { level, state: 'passed', latest };
  if (of(level) === identityStatus.pending) return { level, state: 'pending', latest };
  if (of(level) === identityStatus.failed) return { level, state: latest?.canRetry === false ? 'rejected' : 'failed', latest };
  return { level, state: before === undefined || of(before) === identityStatus.passed ? 'open' : 'locked', latest };
}

/** Whether the forms of a level can be filled in. */
export const isFillable = ({ state }: LevelStatus): boolean => state === 'open' || state === 'failed';
