import { combine, createEvent, createStore, sample } from 'effector';
import { market } from '@/contract/market';
import type { OrderSide, TimeInForce, TradeType } from '@/contract/spot';
import type { Instrument } from '@/entities/market';
import { $bestAsk, $bestBid, $depth, $lastPrice, amountPicked, firstMarketData, lastPriceOf, pricePicked } from '@/entities/pair-feed';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { instantReached } from '@/shared/lib/instantReached';
import type { KnownBook } from '@/shared/order-form/bookEstimate';
import { presetValues } from '@/shared/order-form/presetValues';
import { shareOfSize, sizeOfShare } from '@/shared/order-form/share';
import type { TicketAccount } from './account';
import { problemsOf } from './check';
import { marketEstimateOf } from './orderValues';
import { loanOf } from './loan';
import {
  convertedSize,
  emptyTicket,
  feeOf,
  maxSize,
  sizeDigits,
  needsBookCheck,
  totalOf,
  unitOf,
  withUnit,
  type SizeUnit,
  type Ticket,
  type TicketField,
  type TicketKind,
  type TicketMarket,
} from './ticket';

/** Polling interval of the pair's terms, in ms. */
const termsInterval = 5_000;

/** Open while the form is mounted, with its pair and account. */
export const OrderFormGate = createGate<{ readonly pair: Instrument | null; readonly account: TicketAccount | null }>('OrderFormGate', {
  pair: null,
  account: null,
});

export const sideChosen = createEvent<OrderSide>();
export const kindChosen = createEvent<TicketKind>();
export const timeInForceChosen = createEvent<TimeInForce>();
export const tradeTypeChosen = createEvent<TradeType>();
export const exitsChosen = createEvent<boolean>();
export const unitChosen = createEvent<SizeUnit>();
export const valueTyped = createEvent<{ readonly field: TicketField; readonly text: string }>();
/** The user selected a share of the maximum size, in whole percent. */
export const shareChosen = createEvent<number>();
/** The order was placed; clears size and exits. */
export const ticketPlaced = createEvent();

const $pair = combine(OrderFormGate.status, OrderFormGate.state, (isOpen, { pair }) => (isOpen ? pair : null));
const $pairId = $pair.map((pair) => pair?.id ?? null);

const marketOpened = instantReached($pair.map((pair) => pair?.listedTime ?? null));
const terms = query({
  endpoint: market.tradeInfo,
  $params: $pairId.map((tradeId) => (typeof tradeId === 'number' ? { query: { tradeId } } : null)),
  refetchOn: [userChanged, marketOpened],
  poll: { every: termsInterval },
});
/** Whether the pair is traded now; null until known, and again from its opening until reloaded. */
export const $isTraded = createStore<boolean | null>(null)
  .on(terms.$data, (_, info) => info?.isopen ?? null)
  .reset(marketOpened);

/** The pair of the typed values; kept while the form is closed. */
export const $formPairId = createStore<Instrument['id'] | null>(null).on($pairId, (last, id) => id ?? last);

/** The state of the form. Another pair clears typed values and exits, and keeps the other selections. */
export const $ticket = createStore<Ticket>(emptyTicket)
  .on(sideChosen, (ticket, side) => ({ ...ticket, side, size: unitOf(ticket) === unitOf({ ...ticket, side }) ? ticket.size : '' }))
  .on(kindChosen, (ticket, kind) => ({ ...ticket, kind, size: unitOf(ticket) === unitOf({ ...ticket, kind }) ? ticket.size : '' }))
  .on(timeInForceChosen, (ticket, timeInForce) => ({ ...ticket, timeInForce }))
  .on(tradeTypeChosen, (ticket, tradeType) => ({ ...ticket, tradeType }))
  .on(exitsChosen, (ticket, hasExits) => ({ ...ticket, hasExits }))
  .on(valueTyped, (ticket, { field, text }) => ({ ...ticket, [field]: text }))
  .on(pricePicked, (ticket, price) => ({ ...ticket, kind: hasPrice(ticket.kind) ? ticket.kind : 'limit', price }))
  .on(amountPicked, (ticket, size) => ({ ...ticket, kind: hasPrice(ticket.kind) ? ticket.kind : 'limit', unit: 'base', size }))
  .on(ticketPlaced, (ticket) => ({ ...ticket, size: '', hasExits: false, takeProfitPrice: '', stopLossPrice: '' }))
  .on($formPairId, ({ side, kind, timeInForce, tradeType, unit, marketUnit }) => ({
    ...emptyTicket,
    side,
    kind,
    timeInForce,
    tradeType,
    unit,
    marketUnit,
  }));

const hasPrice = (kind: TicketKind): boolean => kind !== 'market' && kind !== 'trailing';

/** Only market and fill-or-kill orders use the book, so that changes of its levels do not re-render the form for other orders. */
const noBook: KnownBook = { bids: [], asks: [] };
const $book = combine($ticket.map(needsBookCheck), $depth, (needsBook, depth): KnownBook => (needsBook ? depth : noBook));

/** The market data that the form is validated against; null until known. */
export const $market = combine(
  { pair: $pair, terms: terms.$data, last: $lastPrice, bestBid: $bestBid, bestAsk: $bestAsk, book: $book, gate: OrderFormGate.state },
  ({ pair, terms: info, last, bestBid, bestAsk, book, gate: { account } }): TicketMarket | null => {
    if (pair === null || typeof pair.id !== 'number' || account === null) return null;
    return {
      tradeId: pair.id,
      base: pair.base,
      quote: pair.quote,
      digit: `${pair.decimals}#${pair.amountDecimals}`,
      last,
      bestBid,
      bestAsk,
      book,
      fees: info?.makerFee && info.takerFee ? { maker: info.makerFee, taker: info.takerFee } : null,
      account: account.id,
      available: account.available,
      loans: account.loans,
    };
  },
);

const $ticketAndMarket = combine($ticket, $market, (ticket, data) => ({ ticket, data }));
sample({
  clock: unitChosen,
  source: $ticketAndMarket,
  fn: ({ ticket, data }, unit) =>
    unit === unitOf(ticket) || !data ? ticket : { ...withUnit(ticket, unit), size: convertedSize(ticket, data) },
  target: $ticket,
});
const sizeFromShare = sample({
  clock: shareChosen,
  source: $ticketAndMarket,
  fn: ({ ticket, data }, percent) => data && sizeOfShare(maxSize(ticket, data), percent, sizeDigits(ticket, data)),
});
sample({
  clock: presetValues({ sizes: sizeFromShare, $ticket, $lastPrice: lastPriceOf($formPairId), $instrument: $formPairId }),
  target: valueTyped,
});

/** The derived values that the form shows; null if unknown. */
export const $ticketValues = combine($ticketAndMarket, firstMarketData.$isLoading, ({ ticket, data }, isLoading) => {
  const max = data && maxSize(ticket, data);
  return {
    problems: data && !isLoading ? problemsOf(ticket, data) : {},
    total: data && totalOf(ticket, data),
    fee: data && feeOf(ticket, data),
    estimate: data && marketEstimateOf(ticket, data),
    max,
    share: shareOfSize(ticket.size, max),
    loan: data && loanOf(ticket, data),
  };
});
