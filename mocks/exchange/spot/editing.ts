import { compare, largest, type Decimal } from '@/contract/decimal';
import { exitProblem, ocoProblem, orderProblem, orderState, orderType } from '@/contract/spot';
import { invalidField, BusinessError, type ErrorCode } from '../../businessError';
import type { OrderExecution } from '../execution/execution';
import { currentTriggerPrice } from '../execution/triggers';
import { pairOf } from '../markets';
import { requiredReserve, type Booking } from './booking';
import type { SpotContext } from './context';
import { trailOf } from './draft';
import type { StoredOrder } from './records';
import type { OrderChange } from './request';
import { digitsOf } from './terms';

/** The operations of spot trading that editing an order depends on. */
export interface EditingDependencies {
  readonly booking: Booking;
  readonly engine: Pick<OrderExecution, 'withdraw'>;
  /** The open orders of an OCO. */
  readonly legsOf: (ocoId: string | null) => readonly StoredOrder[];
  /** Arms the trigger of an order from now on. */
  readonly arm: (order: StoredOrder) => StoredOrder;
  /** Enters an order into the book. */
  readonly enter: (order: StoredOrder) => StoredOrder;
}

/** Changes an open order. Changing only its exits keeps its priority; any other change re-enters it and loses the priority. Throws `BusinessError`. */
export function createEditing({ db, market, eventBus, now }: SpotContext, { booking, engine, legsOf, arm, enter }: EditingDependencies) {
  const throwIfProblem = (problem: { readonly problem: ErrorCode } | null) => {
    if (problem !== null) throw new BusinessError(problem.problem);
  };
  const lastOf = ({ tradeId }: StoredOrder): Decimal => market.price(tradeId, now());
  /** Saves a changed order with its reserved amount. */
  const saveOrder = (order: StoredOrder, reserved: Decimal): StoredOrder => {
    const saved = db.spotOrders.update(order.orderId, { ...order, reserved, updatedTime: now() });
    eventBus.emit('orderChanged', saved);
    return saved;
  };

  const changeExits = (order: StoredOrder, exits: Pick<OrderChange, 'takeProfitPrice' | 'stopLossPrice'>, price: Decimal): StoredOrder => {
    const { takeProfitPrice = null, stopLossPrice = null } = { ...order, ...exits };
    throwIfProblem(exitProblem(pairOf(order.tradeId), order.side, { takeProfitPrice, stopLossPrice }, price));
    if (Object.keys(exits).length === 0) return order;
    if (order.type !== orderType.limit || order.ocoId !== null)
      throw invalidField('body.takeProfitPrice', 'is not accepted for this order');
    return saveOrder({ ...order, ...exits }, order.reserved);
  };

  const changePriced = (order: StoredOrder, change: OrderChange) => {
    const last = lastOf(order);
    const isWaiting = order.state === orderState.waiting;
    const changed = changedBy(order, change);
    const { amount } = changed;
    throwIfProblem(orderProblem(pairOf(order.tradeId), { ...changed, type: isWaiting ? orderType.stopLimit : orderType.limit }, last));
    if (amount !== null && compare(amount, order.filledAmount) <= 0) throw new BusinessError('orderBelowMinAmount');
    const reserved = requiredReserve(changed);
    booking.reserve(order, reserved);
    engine.withdraw(order.orderId);
    const saved = saveOrder(changed, reserved);
    return isWaiting ? arm(saved) : enter(saved);
  };

  const changeTrailing = (order: StoredOrder, change: OrderChange) => {
    const last = lastOf(order);
    const changed = changedBy(order, change);
    // An activation price that was already reached no longer applies.
    const activationPrice = order.stopPrice === null ? order.activationPrice : null;
    throwIfProblem(orderProblem(pairOf(order.tradeId), { ...changed, activationPrice }, last));
    const reserved = requiredReserve(changed);
    booking.reserve(order, reserved);
    // With the same distance, it follows from the best price so far instead of starting again.
    if (changed.trailing === null || order.trailing === null || compare(changed.trailing, order.trailing) === 0)
      return saveOrder({ ...changed, activationPrice }, reserved);
    const trail = trailOf({ ...changed, activationPrice }, last);
    return arm(saveOrder({ ...changed, activationPrice, stopPrice: currentTriggerPrice(trail, digitsOf(order.tradeId).price) }, reserved));
  };

  /** Changes a leg of an OCO. Both legs keep the same amount, for which the limit order freezes what the more expensive leg needs. */
  const changeLeg = (order: StoredOrder, other: StoredOrder, change: OrderChange) => {
    const changed = changedBy(order, change);
    const { amount } = changed;
    const legs = [changed, { ...other, amount }];
    const [limit] = legs.filter(({ type }) => type === orderType.limit);
    const [stop] = legs.filter(({ type }) => type === orderType.stopLimit);
    if (!limit?.price || !stop?.price || !stop.stopPrice || amount === null)
      throw new RangeError(`${order.orderId} is not a leg of an OCO`);
    const terms = { side: order.side, amount, price: limit.price, stopPrice: stop.stopPrice, stopLimitPrice: stop.price };
    throwIfProblem(ocoProblem(pairOf(order.tradeId), terms, lastOf(order)));
    const reserved = largest(requiredReserve(limit), requiredReserve(stop));
    booking.reserve(limit, reserved);
    engine.withdraw(limit.orderId);
    arm(saveOrder(stop, '0'));
    enter(saveOrder(limit, reserved));
    return db.spotOrders.get(order.orderId) ?? order;
  };

  return (order: StoredOrder, { takeProfitPrice, stopLossPrice, ...change }: OrderChange): StoredOrder => {
    const isTrailing = order.type === orderType.trailing && order.state === orderState.waiting;
    if (!order.isOpen || (order.price === null && !isTrailing)) throw new BusinessError('orderEnded');
    if (!market.isOpen(order.tradeId, now())) throw new BusinessError('marketClosed');
    for (const field of ['price', 'amount', 'turnover', 'stopPrice', 'trailing'] as const)
      if (change[field] !== undefined && (order[field] === null || (isTrailing && field === 'stopPrice')))
        throw invalidField(`body.${field}`, field === 'stopPrice' ? 'this order has no trigger price' : 'is not accepted for this order');
    const exits = {
      ...(takeProfitPrice !== undefined && { takeProfitPrice }),
      ...(stopLossPrice !== undefined && { stopLossPrice }),
    };
    const saved = changeExits(order, exits, change.price ?? order.price ?? lastOf(order));
    if (!Object.values(change).some((value) => value !== undefined)) return saved;
    if (isTrailing) return changeTrailing(saved, change);
    const [other] = legsOf(order.ocoId).filter(({ orderId }) => orderId !== order.orderId);
    return other ? changeLeg(saved, other, change) : changePriced(saved, change);
  };
}

/** The changed order; omitted fields are unchanged. */
const changedBy = (order: StoredOrder, change: OrderChange): StoredOrder => ({
  ...order,
  price: change.price ?? order.price,
  amount: change.amount ?? order.amount,
  turnover: change.turnover ?? order.turnover,
  stopPrice: change.stopPrice ?? order.stopPrice,
  trailing: change.trailing ?? order.trailing,
});
