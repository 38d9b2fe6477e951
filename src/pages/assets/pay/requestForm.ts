import { combine, createEvent, createStore, merge, sample } from 'effector';
import { amountOf, defaultPrecision } from '@/contract/capital';
import { code } from '@/contract/codes';
import { isZero } from '@/contract/decimal';
import { pay, type CreatePaymentRequest } from '@/contract/pay';
import { userChanged } from '@/entities/session';
import { failureToast, toastRequested } from '@/entities/toasts';
import { createLookup, refusals } from '@/features/choose-recipient';
import { mutation } from '@/shared/api';
import { $isActive, allCoins, defaultCoin, PayGate } from './account';
import { recipientProblem, type Problems } from './problems';

export const requestOpened = createEvent();
export const requestClosed = createEvent();
export const requestSubmitted = createEvent();
export const requestAmountTyped = createEvent<string>();
export const requestNoteTyped = createEvent<string>();

const pageLeft = merge([PayGate.close, userChanged]);

const requestPayment = mutation({
  endpoint: pay.requestPayment,
  params: (body: CreatePaymentRequest) => ({ body }),
  showsRefusal: true,
  resetOn: merge([pageLeft, requestClosed]),
});
/** A payment request was sent. */
export const paymentRequested = requestPayment.done;
export const $isRequesting = requestPayment.$isPending;
const dialogResetOn = [requestPayment.done, requestClosed, pageLeft] as const;
export const $isRequestOpen = createStore(false)
  .on(requestOpened, () => true)
  .reset(...dialogResetOn);

/** The user who is asked to pay. */
export const requestPayer = createLookup({
  $isEnabled: $isActive,
  screenLeft: PayGate.close,
  flushOn: requestSubmitted,
  resetOn: dialogResetOn,
});

export const requestCoinChosen = createEvent<number>();
const $chosenCoin = createStore<number | null>(null)
  .on(requestCoinChosen, (_, coinId) => coinId)
  .reset(pageLeft);
/** The coin of the QR code and of a request. */
export const $requestCoin = combine($chosenCoin, allCoins.$latest, (chosen, coins) =>
  coins === null
    ? null
    : (coins.find(({ coinId }) => coinId === chosen) ?? coins.find(({ shortName }) => shortName === defaultCoin) ?? null),
);
export const $requestPrecision = $requestCoin.map((coin) => coin?.transferPrecision ?? defaultPrecision);
/** The amount of the QR code and of a request. */
export const $requestAmount = createStore('')
  .on(requestAmountTyped, (_, amount) => amount)
  .reset(requestCoinChosen, requestPayment.done, pageLeft);
export const $requestNote = createStore('')
  .on(requestNoteTyped, (_, note) => note)
  .reset(...dialogResetOn);

const $errors = combine(requestPayer.$text, $requestAmount, (text, amount): Problems => {
  const recipient = recipientProblem(text.trim());
  return { ...(recipient && { recipient }), ...(isZero(amountOf(amount)) && { amount: 'pay.amountMissing' as const }) };
});
const $isAttempted = createStore(false)
  .on(requestSubmitted, () => true)
  .reset(requestOpened, ...dialogResetOn);
const refused = requestPayment.failed.filterMap(({ error: { failure } }) =>
  failure.kind === 'business' ? refusals.get(failure.code) : undefined,
);
const $refusal = createStore<Problems>({})
  .on(refused, (_, recipient) => ({ recipient }))
  .reset(requestPayer.typed, requestSubmitted, ...dialogResetOn);
/** Errors by field. */
export const $requestProblems = combine(
  $errors,
  requestPayer.$problem,
  $isAttempted,
  $refusal,
  (errors, problem, isAttempted, refusal) => ({
    ...(isAttempted && errors),
    ...(problem && { recipient: problem }),
    ...refusal,
  }),
);

sample({
  clock: requestSubmitted,
  source: { payer: requestPayer.$text, coin: $requestCoin, amount: $requestAmount, note: $requestNote },
  filter: combine($errors, requestPayer.$problem, (errors, problem) => Object.keys(errors).length === 0 && problem === null),
  fn: ({ payer, coin, amount, note }): CreatePaymentRequest => ({
    payer: payer.trim(),
    coinId: coin?.coinId ?? 0,
    amount: amountOf(amount),
    ...(note.trim() !== '' && { note: note.trim() }),
  }),
  target: requestPayment.submitted,
});

sample({
  clock: requestPayment.done,
  fn: ({ data }) => ({ tone: 'success' as const, text: { key: 'pay.requestSent' as const, values: { name: data.counterparty.name } } }),
  target: toastRequested,
});
sample({
  clock: requestPayment.failed,
  filter: ({ error: { failure } }) => failure.kind === 'business' && failure.code === code.accountFrozen.code,
  fn: ({ error }) => failureToast(error),
  target: toastRequested,
});
