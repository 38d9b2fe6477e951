import { divide, type Decimal } from '@/contract/decimal';
import type { Exits } from '@/contract/exits';
import { parseDigit } from '@/contract/market';
import { ocoRequiredFunds, requiredFunds, orderType, stepOf, worstPriceOf, type OcoParams, type OrderParams } from '@/contract/spot';
import { parsePositive } from '@/shared/lib/numberInput';
import { estimateMarketOrder, type MarketEstimate } from '@/shared/order-form/bookEstimate';
import { baseAmountOf, carriesExits, totalOf, unitOf, type Ticket, type TicketMarket } from './ticket';

/** The values of a complete OCO; null while it is incomplete. */
export function ocoValuesOf(ticket: Ticket, market: Pick<TicketMarket, 'digit' | 'last'>): OcoParams | null {
  const [amount, price] = [baseAmountOf(ticket, market), parsePositive(ticket.price)];
  const [stopPrice, stopLimitPrice] = [parsePositive(ticket.stopPrice), parsePositive(ticket.stopLimitPrice)];
  if (amount === null || price === null || stopPrice === null || stopLimitPrice === null) return null;
  return { side: ticket.side, amount, price, stopPrice, stopLimitPrice };
}

/** The amount an order would reserve, in the coin it pays with; null while it is incomplete. */
export function reservedAmountOf(ticket: Ticket, market: Pick<TicketMarket, 'digit' | 'last'>): Decimal | null {
  if (ticket.kind === 'oco') {
    const values = ocoValuesOf(ticket, market);
    return values && ocoRequiredFunds(values);
  }
  const values = orderValuesOf(ticket, market);
  return values && requiredFunds(market, values, market.last ?? '0');
}

/** The estimated fill of a market order; null for other kinds, and if the book is unknown or empty. */
export function marketEstimateOf(ticket: Ticket, market: Pick<TicketMarket, 'digit' | 'last' | 'book'>): MarketEstimate | null {
  const values = ticket.kind === 'market' ? orderValuesOf(ticket, market) : null;
  if (values === null || market.last === null) return null;
  const limit = worstPriceOf(market, ticket.side, market.last);
  return estimateMarketOrder(market.book, { ...values, limit, lot: stepOf(parseDigit(market.digit).amount) });
}

/** The exits of an order; null if empty or not supported by its kind. */
export function exitsOf(ticket: Ticket, market: Pick<TicketMarket, 'loans'>): Exits {
  if (!carriesExits(ticket, market)) return { takeProfitPrice: null, stopLossPrice: null };
  return { takeProfitPrice: parsePositive(ticket.takeProfitPrice), stopLossPrice: parsePositive(ticket.stopLossPrice) };
}

/** The values of a complete order; null while it is incomplete, and for an OCO. */
export function orderValuesOf(ticket: Ticket, market: Pick<TicketMarket, 'digit' | 'last'>): OrderParams | null {
  const emptyParams = { price: null, amount: null, turnover: null, stopPrice: null, trailing: null, activationPrice: null };
  const { side, kind } = ticket;
  const amount = baseAmountOf(ticket, market);
  const total = totalOf(ticket, market);
  // A size in one coin is sent in that coin, without conversion at a price.
  const sizeParam = unitOf(ticket) === 'quote' ? total !== null && { turnover: total } : amount !== null && { amount };
  if (kind === 'oco' || !sizeParam) return null;
  const price = parsePositive(ticket.price);
  switch (kind) {
    case 'market':
      return { ...emptyParams, side, type: orderType.market, ...sizeParam };
    case 'trailing': {
      const trailing = parsePositive(ticket.trailing);
      if (trailing === null) return null;
      return {
        ...emptyParams,
        side,
        type: orderType.trailing,
        ...sizeParam,
        trailing: divide(trailing, '100'),
        activationPrice: parsePositive(ticket.activationPrice),
      };
    }
    case 'limit':
      return price === null || amount === null ? null : { ...emptyParams, side, type: orderType.limit, price, amount };
    case 'stopLimit': {
      const stopPrice = parsePositive(ticket.stopPrice);
      if (price === null || amount === null || stopPrice === null) return null;
      return { ...emptyParams, side, type: orderType.stopLimit, price, amount, stopPrice };
    }
  }
}
