import { combine, createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector';
import { account, type AccountPrecheck, type ChallengeFactor, type SecurityCodes } from '@/contract/account';
import { failureNotice, toastRequested } from '@/entities/toasts';
import { mutation, type Mutation } from '@/shared/api';
import { interval } from '@/shared/lib/interval';
import { problemOf, problemsIn, type Problem, type Problems } from './problems';
import type { ChallengeRequest } from './request';
import { createSending, type Sending } from './sending';
import { triesIn, type Tries } from './tries';

export interface Challenge {
  /** Asks what has to be proved, and opens the dialog where there is something. */
  readonly opened: EventCallable<ChallengeRequest>;
  readonly closed: EventCallable<void>;
  readonly typed: EventCallable<{ readonly factor: ChallengeFactor; readonly text: string }>;
  readonly submitted: EventCallable<void>;
  /** Everything that is asked for was typed; the guarded call is to be made with it. */
  readonly proved: Event<SecurityCodes>;
  /** Nothing can be proved: nobody has the name, or somebody has the name of a new account. */
  readonly declined: Event<ChallengeRequest>;
  readonly sending: Sending;
  readonly $isOpen: Store<boolean>;
  /** The exchange is asked what has to be proved. */
  readonly $isOpening: Store<boolean>;
  /** The guarded call is under way. */
  readonly $isPending: Store<boolean>;
  readonly $factors: Store<readonly ChallengeFactor[]>;
  readonly $texts: Store<Texts>;
  readonly $problems: Store<Problems>;
  /** Whether the device is new. */
  readonly $precheck: Store<AccountPrecheck | null>;
  readonly $tries: Store<Tries>;
  /** Too many tries have failed; nothing can be given before the lock ends. */
  readonly $isLocked: Store<boolean>;
  /** The present time, for countdowns; ticks while the dialog is open. */
  readonly $now: Store<number>;
}

type Texts = Readonly<Record<ChallengeFactor, string>>;
const nothingTyped: Texts = { email: '', phone: '', google: '', tradePassword: '' };

/** Creates the dialog that guards a call: it is opened when the call needs a proof, stays while the call refuses what was given, and closes when it is done or refused for another reason. */
export function createChallenge<In, Out, Code extends number>(guarded: Mutation<In, Out, Code>): Challenge {
  const opened = createEvent<ChallengeRequest>();
  const closed = createEvent();
  const typed = createEvent<{ readonly factor: ChallengeFactor; readonly text: string }>();
  const submitted = createEvent();

  const $request = createStore<ChallengeRequest | null>(null).on(opened, (_, request) => request);
  const $isOpen = createStore(false);
  const check = mutation({
    endpoint: account.precheck,
    params: ({ purpose, loginName, deviceId }: ChallengeRequest) => ({ body: { purpose, loginName: loginName ?? undefined, deviceId } }),
    whilePending: 'sendLast',
    resetOn: closed,
  });
  const $precheck = createStore<AccountPrecheck | null>(null)
    .on(check.done, (_, { data }) => data)
    .reset(opened);
  const $factors = combine($request, $precheck, (request, precheck) => request?.factors ?? precheck?.factors ?? []);
  const refused = sample({
    clock: guarded.failed,
    source: $factors,
    fn: (factors, { error: { failure } }) => (failure.kind === 'business' ? { problem: problemOf(failure.code, factors) } : null),
  }).filterMap((refusal) => refusal ?? undefined);
  const problem = sample({ clock: refused.filterMap((refusal) => refusal.problem), filter: $isOpen });
  // What is not about the proof is the caller's to tell.
  const refusedElse = sample({ clock: refused, filter: (refusal) => refusal.problem === undefined });
  sample({ clock: [opened, sample({ clock: problem, source: $request })], filter: Boolean, target: check.submitted });
  sample({
    clock: check.failed,
    source: $isOpen,
    filter: (isOpen) => !isOpen,
    fn: (_, { error }) => failureNotice(error),
    target: toastRequested,
  });

  const isFitting = ({ params, data }: { readonly params: ChallengeRequest; readonly data: AccountPrecheck }): boolean =>
    data.isRegistered === null || data.isRegistered !== (params.purpose === 'register');
  const declined = sample({ clock: check.done, filter: (checked) => !isFitting(checked), fn: ({ params }) => params });
  $isOpen.on(sample({ clock: check.done, filter: isFitting }), () => true).reset(closed, guarded.done, refusedElse);

  const $texts = createStore(nothingTyped)
    .on(typed, (texts, { factor, text }) => ({ ...texts, [factor]: text }))
    .reset(opened, closed, guarded.done, problem);
  const $problem = createStore<Problem | null>(null)
    .on(problem, (_, found) => found)
    .reset(opened, typed, submitted);
  const $isAttempted = createStore(false)
    .on(submitted, () => true)
    .reset(opened, problem);

  const { $now } = interval({
    every: 1000,
    start: sample({ clock: $isOpen, filter: Boolean }),
    stop: sample({ clock: $isOpen, filter: (isOpen) => !isOpen }),
  });
  const $tries = combine($precheck, $factors, triesIn);
  const $isLocked = combine($tries, $now, ({ lockedUntil }, now) => lockedUntil !== null && now < lockedUntil);
  // Whoever has waited for the end of a lock has all tries again.
  const unlocked = sample({ clock: $isLocked, source: $request, filter: $isOpen, fn: (request, isLocked) => (isLocked ? null : request) });
  sample({ clock: unlocked.filterMap((request) => request ?? undefined), target: check.submitted });
  const $isComplete = combine($factors, $texts, (factors, texts) => factors.every((factor) => isWhole(texts[factor])));
  const proved = sample({
    clock: submitted,
    source: {
      texts: $texts,
      factors: $factors,
      isComplete: $isComplete,
      isOpen: $isOpen,
      isPending: guarded.$isPending,
      isLocked: $isLocked,
    },
    filter: ({ isComplete, isOpen, isPending, isLocked }) => isComplete && isOpen && !isPending && !isLocked,
    fn: ({ texts, factors }): SecurityCodes => Object.fromEntries(factors.map((factor) => [fields[factor], texts[factor]])),
  });

  return {
    opened,
    closed,
    typed,
    submitted,
    proved,
    declined,
    sending: createSending($request, opened),
    $isOpen,
    $isOpening: combine(check.$isPending, $isOpen, (isPending, isOpen) => isPending && !isOpen),
    $isPending: guarded.$isPending,
    $factors,
    $texts,
    $problems: combine($factors, $texts, $problem, $isAttempted, (factors, texts, found, isAttempted) =>
      problemsIn(factors, found, (factor) => isAttempted && !isWhole(texts[factor])),
    ),
    $precheck,
    $tries,
    $isLocked,
    $now,
  };
}

/** Codes and the fund password alike are six digits. */
const isWhole = (text: string): boolean => /^\d{6}$/.test(text);

/** What the contract calls what is typed for a factor. */
const fields = {
  email: 'emailCode',
  phone: 'phoneCode',
  google: 'googleCode',
  tradePassword: 'tradePassword',
} as const satisfies Record<ChallengeFactor, keyof SecurityCodes>;
