import { add, compare, divide, isGreater, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import {
  callbackBand,
  farDeviation,
  leverageLimit,
  maxNotional,
  maxOpenOrders,
  minNotional,
  notionalOf,
  priceDeviation,
  valueOf,
} from '@/contract/swap';
import { badField, type ErrorCode } from '../../businessError';
import { wholeLots } from '../book/venue';
import type { ContractsContext } from './context';
import { sideOpened, type PositionStore } from './positionStore';
import type { OrderTerms } from './order';
import type { StoredCondition, StoredContractOrder } from './records';
import type { Terms } from './terms';

/** The price beyond which nothing is bought or sold: a part of the mark away on the costly side. */
export const worstPrice = (mark: Decimal, side: 'buy' | 'sell'): Decimal =>
  multiply(mark, side === 'buy' ? add('1', priceDeviation) : subtract('1', priceDeviation));

/** Whether a contract takes orders now. */
export const isTraded = ({ market }: Pick<ContractsContext, 'market'>, terms: Terms, at: number): boolean =>
  market.isOpen(terms.market, at);

/** The code of what stands in the way of an order before its money is looked at; null where nothing does. Throws `BusinessError` where the price is missing. */
export function blockerOf(
  context: ContractsContext,
  positionStore: PositionStore,
  terms: Terms,
  order: Pick<OrderTerms, 'owner' | 'side' | 'effect' | 'kind' | 'amount' | 'price' | 'at'> & {
    readonly closable: Decimal;
    readonly leverage: number;
    /** Of the order that is changed; null for a new one. */
    readonly orderId: string | null;
  },
): ErrorCode | null {
  const { market } = context;
  const { owner, side, effect, kind, amount, price, at } = order;
  if (!isTraded(context, terms, at)) return 'marketClosed';
  if (kind !== 'market' && price === undefined) throw badField('body.price', 'this kind of order needs a price');
  if (kind === 'market' && price !== undefined) throw badField('body.price', 'a market order takes no price');
  if (price !== undefined && isOffTick(price, terms)) return 'orderOffTick';
  if (compare(wholeLots(amount, terms.lot), amount) !== 0) return 'orderOffLot';
  const mark = market.mark(terms.market, at);
  const notional = notionalOf(terms.code, amount, price ?? mark);
  if (isGreater(notional, maxNotional)) return 'orderTooLarge';
  if (effect === 'open' && isGreater(minNotional, notional)) return 'orderBelowMinTurnover';
  if (price !== undefined && isFar(price, mark, side)) return 'orderPriceDeviation';
  if (effect === 'close') return isGreater(amount, order.closable) ? 'orderReduceOnly' : null;
  const waiting = waitingOf(context, owner);
  const opening = waiting.filter(
    (other) => other.orderId !== order.orderId && other.contractCode === terms.code && other.side === side && other.effect === 'open',
  );
  // The tier goes by what there would be at the mark if everything that waits were filled.
  const exposed = add(
    valueOf(terms.code, amount, price ?? mark),
    ...positionStore.of(owner, terms.code, sideOpened(side)).map((position) => valueOf(terms.code, position.amount, mark)),
    ...opening.map((other) => valueOf(terms.code, subtract(other.amount, other.filledAmount), mark)),
  );
  if (order.leverage < 1 || order.leverage > terms.maxLeverage || order.leverage > leverageLimit(exposed, terms.tiers))
    return 'orderLeverage';
  return order.orderId === null && waiting.length >= maxOpenOrders ? 'tooManyOrders' : null;
}

/** Whether an order can still be filled. */
export const isWaiting = ({ state }: Pick<StoredContractOrder, 'state'>): boolean => state === 'open' || state === 'partlyFilled';

/** Somebody's orders that can still be filled. One state at a time: each is an index of its own, however many orders have ended. */
export const waitingOf = ({ db }: Pick<ContractsContext, 'db'>, owner: number) =>
  (['open', 'partlyFilled'] as const).flatMap((state) => db.contractOrders.find({ where: { owner, state } }).list);

/** What stands in the way of closing at these prices a position that is yet to be opened: they must lie on their sides of where it opens. */
export function exitsBlocker({ market }: ContractsContext, terms: Terms, order: OrderTerms): ErrorCode | null {
  const { effect, side, price, takeProfitPrice, stopLossPrice, at } = order;
  if (effect === 'close') return null;
  const from = price ?? market.price(terms.market, at);
  const ahead = side === 'buy' ? 1 : -1;
  const isPassed = [[takeProfitPrice, ahead] as const, [stopLossPrice, -ahead] as const].some(
    ([exit, way]) => exit !== undefined && compare(exit, from) * way <= 0,
  );
  const isOff = [takeProfitPrice, stopLossPrice].some((exit) => exit !== undefined && isOffTick(exit, terms));
  if (isOff) return 'orderOffTick';
  return isPassed ? 'orderTriggerPassed' : null;
}

/** What stands in the way of an order that is to be placed once a price is reached; the rest is looked at then. */
export function planBlocker(
  terms: Terms,
  { triggerPrice, price, amount, leverage }: Pick<StoredCondition, 'triggerPrice' | 'price' | 'amount' | 'leverage'>,
): ErrorCode | null {
  const prices = [triggerPrice, price].filter((each) => each !== null);
  if (prices.some((each) => isOffTick(each, terms))) return 'orderOffTick';
  if (amount !== null && compare(wholeLots(amount, terms.lot), amount) !== 0) return 'orderOffLot';
  if (prices.some((each) => isGreater(notionalOf(terms.code, amount ?? '0', each), maxNotional))) return 'orderTooLarge';
  return leverage < 1 || leverage > terms.maxLeverage ? 'orderLeverage' : null;
}

/** What stands in the way of a trailing order: a callback or an activation price that cannot be. */
export function trailBlocker(
  {
    side,
    trailing,
    trailingDistance,
    activationPrice,
  }: Pick<StoredCondition, 'side' | 'trailing' | 'trailingDistance' | 'activationPrice'>,
  terms: Terms,
  price: Decimal,
): ErrorCode | null {
  if ([trailingDistance, activationPrice].some((each) => each !== null && isOffTick(each, terms))) return 'orderOffTick';
  const rate = trailing ?? divide(trailingDistance ?? '0', activationPrice ?? price);
  if (isGreater(callbackBand.from, rate) || isGreater(rate, callbackBand.to)) return 'orderPriceDeviation';
  if (activationPrice === null) return null;
  const isAhead = compare(activationPrice, price) * (side === 'sell' ? 1 : -1) > 0;
  return isAhead ? null : 'orderTriggerPassed';
}

const isOffTick = (price: Decimal, { priceDigits }: Terms): boolean => compare(truncate(price, priceDigits), price) !== 0;

function isFar(price: Decimal, mark: Decimal, side: 'buy' | 'sell'): boolean {
  const far = multiply(mark, side === 'buy' ? subtract('1', farDeviation) : add('1', farDeviation));
  const worst = worstPrice(mark, side);
  return side === 'buy' ? isGreater(price, worst) || isGreater(far, price) : isGreater(worst, price) || isGreater(price, far);
}
