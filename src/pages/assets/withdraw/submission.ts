import { combine, createEvent, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import { challengeFactors, type SecurityCodes } from '@/contract/account';
import { amountOf, capital, withdrawalVersion, type Withdrawal, type WithdrawalRequest } from '@/contract/capital';
import { balancesChanged } from '@/entities/assets';
import { inboxChanged } from '@/entities/messages';
import { userChanged } from '@/entities/session';
import { failureToast, toastRequested } from '@/entities/toasts';
import { createChallenge } from '@/features/challenge';
import { mutation, needsLogin } from '@/shared/api';
import { $amount, $maxAmount, amountTyped } from './amount';
import { problemsOf, refusalOf, typedAddressProblem, type WithdrawalInput, type Problems, type Refusal } from './problems';
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

/** The user confirmed or closed the confirmation dialog. */
export const confirmed = createEvent();
export const confirmationClosed = createEvent();
/** The receipt was closed. */
export const receiptClosed = createEvent();

/** The page was left or the user changed: pending withdrawals are discarded. */
const pageLeft = merge([WithdrawGate.close, userChanged]);

const $input = combine(
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
  ({ max, info: withdrawInfo, check: withdrawCheck, ...form }): WithdrawalInput => ({
    ...form,
    available: withdrawInfo?.available ?? '0',
    max: max ?? '0',
    isWhitelistOn: withdrawCheck?.isWhitelistOn ?? false,
  }),
);
const $errors = $input.map(problemsOf);
/** Whether the form was submitted, so that all errors are shown. */
export const $isSubmitAttempted = createStore(false)
  .on(submitted, () => true)
  .reset(cleared, pageLeft);

/** The withdrawal to be confirmed; null if none. */
export const $request = createStore<WithdrawalRequest | null>(null, { serialize: 'ignore' });
export const withdraw = mutation({
  endpoint: capital.withdraw,
  params: (body: WithdrawalRequest) => ({ body }),
  showsUnknown: true,
  resetOn: pageLeft,
});
export const challenge = createChallenge(withdraw);

/** The error of the recipient lookup for internal withdrawals. */
const $receiverProblem = combine($method, receiver.$problem, (method, problem) => (method === 'internal' ? problem : null));
/** Whether balance and limits are loaded, which submitting requires; if they fail to load, an alert offers to retry. */
export const $isLoaded = combine(info.$data, check.$data, (limits, restrictions) => limits !== null && restrictions !== null);
export const $isLoading = or(info.$isLoading, check.$isLoading);
const $isSendable = combine(
  { errors: $errors, isLoaded: $isLoaded, problem: $receiverProblem, isPending: withdraw.$isPending },
  ({ errors, isLoaded, problem, isPending }) => Object.keys(errors).length === 0 && isLoaded && problem === null && !isPending,
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
  clock: sample({
    clock: challenge.proofSubmitted,
    source: $request,
    fn: (request, codes: SecurityCodes) => request && { ...request, ...codes },
  }),
  filter: (request) => request !== null,
  target: withdraw.submitted,
});

const failed = sample({ clock: withdraw.failed, source: $method, fn: (method, { error }) => ({ method, failure: error.failure, error }) });
const refused = failed.filterMap(({ method, failure }) =>
  failure.kind === 'business' ? (refusalOf(failure.code, method) ?? undefined) : undefined,
);
const otherFailureToast = failed.filterMap(({ failure, error }) =>
  failure.kind === 'business' || needsLogin(failure) ? undefined : failureToast(error),
);
sample({ clock: otherFailureToast, target: toastRequested });

/** The refusal of the exchange, until the form changes. */
const $refusal = createStore<Refusal | null>(null)
  .on(refused, (_, refusal) => refusal)
  .reset(formChanged, amountTyped, submitted, cleared, pageLeft);
export const $formRefusal = $refusal.map((refusal) => (refusal?.field === 'form' ? refusal.key : null));
/** Whether the response was lost and the result of the withdrawal is unknown. */
export const $isUnknown = createStore(false)
  .on(withdraw.lost, () => true)
  .reset(submitted, withdraw.done, pageLeft);

/** Errors by field: all from the first attempt on, before that those of the address format and the recipient lookup. */
export const $problems = combine(
  { input: $input, errors: $errors, isAttempted: $isSubmitAttempted, refusal: $refusal, receiverProblem: $receiverProblem },
  ({ input, errors, isAttempted, refusal, receiverProblem }): Problems => {
    const typed = typedAddressProblem(input);
    return {
      ...(isAttempted ? errors : typed && input.method === 'onChain' ? { address: typed } : {}),
      ...(receiverProblem && { receiver: { key: receiverProblem } }),
      ...(refusal && refusal.field !== 'form' && { [refusal.field]: { key: refusal.key } }),
    };
  },
);

/** The submitted withdrawal; null once its receipt is closed. */
export const $receipt = createStore<Withdrawal | null>(null)
  .on(withdraw.done, (_, { data }) => data)
  .reset(receiptClosed, pageLeft);

$request.reset(confirmationClosed, withdraw.done, refused, receiver.refused, withdraw.lost, pageLeft);
sample({ clock: [withdraw.lost, confirmationClosed, WithdrawGate.close], fn: () => {}, target: challenge.closed });
sample({ clock: withdraw.done, fn: () => {}, target: cleared });
// Also after a failure: the withdrawal may have been made although the response was lost.
sample({ clock: withdraw.settled, fn: () => {}, target: [balancesChanged, inboxChanged] });
export const $isSending = withdraw.$isPending;
