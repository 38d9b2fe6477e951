import { combine, createEvent, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import { orderState, spot, type OcoOrderRequest, type Order, type OrderRequest } from '@/contract/spot';
import { balancesChanged, balanceRevisionChanged } from '@/entities/assets';
import { firstMarketData } from '@/entities/pair-feed';
import { openOrderEnded, spotAccountChanged } from '@/entities/spot-account';
import { toastRequested } from '@/entities/toasts';
import { $asksFirst, orderFilled } from '@/entities/trade-preferences';
import { mutation } from '@/shared/api';
import { createConfirmation } from '@/shared/order-form/confirmation';
import { orderToast } from '@/shared/order-form/orderToast';
import { inlineRefusal } from '@/shared/order-form/refusal';
import { requestOf } from './check';
import { $formPairId, $ticketValues, $market, $ticket, kindChosen, OrderFormGate, sideChosen, ticketPlaced } from './ticketModel';

/** The form was submitted; sends the order, or asks for confirmation first if the user wants that. */
export const orderSubmitted = createEvent();

const placeOrder = mutation({ endpoint: spot.placeOrder, params: (body: OrderRequest) => ({ body }), showsRefusal: true });
const placeOco = mutation({ endpoint: spot.placeOcoOrder, params: (body: OcoOrderRequest) => ({ body }), showsRefusal: true });

/** Whether submitting is blocked: an order is pending, or the prices for its validation are still loading. */
export const $isBusy = or(placeOrder.$isPending, placeOco.$isPending, firstMarketData.$isLoading);

/** The server's message of a refusal that no toast shows; null if none. */
export const $refusal = combine(placeOrder.$error, placeOco.$error, (order, oco) => inlineRefusal(order ?? oco));

/** Whether the form was submitted; from then on missing values are reported too. */
export const $isAttempted = createStore(false)
  .on(orderSubmitted, () => true)
  .reset(ticketPlaced, kindChosen, sideChosen, OrderFormGate.close, $formPairId);

const $request = combine($ticket, $market, $ticketValues, (ticket, market, { problems }) =>
  market && Object.keys(problems).length === 0 ? requestOf(ticket, market) : null,
);
const ready = sample({ clock: orderSubmitted, source: { request: $request, isBusy: $isBusy } });
export const confirmation = createConfirmation({
  submitted: ready.filterMap(({ request, isBusy }) => (request && !isBusy ? request : undefined)),
  $asksFirst,
  resetOn: [OrderFormGate.close, $formPairId],
});
const { approved } = confirmation;
sample({ clock: approved.filterMap((request) => (request.kind === 'order' ? request.body : undefined)), target: placeOrder.submitted });
sample({ clock: approved.filterMap((request) => (request.kind === 'oco' ? request.body : undefined)), target: placeOco.submitted });

const placed = merge([placeOrder.done.map(({ data }): Order => data), placeOco.done.filterMap(({ data: [first] }) => first)]);
sample({ clock: placed, fn: () => {}, target: [ticketPlaced, balancesChanged, spotAccountChanged] });
sample({ clock: balanceRevisionChanged, target: spotAccountChanged });
sample({ clock: placed, fn: orderToast, target: toastRequested });
const filledLater = sample({ clock: openOrderEnded, filter: isFilled });
sample({ clock: filledLater, fn: orderToast, target: toastRequested });
const filledImmediately = sample({ clock: placed, filter: isFilled });
sample({ clock: [filledLater, filledImmediately], fn: () => {}, target: orderFilled });

function isFilled({ state }: Pick<Order, 'state'>): boolean {
  return state === orderState.filled;
}
