import { combine, createEvent, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import { challengeFactors, type SecurityCodes } from '@/contract/account';
import { amountOf, capital, withdrawalVersion, type Withdrawal, type WithdrawalRequest } from '@/contract/capital';
import { balancesChanged } from '@/entities/assets';
import { inboxChanged } from '@/entities/messages';
import { userChanged } from '@/entities/session';
import { failureNotice, toastRequested } from '@/entities/toasts';
import { createChallenge } from '@/features/challenge';
import { mutation, needsLogin } from '@/shared/api';
import { $amount, $maxAmount, amountTyped } from './amount';
import { problemsOf, refusalOf, typedAddressProblem, type Asked, type Problems, type Refusal } from './problems';
import {
  $coinId,
  $destination,
  $isMemoWaived,
  $isReceiverKnown,
  $method,
  $network,
  $recognised,
  WithdrawGate,
  check,
  cleared,
  formChanged,
  info,
  receiver,
  submitted,
} from './selection';

/** The two answers to the step that says what will happen. */
export const confirmed = createEvent();
export const confirmationClosed = createEvent();
/** The receipt was read. */
export const receiptClosed = createEvent();

/** Nobody waits any more for what is under way here. */
const left = merge([WithdrawGate.close, userChanged]);

const $asked = combine(
  {
    method: $method,
    destination: $destination,
    isMemoWaived: $isMemoWaived,
    network: $network,
    recognised: $recognised,
    amount: $amount,
    max: $maxAmount,
    info: info.$data,
    check: check.$data,
  },
  ({ max, info: known, check: checked, ...form }): Asked => ({
    ...form,
    available: known?.available ?? '0',
    max: max ?? '0',
    isWhitelistOn: checked?.isWhitelistOn ?? false,
  }),
);
const $found = $asked.map(problemsOf);
/** Whether the form was submitted as it stands, so that it lists all that is wrong. */
export const $isSubmitAttempted = createStore(false)
  .on(submitted, () => true)
  .reset(cleared, left);

/** What was asked for and waits to be confirmed. */
export const $request = createStore<WithdrawalRequest | null>(null, { serialize: 'ignore' });
export const withdraw = mutation({
  endpoint: capital.withdraw,
  params: (body: WithdrawalRequest) => ({ body }),
  showsUnknown: true,
  resetOn: left,
});
export const challenge = createChallenge(withdraw);

/** What the exchange says of the receiver, where there is one. */
const $receiverProblem = combine($method, receiver.$problem, (method, problem) => (method === 'internal' ? problem : null));
/** Whether what the form is judged by is there, or on its way. Nothing can be submitted before; where it could not be loaded, the alert beside it asks again. */
export const $isLoaded = combine(info.$data, check.$data, (known, other) => known !== null && other !== null);
export const $isLoading = or(info.$isLoading, check.$isLoading);
const $isSendable = combine(
  { found: $found, isLoaded: $isLoaded, problem: $receiverProblem, isPending: withdraw.$isPending },
  ({ found, isLoaded, problem, isPending }) => Object.keys(found).length === 0 && isLoaded && problem === null && !isPending,
);
sample({
  clock: sample({ clock: submitted, filter: $isSendable }),
  source: { coinId: $coinId, destination: $destination, amount: $amount },
  fn: ({ coinId, destination, amount }): WithdrawalRequest => ({
    bver: withdrawalVersion,
    coinId: coinId ?? 0,
    ...destination,
    amount: amountOf(amount),
    remark: '',
  }),
  target: $request,
});

const $factors = check.$data.map((data) => challengeFactors.filter((factor) => data?.factors.includes(factor)));
sample({
  clock: confirmed,
  source: $factors,
  filter: combine(withdraw.$isPending, $isReceiverKnown, (isPending, isKnown) => !isPending && isKnown),
  fn: (factors) => ({ purpose: 'security' as const, loginName: null, factors }),
  target: challenge.opened,
});
sample({
  clock: sample({ clock: challenge.proved, source: $request, fn: (request, codes: SecurityCodes) => request && { ...request, ...codes } }),
  filter: (request) => request !== null,
  target: withdraw.submitted,
});

const failed = sample({ clock: withdraw.failed, source: $method, fn: (method, { error }) => ({ method, failure: error.failure, error }) });
const refused = failed.filterMap(({ method, failure }) =>
  failure.kind === 'business' ? (refusalOf(failure.code, method) ?? undefined) : undefined,
);
const told = failed.filterMap(({ failure, error }) =>
  failure.kind === 'business' || needsLogin(failure) ? undefined : failureNotice(error),
);
sample({ clock: told, target: toastRequested });

/** What the exchange refused, until the form changes. */
const $refusal = createStore<Refusal | null>(null)
  .on(refused, (_, refusal) => refusal)
  .reset(formChanged, amountTyped, submitted, cleared, left);
export const $formRefusal = $refusal.map((refusal) => (refusal?.field === 'form' ? refusal.key : null));
/** Whether an answer was lost, so that nobody knows what became of the withdrawal. */
export const $isUnknown = createStore(false)
  .on(withdraw.lost, () => true)
  .reset(submitted, withdraw.done, left);

/** What is wrong, by field: all of it from the first attempt on, before that what can be said of an address or a receiver as it stands. */
export const $problems = combine(
  { asked: $asked, found: $found, isAttempted: $isSubmitAttempted, refusal: $refusal, receiverProblem: $receiverProblem },
  ({ asked, found, isAttempted, refusal, receiverProblem }): Problems => {
    const typed = typedAddressProblem(asked);
    return {
      ...(isAttempted ? found : typed && asked.method === 'onChain' ? { address: typed } : {}),
      ...(receiverProblem && { receiver: { key: receiverProblem } }),
      ...(refusal && refusal.field !== 'form' && { [refusal.field]: { key: refusal.key } }),
    };
  },
);

/** The withdrawal as it was taken on; null once that was read. */
export const $receipt = createStore<Withdrawal | null>(null)
  .on(withdraw.done, (_, { data }) => data)
  .reset(receiptClosed, left);

$request.reset(confirmationClosed, withdraw.done, refused, receiver.refused, withdraw.lost, left);
sample({ clock: [withdraw.lost, confirmationClosed, WithdrawGate.close], fn: () => {}, target: challenge.closed });
sample({ clock: withdraw.done, fn: () => {}, target: cleared });
// Also after a failure: it may have been made although its answer was lost.
sample({ clock: withdraw.settled, fn: () => {}, target: [balancesChanged, inboxChanged] });
export const $isSending = withdraw.$isPending;
