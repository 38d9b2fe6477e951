import { amountOf } from '@/contract/capital';
import { divide, isGreater, isZero, multiply, truncate, type Decimal } from '@/contract/decimal';
import { parseDigit } from '@/contract/market';
import { pledgeOf, type PremarketOrderRequest, type PremarketPair } from '@/contract/premarket';
import { limitProblem, orderSide, type OrderParamProblem, type OrderSide } from '@/contract/spot';
import { parsePositive } from '@/shared/lib/numberInput';

/** The state of the form: values as typed, empty if nothing is. */
export interface PremarketTicket {
  readonly side: OrderSide;
  readonly price: string;
  readonly size: string;
}
export type PremarketField = 'price' | 'size';

/** The data of market and account that the form uses; null if unknown yet. */
export interface PremarketMarket extends Pick<PremarketPair, 'tradeId' | 'digit' | 'collateralRate' | 'feeRate'> {
  readonly base: string;
  readonly quote: string;
  readonly last: Decimal | null;
  readonly bestBid: Decimal | null;
  readonly bestAsk: Decimal | null;
  /** The available balance of the quote coin, which buyers pay and sellers pledge. */
  readonly available: Decimal | null;
}

export const emptyTicket: PremarketTicket = { side: orderSide.buy, price: '', size: '' };

/** Why an order cannot be placed; `missing` means an empty field. */
export type PremarketProblem = OrderParamProblem | 'missing' | 'insufficientBalance';

/** The problems of an order by field; empty if the exchange would accept it. */
export function problemsOf(
  ticket: PremarketTicket,
  { digit, quote, last, available, collateralRate }: PremarketMarket,
): Readonly<Partial<Record<PremarketField, PremarketProblem>>> {
  const [price, amount] = [parsePositive(ticket.price), parsePositive(ticket.size)];
  if (price === null || amount === null)
    return { ...(price === null && { price: 'missing' as const }), ...(amount === null && { size: 'missing' as const }) };
  const problem = last === null ? null : limitProblem({ digit, quote }, { side: ticket.side, price, amount, last });
  if (problem !== null) return { [problem === 'orderOffTick' || problem === 'orderPriceDeviation' ? 'price' : 'size']: problem };
  return available !== null && isGreater(pledgeOf(ticket.side, price, amount, { collateralRate }), available)
    ? { size: 'insufficientBalance' }
    : {};
}

/** The request of a complete form; null while it is incomplete. */
export function requestOf(
  { side, ...typed }: PremarketTicket,
  { tradeId }: Pick<PremarketMarket, 'tradeId'>,
): PremarketOrderRequest | null {
  const [price, amount] = [parsePositive(typed.price), parsePositive(typed.size)];
  return price === null || amount === null ? null : { tradeId, side, price, amount };
}

/** The total of the order in the quote coin, the amount it reserves, and its delivery fee in the coin it receives; null while incomplete. */
export function orderAmounts(ticket: PremarketTicket, terms: Pick<PremarketMarket, 'collateralRate' | 'feeRate'>) {
  const [price, amount] = [parsePositive(ticket.price), parsePositive(ticket.size)];
  if (price === null || amount === null) return null;
  const total = multiply(price, amount);
  const received = ticket.side === orderSide.buy ? amount : total;
  return {
    total,
    pledge: pledgeOf(ticket.side, price, amount, terms),
    fee: truncate(multiply(received, terms.feeRate), feeDigits),
  };
}

const feeDigits = 8;

/** The maximum amount the account allows at the typed price; null while unknown. */
export function maxAmount({ side, price }: PremarketTicket, { available, digit, ...terms }: PremarketMarket): Decimal | null {
  const pledge = pledgeOf(side, amountOf(price), '1', terms);
  return available === null || isZero(pledge) ? null : divide(available, pledge, parseDigit(digit).amount);
}
