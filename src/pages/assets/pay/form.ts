import { combine, createEvent, createStore, merge, sample } from 'effector';
import { allAmount, amountOf, defaultPrecision } from '@/contract/capital';
import { pay, type PaymentRequestRecord } from '@/contract/pay';
import { balancesChanged } from '@/entities/assets';
import { userChanged } from '@/entities/session';
import { createLookup } from '@/features/choose-recipient';
import { query } from '@/shared/api';
import { withDecimals } from '@/shared/lib/typedFigures';
import { $isAsked, coins, firstCoin, PayGate } from './account';

export const submitted = createEvent();
export const coinChosen = createEvent<number>();
export const amountTyped = createEvent<string>();
export const maxPressed = createEvent();
export const noteTyped = createEvent<string>();
/** A request is to be paid as it stands. */
export const requestChosen = createEvent<PaymentRequestRecord>();
/** The form is emptied, because what it asked for was paid. */
export const cleared = createEvent();

/** The form starts with what the address asks for. */
const opened = sample({ clock: PayGate.state, filter: PayGate.status });
const restarted = [cleared, PayGate.close, userChanged] as const;

/** Whom to pay. */
export const recipient = createLookup({ $isAsked, left: PayGate.close, flushedOn: submitted, resetOn: restarted });
sample({ clock: opened, fn: ({ to = '' }) => to, target: recipient.given });
sample({ clock: requestChosen, fn: ({ counterparty }) => String(counterparty.uid), target: recipient.given });

/** The coin that was asked for, by its symbol: by a link or a request. */
const $wantedCoin = createStore<string | null>(null)
  .on(opened, (_, { coin }) => coin?.toUpperCase() ?? null)
  .on(requestChosen, (_, { coinName }) => coinName)
  .reset(coinChosen, ...restarted);
const $chosenCoin = createStore<number | null>(null)
  .on(coinChosen, (_, coinId) => coinId)
  .reset(opened, requestChosen, ...restarted);
export const $coinId = combine($chosenCoin, $wantedCoin, coins.$latest, (chosen, wanted, rows) => {
  const named = (symbol: string | null) => rows?.find(({ coinName }) => coinName === symbol);
  return chosen ?? (named(wanted) ?? named(firstCoin) ?? rows?.[0])?.coinId ?? null;
});
/** The symbol of a coin that was asked for and is not held; null where there is none. */
export const $missingCoin = combine($wantedCoin, coins.$latest, (wanted, rows) =>
  wanted === null || rows === null || rows.some(({ coinName }) => coinName === wanted) ? null : wanted,
);

/** What may be paid of the coin. */
export const info = query({
  endpoint: pay.payInfo,
  $params: combine($isAsked, $coinId, (isAsked, coinId) => (isAsked && coinId !== null ? { query: { coinId } } : null)),
  refetchOn: [balancesChanged],
  resetOn: userChanged,
});
export const $precision = info.$data.map((data) => data?.precision ?? defaultPrecision);

const maxTaken = sample({ clock: maxPressed, source: info.$data }).filterMap((data) =>
  data ? allAmount({ cap: data.maxAmount, precision: data.precision }) : undefined,
);
export const $amount = createStore('')
  .on(amountTyped, (_, amount) => amount)
  .on(maxTaken, (_, max) => max)
  .on(opened, (_, { amount = '' }) => withDecimals(defaultPrecision)(amount))
  .on(requestChosen, (_, { amount }) => amount)
  .reset(coinChosen, ...restarted);

export const $note = createStore('')
  .on(noteTyped, (_, note) => note)
  .on(requestChosen, (_, { note }) => note)
  .reset(opened, ...restarted);

/** The request that is paid, while the form says what it asks for. */
const $requestId = createStore<string | null>(null)
  .on(opened, (_, { request }) => request ?? null)
  .on(requestChosen, (_, { id }) => id)
  .reset(recipient.typed, coinChosen, amountTyped, maxPressed, ...restarted);

/** What is to be paid, as it is sent to the exchange. */
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

/** Something of the form was changed, so that what the exchange said of it before counts no more. */
export const formChanged = merge([recipient.typed, recipient.given, coinChosen, amountTyped, maxPressed, noteTyped]).map(() => {});
