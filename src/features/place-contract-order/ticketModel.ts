import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { OrderSide } from '@/contract/swap';
import { $contractAssetsByCoin, $contractOrders, $contractPositions } from '@/entities/contract-account';
import type { Instrument } from '@/entities/market';
import { $depth, $lastPrice, amountPicked, lastPriceOf, pricePicked } from '@/entities/pair-feed';
import { presetValues } from '@/shared/order-form/presetValues';
import { $isCloseOnly } from './deliveryModel';
import { marketOf } from './market';
import { $contract, $terms, ContractFormGate } from './settingModel';
import {
  baseAmountOf,
  emptyTicket,
  sizeOf,
  type SizeUnit,
  type Ticket,
  type TicketField,
  type TicketTimeInForce,
  type TicketKind,
} from './ticket';

/** The selected, not typed, parts of the form. */
export type TicketChoice = Partial<Pick<Ticket, 'effect' | 'isReduceOnly' | 'hasTriggerLimit' | 'hasExits' | 'triggerBasis' | 'exitBasis'>>;

export const ticketChosen = createEvent<TicketChoice>();
export const kindChosen = createEvent<TicketKind>();
export const timeInForceChosen = createEvent<TicketTimeInForce>();
export const unitChosen = createEvent<SizeUnit>();
export const valueTyped = createEvent<{ readonly field: TicketField; readonly text: string }>();
/** The user selected a share of the maximum size, in whole percent. */
export const shareChosen = createEvent<number>();
/** The size of a selected share; null while unknown. */
export const shareSizeComputed = createEvent<string | null>();
/** The order was placed; clears size and exits. */
export const ticketPlaced = createEvent();
/** The form opens as a sheet with a single side. */
export const sideChosen = createEvent<OrderSide>();

export const $shownSide = createStore<OrderSide | null>(null)
  .on(sideChosen, (_, side) => side)
  .reset(ContractFormGate.close);

/** The market data that the form is validated against; null until the contract is known. */
export const $market = combine(
  {
    isCloseOnly: $isCloseOnly,
    contract: $contract,
    form: ContractFormGate.state,
    terms: $terms,
    last: $lastPrice,
    depth: $depth,
    assets: $contractAssetsByCoin,
    positions: $contractPositions,
    orders: $contractOrders,
  },
  ({ contract, form: { mark, index }, depth, ...sources }) => contract && marketOf({ contract, mark, index, ...depth, ...sources }),
);
/** Whether the contract is traded now; null until known. */
export const $isTraded = $terms.map((terms) => terms?.isOpen ?? null);

/** The contract of the typed values; kept while the form is closed. */
export const $formId = createStore<Instrument['id'] | null>(null).on($contract, (last, contract) => contract?.id ?? last);

/** The state of the form. Another contract clears typed values and exits, and keeps the other selections. */
export const $ticket = createStore<Ticket>(emptyTicket)
  .on(ticketChosen, (ticket, choice) => ({ ...ticket, ...choice }))
  .on(kindChosen, (ticket, kind) => ({ ...ticket, kind }))
  .on(timeInForceChosen, (ticket, timeInForce) => ({ ...ticket, timeInForce }))
  .on(valueTyped, (ticket, { field, text }) => ({ ...ticket, [field]: text }))
  .on(pricePicked, (ticket, price) => (ticket.kind === 'plan' ? { ...ticket, triggerPrice: price } : { ...ticket, kind: 'limit', price }))
  .on(ticketPlaced, (ticket) => ({ ...ticket, size: '', takeProfitPrice: '', stopLossPrice: '' }))
  .on($formId, ({ effect, isReduceOnly, kind, timeInForce, hasTriggerLimit, triggerBasis, exitBasis, unit }) => ({
    ...emptyTicket,
    effect,
    isReduceOnly,
    kind,
    timeInForce,
    hasTriggerLimit,
    triggerBasis,
    exitBasis,
    unit,
  }));

/** The form and its market data. */
export const $ticketAndMarket = combine($ticket, $market, (ticket, market) => ({ ticket, market }));
sample({
  clock: unitChosen,
  source: $ticketAndMarket,
  fn: ({ ticket, market }, unit): Ticket => {
    const amount = market && baseAmountOf(ticket, market);
    return { ...ticket, unit, size: amount && market ? sizeOf(amount, { ...ticket, unit }, market) : '' };
  },
  target: $ticket,
});
const pickedSize = sample({
  clock: amountPicked,
  source: $ticketAndMarket,
  fn: ({ ticket, market }, amount) => market && sizeOf(amount, ticket, market),
});
sample({
  clock: presetValues({
    sizes: merge([shareSizeComputed, pickedSize]),
    $ticket,
    $lastPrice: lastPriceOf($formId),
    $instrument: $formId,
  }),
  target: valueTyped,
});
