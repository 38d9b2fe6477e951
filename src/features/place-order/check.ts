import { isGreater, type Decimal } from '@/contract/decimal';
import {
  ocoNeed,
  ocoProblem,
  orderNeed,
  orderProblem,
  timeInForce,
  type OcoFigures,
  type OcoOrderRequest,
  type OrderProblem,
  type OrderRequest,
  type TradingAccount,
} from '@/contract/spot';
import { typedFigure } from '@/shared/lib/typedFigures';
import { amountIn, crosses, fieldsOf, figuresOf, paidUnit, type Ticket, type TicketField, type TicketMarket } from './ticket';

/** Why an order cannot be placed as it stands; `missing` is a figure that is not there yet. */
export type TicketProblem = OrderProblem['problem'] | 'missing' | 'insufficientBalance' | 'orderWouldMatch';

/** What the exchange is sent. */
export type TicketRequest =
  { readonly kind: 'order'; readonly body: OrderRequest } | { readonly kind: 'oco'; readonly body: OcoOrderRequest };

/** Every field that stands in the way of an order, with its reason; empty where the exchange takes it, unless the book or the market has moved meanwhile. */
export function problemsOf(ticket: Ticket, market: TicketMarket): Readonly<Partial<Record<TicketField, TicketProblem>>> {
  const missing = fieldsOf[ticket.kind].filter((field) => field !== 'activationPrice' && typedFigure(ticket[field]) === null);
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, 'missing' as const]));
  // A total too small for one lot leaves no amount.
  if (amountIn(ticket, market) === null) return { size: 'orderBelowMinAmount' };
  if (market.last === null) return {};
  const problem = ticket.kind === 'oco' ? ocoProblemOf(ticket, market, market.last) : singleProblemOf(ticket, market, market.last);
  if (problem !== null) return { [fieldOf(problem.field)]: problem.problem };
  if (ticket.kind === 'limit' && ticket.timeInForce === timeInForce.postOnly && crosses(ticket, market))
    return { price: 'orderWouldMatch' };
  const available = market.available[paidUnit(ticket)];
  const need = needOf(ticket, market);
  return available !== null && need !== null && isGreater(need, available) ? { size: 'insufficientBalance' } : {};
}

/** The request of a form that is complete; null while something is missing. */
export function requestOf(ticket: Ticket, market: TicketMarket, account: TradingAccount): TicketRequest | null {
  const { tradeId } = market;
  if (ticket.kind === 'oco') {
    const figures = ocoFiguresOf(ticket, market);
    return figures && { kind: 'oco', body: { tradeId, account, ...figures } };
  }
  const figures = figuresOf(ticket, market);
  if (figures === null) return null;
  const { side, type, ...given } = figures;
  const force = ticket.kind === 'limit' ? ticket.timeInForce : timeInForce.gtc;
  const sent = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  return { kind: 'order', body: { tradeId, account, side, type, timeInForce: force, tradeType: 'normal', ...sent } };
}

/** What an order would freeze, in the coin it pays with; null while it is not complete. */
function needOf(ticket: Ticket, market: TicketMarket): Decimal | null {
  if (ticket.kind === 'oco') {
    const figures = ocoFiguresOf(ticket, market);
    return figures && ocoNeed(figures);
  }
  const figures = figuresOf(ticket, market);
  return figures && orderNeed(figures);
}

function ocoFiguresOf(ticket: Ticket, market: TicketMarket): OcoFigures | null {
  const [amount, price] = [amountIn(ticket, market), typedFigure(ticket.price)];
  const [stopPrice, stopLimitPrice] = [typedFigure(ticket.stopPrice), typedFigure(ticket.stopLimitPrice)];
  if (amount === null || price === null || stopPrice === null || stopLimitPrice === null) return null;
  return { side: ticket.side, amount, price, stopPrice, stopLimitPrice };
}

function ocoProblemOf(ticket: Ticket, market: TicketMarket, last: Decimal): OrderProblem | null {
  const figures = ocoFiguresOf(ticket, market);
  return figures && ocoProblem(market, figures, last);
}

function singleProblemOf(ticket: Ticket, market: TicketMarket, last: Decimal): OrderProblem | null {
  const figures = figuresOf(ticket, market);
  return figures && orderProblem(market, figures, last);
}

const fieldOf = (field: OrderProblem['field']): TicketField => (field === 'amount' || field === 'turnover' ? 'size' : field);
