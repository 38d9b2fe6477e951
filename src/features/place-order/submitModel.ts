import { combine, createEvent, createStore, merge, sample } from 'effector';
import { codeByNumber } from '@/contract/codes';
import { isZero } from '@/contract/decimal';
import { orderState, spot, tradingAccount, type OcoOrderRequest, type Order, type OrderRequest } from '@/contract/spot';
import { balancesChanged } from '@/entities/assets';
import { openOrderEnded, spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { $tradePreferences } from '@/entities/trade-preferences';
import { mutation } from '@/shared/api';
import { screenLeft } from '@/shared/routing';
import { requestOf, type TicketRequest } from './check';
import { $figures, $market, $ticket, kindChosen, OrderFormGate, sideChosen, ticketPlaced } from './ticketModel';

/** The form was submitted: the order is confirmed first, where the user wants that, or sent. */
export const orderSubmitted = createEvent();
export const orderConfirmed = createEvent();
export const confirmationClosed = createEvent();

const placeOrder = mutation({ endpoint: spot.placeOrder, params: (body: OrderRequest) => ({ body }) });
const placeOco = mutation({ endpoint: spot.placeOcoOrder, params: (body: OcoOrderRequest) => ({ body }) });

/** Whether an order is on its way; nothing is sent meanwhile. */
export const $isPlacing = combine(placeOrder.$isPending, placeOco.$isPending, (order, oco) => order || oco);

/** The server's words for a refusal that no toast shows; null for none. */
export const $refusal = combine(placeOrder.$error, placeOco.$error, (order, oco) => {
  const failure = (order ?? oco)?.failure;
  return failure && 'code' in failure && codeByNumber(failure.code)?.behaviour === 'inline' ? failure.msg : null;
});

/** Whether the form was submitted as it stands: then missing figures are told, too. */
export const $isAttempted = createStore(false)
  .on(orderSubmitted, () => true)
  .reset(ticketPlaced, kindChosen, sideChosen, OrderFormGate.close);

const $request = combine($ticket, $market, $figures, (ticket, known, { problems }) =>
  known && Object.keys(problems).length === 0 ? requestOf(ticket, known, tradingAccount.spot) : null,
);
const ready = sample({
  clock: orderSubmitted,
  source: { request: $request, isPlacing: $isPlacing, preferences: $tradePreferences },
}).filterMap(({ request, isPlacing, preferences }) => (request && !isPlacing ? { request, asks: preferences.asksFirst } : undefined));

/** The order that waits for its confirmation; null for none. It stays as it was when it was submitted. */
export const $confirmed = createStore<TicketRequest | null>(null)
  .on(ready, (_, { request, asks }) => (asks ? request : null))
  .reset(confirmationClosed, screenLeft, OrderFormGate.close);

const sent = merge([
  ready.filterMap(({ request, asks }) => (asks ? undefined : request)),
  sample({ clock: orderConfirmed, source: $confirmed }).filterMap((request) => request ?? undefined),
]);
sample({ clock: orderConfirmed, target: confirmationClosed });
sample({ clock: sent.filterMap((request) => (request.kind === 'order' ? request.body : undefined)), target: placeOrder.submitted });
sample({ clock: sent.filterMap((request) => (request.kind === 'oco' ? request.body : undefined)), target: placeOco.submitted });

const placed = merge([placeOrder.done.map(({ data }): Order => data), placeOco.done.filterMap(({ data: [first] }) => first)]);
sample({ clock: placed, fn: () => {}, target: [ticketPlaced, balancesChanged, spotAccountChanged] });
sample({ clock: placed, fn: noticeOf, target: toastRequested });
sample({ clock: openOrderEnded, filter: ({ state }) => state === orderState.filled, fn: noticeOf, target: toastRequested });

/** What became of an order as it was placed, or later. */
function noticeOf({ state, side, tradeName, filledAmount }: Order) {
  const values = { pair: tradeName, amount: filledAmount, coin: tradeName.split('/')[0] ?? '' };
  const said = (key: 'filled' | 'partlyFilled' | 'waiting' | 'placed', tone: 'success' | 'info' = 'success') => ({
    tone,
    text: { key: `trade.${key}_${side}` as const, values },
  });
  switch (state) {
    case orderState.filled:
      return said('filled');
    case orderState.partlyFilled:
      return said('partlyFilled');
    case orderState.waiting:
      return said('waiting');
    case orderState.open:
      return said('placed');
    case orderState.cancelled:
    case orderState.expired:
      return isZero(filledAmount) ? ({ tone: 'info', text: { key: 'trade.expired', values } } as const) : said('partlyFilled', 'info');
  }
}
