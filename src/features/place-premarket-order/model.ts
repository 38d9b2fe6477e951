import { combine, createEvent, createStore, sample } from 'effector';
import { or } from 'patronum';
import { parseDigit } from '@/contract/market';
import { premarket, type PremarketOrder, type PremarketOrderRequest } from '@/contract/premarket';
import { orderState, type OrderSide } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import type { Instrument } from '@/entities/market';
import { $bestAsk, $bestBid, $lastPrice, amountPicked, firstMarketData, lastPriceOf, pricePicked } from '@/entities/pair-feed';
import { premarketChanged, premarketOrderEnded, premarketPairs } from '@/entities/premarket';
import { $balanceByCoin, spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { $asksFirst, orderFilled } from '@/entities/trade-preferences';
import { mutation } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { presetValues } from '@/shared/order-form/presetValues';
import { createConfirmation } from '@/shared/order-form/confirmation';
import { orderToast } from '@/shared/order-form/orderToast';
import { inlineRefusal } from '@/shared/order-form/refusal';
import { shareOfSize, sizeOfShare } from '@/shared/order-form/share';
import {
  emptyTicket,
  maxAmount,
  problemsOf,
  requestOf,
  orderAmounts,
  type PremarketField,
  type PremarketMarket,
  type PremarketTicket,
} from './ticket';

/** Open while the form is mounted, with its pair. */
export const PremarketFormGate = createGate<{ readonly pair: Instrument | null }>('PremarketFormGate', { pair: null });

export const sideChosen = createEvent<OrderSide>();
export const valueTyped = createEvent<{ readonly field: PremarketField; readonly text: string }>();
/** The user selected a share of the maximum amount, in whole percent. */
export const shareChosen = createEvent<number>();
/** The form was submitted; sends the order, or asks for confirmation first if the user wants that. */
export const orderSubmitted = createEvent();

const $pair = combine(PremarketFormGate.status, PremarketFormGate.state, (isOpen, { pair }) => (isOpen ? pair : null));

/** The market data that the form is validated against. */
export const $market = combine(
  { pair: $pair, tokens: premarketPairs.$latest, last: $lastPrice, bestBid: $bestBid, bestAsk: $bestAsk, balances: $balanceByCoin },
  ({ pair, tokens, balances, ...prices }): PremarketMarket | null => {
    const token = tokens?.find(({ tradeId }) => tradeId === pair?.id);
    if (!token) return null;
    const { tradeId, baseCurrency: base, quoteCurrency: quote, digit, collateralRate, feeRate } = token;
    const available = balances && (balances.get(quote)?.available ?? '0');
    return { ...prices, tradeId, base, quote, digit, collateralRate, feeRate, available };
  },
);

const placeOrder = mutation({ endpoint: premarket.placeOrder, params: (body: PremarketOrderRequest) => ({ body }), showsRefusal: true });
/** Whether submitting is blocked: an order is pending, or the prices for its validation are still loading. */
export const $isBusy = or(placeOrder.$isPending, firstMarketData.$isLoading);

/** The server's message of a refusal that no toast shows; null if none. */
export const $refusal = placeOrder.$error.map(inlineRefusal);

/** The token of the typed values; kept while the form is closed. */
const $formPairId = createStore<Instrument['id'] | null>(null).on($pair, (last, pair) => pair?.id ?? last);

/** The state of the form; another token clears typed values. */
export const $ticket = createStore<PremarketTicket>(emptyTicket)
  .on(sideChosen, (ticket, side) => ({ ...ticket, side }))
  .on(valueTyped, (ticket, { field, text }) => ({ ...ticket, [field]: text }))
  .on(pricePicked, (ticket, price) => ({ ...ticket, price }))
  .on(amountPicked, (ticket, size) => ({ ...ticket, size }))
  .on(placeOrder.done, (ticket) => ({ ...ticket, size: '' }))
  .on($formPairId, ({ side }) => ({ ...emptyTicket, side }));

const $ticketAndMarket = combine($ticket, $market, (ticket, market) => ({ ticket, market }));
const sizeFromShare = sample({
  clock: shareChosen,
  source: $ticketAndMarket,
  fn: ({ ticket, market }, percent) => market && sizeOfShare(maxAmount(ticket, market), percent, parseDigit(market.digit).amount),
});
sample({
  clock: presetValues({ sizes: sizeFromShare, $ticket, $lastPrice: lastPriceOf($formPairId), $instrument: $formPairId }),
  target: valueTyped,
});

/** The derived values that the form shows; null if unknown. */
export const $ticketValues = combine($ticketAndMarket, firstMarketData.$isLoading, ({ ticket, market }, isLoading) => {
  const max = market && maxAmount(ticket, market);
  return {
    problems: market && !isLoading ? problemsOf(ticket, market) : {},
    amounts: market && orderAmounts(ticket, market),
    max,
    share: shareOfSize(ticket.size, max),
  };
});

/** Whether the form was submitted; from then on missing values are reported too. */
export const $isAttempted = createStore(false)
  .on(orderSubmitted, () => true)
  .reset(placeOrder.done, sideChosen, PremarketFormGate.close, $formPairId);

const $request = combine($ticketAndMarket, $ticketValues, ({ ticket, market }, { problems }) =>
  market && Object.keys(problems).length === 0 ? requestOf(ticket, market) : null,
);
const ready = sample({ clock: orderSubmitted, source: { request: $request, isBusy: $isBusy } });
export const confirmation = createConfirmation({
  submitted: ready.filterMap(({ request, isBusy }) => (request && !isBusy ? request : undefined)),
  $asksFirst,
  resetOn: [PremarketFormGate.close, $formPairId],
});
sample({ clock: confirmation.approved, target: placeOrder.submitted });
sample({ clock: placeOrder.done, fn: () => {}, target: [balancesChanged, spotAccountChanged, premarketChanged] });
sample({ clock: placeOrder.done.map(({ data }) => data), fn: orderToast, target: toastRequested });
const filledLater = sample({ clock: premarketOrderEnded, filter: isFilled });
sample({ clock: filledLater, fn: orderToast, target: toastRequested });
const filledImmediately = sample({ clock: placeOrder.done.map(({ data }) => data), filter: isFilled });
sample({ clock: [filledLater, filledImmediately], fn: () => {}, target: orderFilled });

function isFilled({ state }: Pick<PremarketOrder, 'state'>): boolean {
  return state === orderState.filled;
}
