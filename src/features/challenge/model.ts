import { combine, createEvent, createStore, sample, type Event, type EventCallable, type Store } from 'effector';
import { account, type AccountPrecheck, type ChallengeFactor } from '@/contract/account';
import { and, not } from 'patronum';
import { failureToast, toastRequested } from '@/entities/toasts';
import { mutation, type Mutation } from '@/shared/api';
import { problemOf, problemsIn, type Problem, type Problems } from './problems';
import { canRecover, isInputComplete, emptyInputs, proofOf, type Proof, type FactorInputs } from './proof';
import type { ChallengeRequest } from './request';
import { createCodeSender, type CodeSender } from './codeSender';
import { createLock, type Attempts } from './attempts';

export interface Challenge {
  /** Requests the required factors, and opens the dialog. */
  readonly opened: EventCallable<ChallengeRequest>;
  readonly closed: EventCallable<void>;
  readonly typed: EventCallable<{ readonly factor: ChallengeFactor; readonly text: string }>;
  readonly submitted: EventCallable<void>;
  /** Switches between authenticator and recovery code. */
  readonly recoveryToggled: EventCallable<void>;
  /** All factors are complete and submitted; triggers the guarded call. */
  readonly proofSubmitted: Event<Proof>;
  /** The challenge is impossible: the login name is unknown, or already taken for a new account. */
  readonly declined: Event<ChallengeRequest>;
  readonly codeSender: CodeSender;
  readonly $isOpen: Store<boolean>;
  /** The precheck is pending and the dialog not open yet. */
  readonly $isOpening: Store<boolean>;
  /** The guarded call is pending. */
  readonly $isPending: Store<boolean>;
  readonly $factors: Store<readonly ChallengeFactor[]>;
  readonly $inputs: Store<FactorInputs>;
  readonly $isRecovering: Store<boolean>;
  /** Whether a recovery code is accepted instead of the authenticator code. */
  readonly $canRecover: Store<boolean>;
  /** The number of unused recovery codes; null if the exchange does not report it, as for visitors. */
  readonly $recoveryCodesLeft: Store<number | null>;
  readonly $problems: Store<Problems>;
  /** The exchange's answer to the precheck: required factors, remaining attempts, and whether the device is new. */
  readonly $precheck: Store<AccountPrecheck | null>;
  readonly $attempts: Store<Attempts>;
  /** Whether input is locked after too many failed attempts. */
  readonly $isLocked: Store<boolean>;
  /** The current time for countdowns; ticks while the dialog is open. */
  readonly $now: Store<number>;
}

/** Creates the dialog that guards a call: it stays open while the call rejects the proof, and closes when the call succeeds or is refused for another reason. */
export function createChallenge<In, Out, Code extends number>(guarded: Mutation<In, Out, Code>): Challenge {
  const opened = createEvent<ChallengeRequest>();
  const closed = createEvent();
  const typed = createEvent<{ readonly factor: ChallengeFactor; readonly text: string }>();
  const submitted = createEvent();
  const recoveryToggled = createEvent();

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
  // The caller reports refusals unrelated to the proof.
  const unrelatedRefusal = sample({ clock: refused, filter: (refusal) => refusal.problem === undefined });
  sample({ clock: [opened, sample({ clock: problem, source: $request })], filter: Boolean, target: check.submitted });
  sample({
    clock: check.failed,
    source: $isOpen,
    filter: (isOpen) => !isOpen,
    fn: (_, { error }) => failureToast(error),
    target: toastRequested,
  });

  const matchesPurpose = ({ params, data }: { readonly params: ChallengeRequest; readonly data: AccountPrecheck }): boolean =>
    data.isRegistered === null || data.isRegistered !== (params.purpose === 'register');
  const declined = sample({ clock: check.done, filter: (checked) => !matchesPurpose(checked), fn: ({ params }) => params });
  $isOpen.on(sample({ clock: check.done, filter: matchesPurpose }), () => true).reset(closed, guarded.done, unrelatedRefusal);

  const $inputs = createStore(emptyInputs)
    .on(typed, (texts, { factor, text }) => ({ ...texts, [factor]: text }))
    .on(recoveryToggled, (texts) => ({ ...texts, google: '' }))
    .reset(opened, closed, guarded.done, problem);
  const $isRecovering = createStore(false)
    .on(recoveryToggled, (isRecovering) => !isRecovering)
    .reset(opened);
  const $problem = createStore<Problem | null>(null)
    .on(problem, (_, found) => found)
    .reset(opened, typed, recoveryToggled, submitted);
  const $isAttempted = createStore(false)
    .on(submitted, () => true)
    .reset(opened, problem);

  const $recoveryCodesLeft = $precheck.map((precheck) => precheck?.recoveryCodesLeft ?? null);

  const { $now, $attempts, $isLocked, unlocked } = createLock({ $precheck, $factors, $request, $isOpen });
  sample({ clock: unlocked, target: check.submitted });
  const $missing = combine($factors, $inputs, $isRecovering, (factors, texts, isRecovering) =>
    factors.filter((factor) => !isInputComplete(factor, texts[factor], isRecovering)),
  );
  const $isComplete = $missing.map(({ length }) => length === 0);
  const $isReady = and($isComplete, $isOpen, not(guarded.$isPending), not($isLocked));
  const proofSubmitted = sample({
    clock: sample({ clock: submitted, filter: $isReady }),
    source: { texts: $inputs, factors: $factors, isRecovering: $isRecovering },
    fn: ({ texts, factors, isRecovering }) => proofOf(factors, texts, isRecovering),
  });

  return {
    opened,
    closed,
    typed,
    submitted,
    recoveryToggled,
    proofSubmitted,
    declined,
    codeSender: createCodeSender($request, opened),
    $isOpen,
    $isOpening: combine(check.$isPending, $isOpen, (isPending, isOpen) => isPending && !isOpen),
    $isPending: guarded.$isPending,
    $factors,
    $inputs,
    $isRecovering,
    $canRecover: combine($request, $recoveryCodesLeft, canRecover),
    $recoveryCodesLeft,
    $problems: combine(
      { factors: $factors, missing: $missing, found: $problem, isAttempted: $isAttempted, isRecovering: $isRecovering },
      ({ factors, missing, found, isAttempted, isRecovering }) =>
        problemsIn({ factors, problem: found, missing: isAttempted ? missing : [], isRecovering }),
    ),
    $precheck,
    $attempts,
    $isLocked,
    $now,
  };
}
