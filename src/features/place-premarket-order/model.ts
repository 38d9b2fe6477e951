import { combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { splitDigit } from '@/contract/market';
import { premarket, type PremarketOrder, type PremarketOrderRequest } from '@/contract/premarket';
import { orderState, type OrderSide } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import type { Instrument } from '@/entities/market';
import { $bestAsk, $bestBid, $lastPrice, amountPicked, firstPulse, lastPriceOf, pricePicked } from '@/entities/pair-feed';
import { premarketChanged, premarketOrderEnded, premarketPairs } from '@/entities/premarket';
import { $balanceOf, spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { $asksFirst, orderFilled } from '@/entities/trade-preferences';
import { mutation } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { chosenFigures } from '@/shared/order-form/chosenFigures';
import { createConfirmation } from '@/shared/order-form/confirmation';
import { orderNotice } from '@/shared/order-form/orderNotice';
import { inlineRefusal } from '@/shared/order-form/refusal';
import { shareOfSize, sizeOfShare } from '@/shared/order-form/share';
import {
  emptyTicket,
  largestAmount,
  problemsOf,
  requestOf,
  sumsOf,
  type PremarketField,
  type PremarketMarket,
  type PremarketTicket,
} from './ticket';

/** The form is mounted for a pair. */
export const PremarketFormGate = createGate<{ readonly pair: Instrument | null }>('PremarketFormGate', { pair: null });

export const sideChosen = createEvent<OrderSide>();
export const figureTyped = createEvent<{ readonly field: PremarketField; readonly text: string }>();
/** A share of the largest amount, in whole percent. */
export const shareChosen = createEvent<number>();
/** The form was submitted: the order is confirmed first, where the user wants that, or sent. */
export const orderSubmitted = createEvent();

const $pair = combine(PremarketFormGate.status, PremarketFormGate.state, (isOpen, { pair }) => (isOpen ? pair : null));

/** What the form is filled in against. */
export const $market = combine(
  { pair: $pair, tokens: premarketPairs.$latest, last: $lastPrice, bestBid: $bestBid, bestAsk: $bestAsk, balances: $balanceOf },
  ({ pair, tokens, balances, ...prices }): PremarketMarket | null => {
    const token = tokens?.find(({ tradeId }) => tradeId === pair?.id);
    if (!token) return null;
    const { tradeId, baseCurrency: base, quoteCurrency: quote, digit, collateralRate, feeRate } = token;
    const available = balances && (balances.get(quote)?.available ?? '0');
    return { ...prices, tradeId, base, quote, digit, collateralRate, feeRate, available };
  },
);

const placeOrder = mutation({ endpoint: premarket.placeOrder, params: (body: PremarketOrderRequest) => ({ body }), showsRefusal: true });
/** Whether nothing can be sent now: an order is on its way, or the prices that it is judged by are still waited for. */
export const $isBusy = or(placeOrder.$isPending, firstPulse.$isLoading);

/** The server's words for a refusal that no toast shows; null for none. */
export const $refusal = placeOrder.$error.map(inlineRefusal);

/** The token the form was filled in for: it stays while the form is closed. */
const $formPairId = createStore<Instrument['id'] | null>(null).on($pair, (last, pair) => pair?.id ?? last);

/** The form as it is filled in; what was typed goes with the token. */
export const $ticket = createStore<PremarketTicket>(emptyTicket)
  .on(sideChosen, (ticket, side) => ({ ...ticket, side }))
  .on(figureTyped, (ticket, { field, text }) => ({ ...ticket, [field]: text }))
  .on(pricePicked, (ticket, price) => ({ ...ticket, price }))
  .on(amountPicked, (ticket, size) => ({ ...ticket, size }))
  .on(placeOrder.done, (ticket) => ({ ...ticket, size: '' }))
  .on($formPairId, ({ side }) => ({ ...emptyTicket, side }));

const $known = combine($ticket, $market, (ticket, known) => ({ ticket, known }));
const sized = sample({
  clock: shareChosen,
  source: $known,
  fn: ({ ticket, known }, percent) => known && sizeOfShare(largestAmount(ticket, known), percent, splitDigit(known.digit).amount),
});
sample({
  clock: chosenFigures({ sizes: sized, $ticket, $lastPrice: lastPriceOf($formPairId), $instrument: $formPairId }),
  target: figureTyped,
});

/** What the form says besides what was typed; null is what is not known. */
export const $figures = combine($known, firstPulse.$isLoading, ({ ticket, known }, isLoading) => {
  const max = known && largestAmount(ticket, known);
  return {
    problems: known && !isLoading ? problemsOf(ticket, known) : {},
    sums: known && sumsOf(ticket, known),
    max,
    share: shareOfSize(ticket.size, max),
  };
});

/** Whether the form was submitted as it stands: then missing figures are told, too. */
export const $isAttempted = createStore(false)
  .on(orderSubmitted, () => true)
  .reset(placeOrder.done, sideChosen, PremarketFormGate.close);

const $request = combine($known, $figures, ({ ticket, known }, { problems }) =>
  known && Object.keys(problems).length === 0 ? requestOf(ticket, known) : null,
);
const ready = sample({ clock: orderSubmitted, source: { request: $request, isBusy: $isBusy } });
export const confirmation = createConfirmation({
  submitted: ready.filterMap(({ request, isBusy }) => (request && !isBusy ? request : undefined)),
  $asksFirst,
  closed: PremarketFormGate.close,
});
sample({ clock: confirmation.approved, target: placeOrder.submitted });
sample({ clock: placeOrder.done, fn: () => {}, target: [balancesChanged, spotAccountChanged, premarketChanged] });
sample({ clock: placeOrder.done.map(({ data }) => data), fn: orderNotice, target: toastRequested });
const filledLater = sample({ clock: premarketOrderEnded, filter: isFilled });
sample({ clock: filledLater, fn: orderNotice, target: toastRequested });
const filledAtOnce = sample({ clock: placeOrder.done.map(({ data }) => data), filter: isFilled });
sample({ clock: [filledLater, filledAtOnce], fn: () => {}, target: orderFilled });

function isFilled({ state }: Pick<PremarketOrder, 'state'>): boolean {
  return state === orderState.filled;
}
