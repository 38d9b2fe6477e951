import { combine, createEvent, createStore, merge, sample } from 'effector';
import { maxInputAmount, amountOf, defaultPrecision } from '@/contract/capital';
import { pay, type PaymentRequestRecord } from '@/contract/pay';
import { balancesChanged } from '@/entities/assets';
import { userChanged } from '@/entities/session';
import { createLookup } from '@/features/choose-recipient';
import { query } from '@/shared/api';
import { withDecimals } from '@/shared/lib/numberInput';
import { $isActive, coins, defaultCoin, PayGate } from './account';

export const submitted = createEvent();
export const coinChosen = createEvent<number>();
export const amountTyped = createEvent<string>();
export const maxPressed = createEvent();
export const noteTyped = createEvent<string>();
/** Fills in an earlier recipient by UID; empty to remove it. */
export const contactChosen = createEvent<string>();
/** Fills in the form from a payment request. */
export const requestChosen = createEvent<PaymentRequestRecord>();
/** Clears the form after a payment. */
export const cleared = createEvent();

/** The page opened: the form starts with the payment details of the URL. */
const opened = sample({ clock: PayGate.state, filter: PayGate.status });
const formResetOn = [cleared, PayGate.close, userChanged] as const;

/** The recipient of the payment. */
export const recipient = createLookup({ $isEnabled: $isActive, screenLeft: PayGate.close, flushOn: submitted, resetOn: formResetOn });
sample({ clock: opened, fn: ({ to = '' }) => to, target: recipient.prefilled });
sample({ clock: contactChosen, target: recipient.prefilled });
sample({ clock: requestChosen, fn: ({ counterparty }) => String(counterparty.uid), target: recipient.prefilled });

/** Symbol of the coin given by a link or a request; null if none. */
const $requestedCoin = createStore<string | null>(null)
  .on(opened, (_, { coin }) => coin?.toUpperCase() ?? null)
  .on(requestChosen, (_, { coinName }) => coinName)
  .reset(coinChosen, ...formResetOn);
const $chosenCoin = createStore<number | null>(null)
  .on(coinChosen, (_, coinId) => coinId)
  .reset(opened, requestChosen, ...formResetOn);
export const $coinId = combine($chosenCoin, $requestedCoin, coins.$latest, (chosen, requested, rows) => {
  const bySymbol = (symbol: string | null) => rows?.find(({ coinName }) => coinName === symbol);
  return chosen ?? (bySymbol(requested) ?? bySymbol(defaultCoin) ?? rows?.[0])?.coinId ?? null;
});
// A balance that arrives must not change the coin of an amount that was entered or is under review.
sample({ clock: [amountTyped, maxPressed, submitted], source: $coinId, target: $chosenCoin });
/** Symbol of a requested coin that the user does not hold; null if none. */
export const $missingCoin = combine($requestedCoin, coins.$latest, (requested, rows) =>
  requested === null || rows === null || rows.some(({ coinName }) => coinName === requested) ? null : requested,
);

/** How much of the coin can be paid. */
export const info = query({
  endpoint: pay.payInfo,
  $params: combine($isActive, $coinId, (isActive, coinId) => (isActive && coinId !== null ? { query: { coinId } } : null)),
  refetchOn: [balancesChanged],
  resetOn: userChanged,
});
export const $precision = info.$data.map((data) => data?.precision ?? defaultPrecision);

const maxApplied = sample({ clock: maxPressed, source: info.$data }).filterMap((data) =>
  data ? maxInputAmount({ cap: data.maxAmount, precision: data.precision }) : undefined,
);
export const $amount = createStore('')
  .on(amountTyped, (_, amount) => amount)
  .on(maxApplied, (_, max) => max)
  .on(opened, (_, { amount = '' }) => withDecimals(defaultPrecision)(amount))
  .on(requestChosen, (_, { amount }) => amount)
  .reset(coinChosen, ...formResetOn);

export const $note = createStore('')
  .on(noteTyped, (_, note) => note)
  .on(requestChosen, (_, { note }) => note)
  .reset(opened, ...formResetOn);

/** The request being paid; null once the form deviates from it. */
const $requestId = createStore<string | null>(null)
  .on(opened, (_, { request }) => request ?? null)
  .on(requestChosen, (_, { id }) => id)
  .reset(recipient.typed, contactChosen, coinChosen, amountTyped, maxPressed, ...formResetOn);

/** The payment as sent to the exchange. */
export const $payment = combine(
  { recipient: recipient.$text, coinId: $coinId, amount: $amount, note: $note, requestId: $requestId },
  ({ recipient: name, coinId, amount, note, requestId }) => ({
    recipient: name.trim(),
    coinId: coinId ?? 0,
    amount: amountOf(amount),
    ...(note.trim() !== '' && { note: note.trim() }),
    ...(requestId !== null && { requestId }),
  }),
);

/** The form changed, which invalidates earlier refusals. */
export const formChanged = merge([recipient.typed, recipient.prefilled, coinChosen, amountTyped, maxPressed, noteTyped]).map(() => {});
