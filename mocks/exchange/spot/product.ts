import { subtract } from '@/contract/decimal';
import { timeInForce, worstPriceOf } from '@/contract/spot';
import type { ExecutionOrder, TradedProduct } from '../execution/product';
import { remainingOf, type Booking } from './booking';
import { pairOf } from '../markets';
import type { SpotContext } from './context';
import type { StoredOrder } from './records';
import { venueOf } from './terms';

type Priced = Pick<StoredOrder, 'owner' | 'tradeId' | 'side' | 'price' | 'amount' | 'turnover' | 'timeInForce'>;
type Progress = Pick<StoredOrder, 'filledAmount' | 'filledTurnover'>;

/** A spot order as seen by the engine: without a price, it is immediate-or-cancel within the price band. */
export function asExecutionOrder(
  { market, now }: Pick<SpotContext, 'market' | 'now'>,
  order: Priced & Progress,
): Omit<ExecutionOrder, 'orderId'> {
  const { owner, tradeId, side, price, amount, turnover, filledTurnover } = order;
  return {
    owner,
    side,
    venue: venueOf(tradeId),
    limit: price ?? worstPriceOf(pairOf(tradeId), side, market.price(tradeId, now())),
    amount: amount === null ? null : remainingOf(order),
    turnover: turnover === null ? null : subtract(turnover, filledTurnover),
    timeInForce: price === null ? timeInForce.ioc : order.timeInForce,
    isMarket: price === null,
  };
}

/** Orders of pairs, from spot and margin accounts, for the engine. Their cost is fully reserved, so that nothing prevents a fill. */
export const spotProduct = (context: SpotContext, { settle, end }: Booking): TradedProduct => ({
  name: 'spot',
  venue: (id) => venueOf(Number.parseInt(id, 10)),
  order: (orderId) => {
    const order = context.db.spotOrders.get(orderId);
    return order?.isOpen ? { orderId, ...asExecutionOrder(context, order) } : undefined;
  },
  otherLegsOf: (orderId) => {
    const ocoId = context.db.spotOrders.get(orderId)?.ocoId ?? null;
    if (ocoId === null) return [];
    const legs = context.db.spotOrders.find({ where: { ocoId, isOpen: true } }).list;
    return legs.map((leg) => leg.orderId).filter((leg) => leg !== orderId);
  },
  nextFillAmount: () => null,
  fillBlocker: () => null,
  settle,
  end,
});
