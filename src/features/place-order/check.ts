import { amountOf } from '@/contract/capital';
import { isGreater, type Decimal } from '@/contract/decimal';
import {
  exitProblem,
  ocoProblem,
  orderProblem,
  orderSide,
  timeInForce,
  tradeType,
  worstPriceOf,
  type OcoOrderRequest,
  type OrderProblem,
  type OrderRequest,
} from '@/contract/spot';
import { parsePositive } from '@/shared/lib/numberInput';
import { lacksLiquidity, matchingLevels } from '@/shared/order-form/bookEstimate';
import { exitsOf, orderValuesOf, reservedAmountOf, ocoValuesOf } from './orderValues';
import {
  baseAmountOf,
  carriesExits,
  conversionPrice,
  crosses,
  fieldsOf,
  fundsOf,
  needsBookCheck,
  tradeTypeOf,
  type Ticket,
  type TicketField,
  type TicketMarket,
} from './ticket';

/** Why an order cannot be placed; `missing` means an empty field. */
export type TicketProblem =
  | OrderProblem['problem']
  | 'missing'
  | 'insufficientBalance'
  | 'borrowLimit'
  | 'orderWouldMatch'
  | 'orderCannotFill'
  | 'nothingOffered'
  | 'nothingWanted'
  | 'exitSide';

/** The request to the exchange. */
export type TicketRequest =
  | { readonly kind: 'order'; readonly body: OrderRequest }
  | { readonly kind: 'oco'; readonly body: OcoOrderRequest };

/** The problems of an order by field; empty if the exchange would accept it at the current book and prices. */
export function problemsOf(ticket: Ticket, market: TicketMarket): Readonly<Partial<Record<TicketField, TicketProblem>>> {
  const missing: TicketField[] = fieldsOf[ticket.kind].filter(
    (field) => field !== 'activationPrice' && parsePositive(ticket[field]) === null,
  );
  const exits = exitsOf(ticket, market);
  if (carriesExits(ticket, market) && exits.takeProfitPrice === null && exits.stopLossPrice === null) missing.push('takeProfitPrice');
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, 'missing' as const]));
  // The total is too small for one lot; without a price the amount is unknown.
  if (baseAmountOf(ticket, market) === null && conversionPrice(ticket, market.last) !== null) return { size: 'orderBelowMinAmount' };
  if (market.last === null) return {};
  const problem = ticket.kind === 'oco' ? ocoProblemOf(ticket, market, market.last) : singleProblemOf(ticket, market, market.last);
  if (problem !== null) return { [fieldOf(problem.field)]: problem.problem };
  const exit = exitProblem(market, ticket.side, exits, ticket.kind === 'limit' ? amountOf(ticket.price) : market.last);
  if (exit !== null) return { [exit.field]: exit.problem === 'orderTriggerPassed' ? 'exitSide' : exit.problem };
  const bookProblem = needsBookCheck(ticket) ? bookProblemOf(ticket, market, market.last) : null;
  if (bookProblem !== null) return bookProblem;
  if (ticket.kind === 'limit' && ticket.timeInForce === timeInForce.postOnly && crosses(ticket, market))
    return { price: 'orderWouldMatch' };
  const funds = fundsOf(ticket, market);
  const required = reservedAmountOf(ticket, market);
  if (funds === null || required === null || !isGreater(required, funds)) return {};
  return { size: tradeTypeOf(ticket, market) === tradeType.autoBorrow ? 'borrowLimit' : 'insufficientBalance' };
}

/** The request of a complete form; null while it is incomplete. */
export function requestOf(ticket: Ticket, market: TicketMarket): TicketRequest | null {
  const { tradeId, account } = market;
  if (ticket.kind === 'oco') {
    const values = ocoValuesOf(ticket, market);
    return values && { kind: 'oco', body: { tradeId, account, ...values } };
  }
  const values = orderValuesOf(ticket, market);
  if (values === null) return null;
  const { side, type, ...optional } = { ...values, ...exitsOf(ticket, market) };
  const force = ticket.kind === 'limit' ? ticket.timeInForce : timeInForce.gtc;
  const defined = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null));
  return { kind: 'order', body: { tradeId, account, side, type, timeInForce: force, tradeType: tradeTypeOf(ticket, market), ...defined } };
}

/** Why the book cannot fill a market or fill-or-kill order: it is empty for a market order, or insufficient for a fill-or-kill limit; null if it can. */
function bookProblemOf(ticket: Ticket, market: TicketMarket, last: Decimal): Partial<Record<TicketField, TicketProblem>> | null {
  const { side } = ticket;
  if (ticket.kind === 'market') {
    if (matchingLevels(market.book, side, worstPriceOf(market, side, last)).length > 0) return null;
    return { size: side === orderSide.buy ? 'nothingOffered' : 'nothingWanted' };
  }
  return lacksLiquidity(market.book, side, amountOf(ticket.price), baseAmountOf(ticket, market) ?? '0')
    ? { price: 'orderCannotFill' }
    : null;
}

function ocoProblemOf(ticket: Ticket, market: TicketMarket, last: Decimal): OrderProblem | null {
  const values = ocoValuesOf(ticket, market);
  return values && ocoProblem(market, values, last);
}

function singleProblemOf(ticket: Ticket, market: TicketMarket, last: Decimal): OrderProblem | null {
  const values = orderValuesOf(ticket, market);
  return values && orderProblem(market, values, last);
}

const fieldOf = (field: OrderProblem['field']): TicketField => (field === 'amount' || field === 'turnover' ? 'size' : field);
