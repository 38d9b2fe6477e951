import { combine, createEvent, createStore, sample } from 'effector';
import { amountOf, capital, checkAmount, isCoinEnabled, type AmountProblem, type TransferRequest } from '@/contract/capital';
import { mutation } from '@/shared/api';
import { $amount, $walletInfo } from './amount';
import { $available, $coin, $accounts, $needsPair, $pair, $transferType, formMounted } from './selection';
import { transferClosed, transferSucceeded } from './dialogModel';

export const confirmed = createEvent();
/** The two responses to the card warning: continue, or keep the card. */
export const cardWarningConfirmed = createEvent();
export const cardWarningCancelled = createEvent();
export const transfer = mutation({ endpoint: capital.submitTransfer, params: (body: TransferRequest) => ({ body }) });
export const $isSubmitting = transfer.$isPending;

/** Validation errors of the form. */
export interface TransferProblems {
  readonly source: boolean;
  readonly target: boolean;
  readonly pair: boolean;
  readonly coin: 'missing' | 'blocked' | null;
  readonly amount: AmountProblem | null;
}

const noProblems: TransferProblems = { source: false, target: false, pair: false, coin: null, amount: null };

/** All current errors, shown or not. */
export const $errors = combine(
  $accounts,
  $needsPair,
  $pair,
  $coin,
  $amount,
  $available,
  ({ source, target }, needsPair, pair, coin, amount, available): TransferProblems => ({
    source: source === null,
    target: target === null,
    pair: needsPair && pair === null,
    coin: coin === null ? 'missing' : isCoinEnabled(coin, 'out') && isCoinEnabled(coin, 'in') ? null : 'blocked',
    amount: checkAmount(amount, { available: available ?? amountOf(amount) }),
  }),
);
const $isSubmitAttempted = createStore(false)
  .on(confirmed, () => true)
  .reset(formMounted, transferSucceeded, transferClosed);
/** The errors to show: none before the first submit attempt. */
export const $problems = combine($errors, $isSubmitAttempted, (errors, isSubmitAttempted) => (isSubmitAttempted ? errors : noProblems));

/** The request to send; null while the form is incomplete, invalid or still loading. */
const $submission = combine(
  $errors,
  $walletInfo,
  $transferType,
  $coin,
  $pair,
  $amount,
  $available,
  (errors, wallet, type, coin, pair, amount, available): Submission | null => {
    const isValid = !errors.source && !errors.target && !errors.pair && errors.coin === null && errors.amount === null;
    if (!isValid || wallet === null || type === null || coin === null || available === null) return null;
    const request = {
      amount: amountOf(amount),
      coinId: coin.coinId,
      coinName: coin.shortName,
      type,
      ...(pair ? { tradeId: pair.tradeId } : {}),
    };
    return { request, endsCard: wallet.transferOpenCardInvalid };
  },
);

interface Submission {
  readonly request: TransferRequest;
  /** The transfer would end an active card, which needs a confirmation. */
  readonly endsCard: boolean;
}

const submitted = sample({
  clock: confirmed,
  source: { submission: $submission, isSubmitting: $isSubmitting },
  filter: ({ isSubmitting }) => !isSubmitting,
  fn: ({ submission }) => submission,
});

/** The transfer that awaits the answer to the card warning. */
const $awaitingConfirmation = createStore<TransferRequest | null>(null).reset(formMounted, cardWarningCancelled, transferClosed);
export const $isCardWarningOpen = $awaitingConfirmation.map((request) => request !== null);
const sent = createEvent<TransferRequest>();
sample({
  clock: submitted,
  filter: (submission) => submission?.endsCard === true,
  fn: (submission) => submission?.request ?? null,
  target: $awaitingConfirmation,
});
sample({
  clock: submitted.map((submission) => (submission?.endsCard === false ? submission.request : null)),
  filter: (request) => request !== null,
  target: sent,
});
sample({ clock: cardWarningConfirmed, source: $awaitingConfirmation, filter: (request) => request !== null, target: sent });
sample({ clock: sent, fn: () => null, target: $awaitingConfirmation });
sample({ clock: sent, target: transfer.submitted });
