import { combine, createEvent, createStore, sample } from 'effector';
import { amountOf, capital, checkAmount, isCoinEnabled, type AmountProblem, type TransferRequest } from '@/contract/capital';
import { mutation } from '@/shared/api';
import { $amount, $walletInfo } from './amount';
import { $available, $coin, $ends, $needsPair, $pair, $transferType, started } from './selection';
import { transferClosed, transferSucceeded } from './opening';

export const confirmed = createEvent();
/** The two answers to the card warning. */
export const cardGivenUp = createEvent();
export const cardKept = createEvent();
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

const none: TransferProblems = { source: false, target: false, pair: false, coin: null, amount: null };

/** All current errors, shown or not. */
export const $errors = combine(
  $ends,
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
  .reset(started, transferSucceeded, transferClosed);
/** The errors to show: none before the first submit attempt. */
export const $problems = combine($errors, $isSubmitAttempted, (wanting, isChecked) => (isChecked ? wanting : none));

/** The request to send; null while the form is incomplete, invalid or still loading. */
const $order = combine(
  $errors,
  $walletInfo,
  $transferType,
  $coin,
  $pair,
  $amount,
  $available,
  (wanting, wallet, type, coin, pair, amount, available): Checked | null => {
    const isSound = !wanting.source && !wanting.target && !wanting.pair && wanting.coin === null && wanting.amount === null;
    if (!isSound || wallet === null || type === null || coin === null || available === null) return null;
    const order = {
      amount: amountOf(amount),
      coinId: coin.coinId,
      coinName: coin.shortName,
      type,
      ...(pair ? { tradeId: pair.tradeId } : {}),
    };
    return { order, endsCard: wallet.transferOpenCardInvalid };
  },
);

interface Checked {
  readonly order: TransferRequest;
  /** The transfer would end an active card, which needs a confirmation. */
  readonly endsCard: boolean;
}

const checked = sample({
  clock: confirmed,
  source: { checked: $order, isSubmitting: $isSubmitting },
  filter: ({ isSubmitting }) => !isSubmitting,
  fn: (form) => form.checked,
});

/** The transfer that awaits the answer to the card warning. */
const $held = createStore<TransferRequest | null>(null).reset(started, cardKept, transferClosed);
export const $isCardAsked = $held.map((order) => order !== null);
const sent = createEvent<TransferRequest>();
sample({ clock: checked, filter: (form) => form?.endsCard === true, fn: (form) => form?.order ?? null, target: $held });
sample({ clock: checked.map((form) => (form?.endsCard === false ? form.order : null)), filter: (order) => order !== null, target: sent });
sample({ clock: cardGivenUp, source: $held, filter: (order) => order !== null, target: sent });
sample({ clock: sent, fn: () => null, target: $held });
sample({ clock: sent, target: transfer.submitted });
