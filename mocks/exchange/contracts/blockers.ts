import { add, compare, isGreater, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { farDeviation, maxNotional, maxOpenOrders, minNotional, priceDeviation, tierOf } from '@/contract/swap';
import { wholeLots } from '../book/book';
import type { EngineContext } from '../context';
import { sideOpened, type PositionStore } from './positionStore';
import type { OrderTerms } from './order';
import type { StoredCondition } from './records';
import type { Terms } from './terms';
import { Declined } from '../declined';

/** Why an order is not taken. */
export type OrderBlocker =
  | 'unknownContract'
  | 'marketClosed'
  | 'priceMissing'
  | 'offTick'
  | 'offLot'
  | 'belowMinTurnover'
  | 'tooLarge'
  | 'priceDeviation'
  | 'leverage'
  | 'reduceOnly'
  | 'tooManyOrders'
  | 'wouldMatch'
  | 'cannotFill'
  | 'triggerPassed'
  | 'balance';

/** An order was not taken; nothing has changed. */
export class OrderRefused extends Declined {
  override readonly name = 'OrderRefused';
  readonly blocker: OrderBlocker;
  constructor(blocker: OrderBlocker) {
    super(`the order is refused: ${blocker}`);
    this.blocker = blocker;
  }
}

/** The price beyond which nothing is bought or sold: a part of the mark away on the costly side. */
export const worstPrice = (mark: Decimal, side: 'buy' | 'sell'): Decimal =>
  multiply(mark, side === 'buy' ? add('1', priceDeviation) : subtract('1', priceDeviation));

/** Whether a contract takes orders now. */
export const isTraded = ({ market }: Pick<EngineContext, 'market'>, terms: Terms, at: number): boolean => market.isOpen(terms.market, at);

/** What stands in the way of an order before its money is looked at; null where nothing does. */
export function blockerOf(
  context: EngineContext,
  positionStore: PositionStore,
  terms: Terms,
  order: Pick<OrderTerms, 'owner' | 'side' | 'effect' | 'kind' | 'amount' | 'price' | 'at'> & {
    readonly closable: Decimal;
    readonly leverage: number;
  },
): OrderBlocker | null {
  const { db, market } = context;
  const { owner, side, effect, kind, amount, price, at } = order;
  if (!isTraded(context, terms, at)) return 'marketClosed';
  if (kind !== 'market' && price === undefined) return 'priceMissing';
  if (price !== undefined && isOffTick(price, terms)) return 'offTick';
  if (compare(wholeLots(amount, terms.lot), amount) !== 0) return 'offLot';
  const mark = market.mark(terms.market, at);
  const value = multiply(price ?? mark, amount);
  if (isGreater(value, maxNotional)) return 'tooLarge';
  if (effect === 'open' && isGreater(minNotional, value)) return 'belowMinTurnover';
  if (price !== undefined && isFar(price, mark, side)) return 'priceDeviation';
  if (effect === 'close') return isGreater(amount, order.closable) ? 'reduceOnly' : null;
  const held = add(...positionStore.of(owner, terms.code, sideOpened(side)).map(({ cost }) => cost));
  if (order.leverage < 1 || order.leverage > terms.maxLeverage || order.leverage > tierOf(add(held, value)).maxLeverage) return 'leverage';
  const waiting = db.contractOrders.count({ owner, state: 'open' }) + db.contractOrders.count({ owner, state: 'partlyFilled' });
  return waiting >= maxOpenOrders ? 'tooManyOrders' : null;
}

/** What stands in the way of closing at these prices a position that is yet to be opened: they must lie on their sides of where it opens. */
export function exitsBlocker({ market }: EngineContext, terms: Terms, order: OrderTerms): OrderBlocker | null {
  const { effect, side, price, takeProfitPrice, stopLossPrice, at } = order;
  if (effect === 'close') return null;
  const from = price ?? market.price(terms.market, at);
  const ahead = side === 'buy' ? 1 : -1;
  const isPassed = [[takeProfitPrice, ahead] as const, [stopLossPrice, -ahead] as const].some(
    ([exit, way]) => exit !== undefined && compare(exit, from) * way <= 0,
  );
  const isOff = [takeProfitPrice, stopLossPrice].some((exit) => exit !== undefined && isOffTick(exit, terms));
  if (isOff) return 'offTick';
  return isPassed ? 'triggerPassed' : null;
}

/** What stands in the way of an order that is to be placed once a price is reached; the rest is looked at then. */
export function planBlocker(
  terms: Terms,
  { triggerPrice, price, amount, leverage }: Pick<StoredCondition, 'triggerPrice' | 'price' | 'amount' | 'leverage'>,
): OrderBlocker | null {
  const prices = [triggerPrice, price].filter((each) => each !== null);
  if (prices.some((each) => isOffTick(each, terms))) return 'offTick';
  if (amount !== null && compare(wholeLots(amount, terms.lot), amount) !== 0) return 'offLot';
  if (prices.some((each) => isGreater(multiply(each, amount ?? '0'), maxNotional))) return 'tooLarge';
  return leverage < 1 || leverage > terms.maxLeverage ? 'leverage' : null;
}

const isOffTick = (price: Decimal, { priceDigits }: Terms): boolean => compare(truncate(price, priceDigits), price) !== 0;

function isFar(price: Decimal, mark: Decimal, side: 'buy' | 'sell'): boolean {
  const far = multiply(mark, side === 'buy' ? subtract('1', farDeviation) : add('1', farDeviation));
  const worst = worstPrice(mark, side);
  return side === 'buy' ? isGreater(price, worst) || isGreater(far, price) : isGreater(worst, price) || isGreater(price, far);
}
