import { subtract } from '@/contract/decimal';
import { worstPrice, type OrderKind } from '@/contract/swap';
import type { OrderEnd } from '../execution/orderStates';
import type { ExecutionOrder, TimeInForce, TradedProduct } from '../execution/product';
import { isOpenOrder } from './blockers';
import type { ContractsContext } from './context';
import type { OrderFills } from './orderFills';
import type { StoredContractOrder } from './records';
import { requireTerms, venueOf, type Terms } from './terms';

/** The time in force of each kind of order. */
const timeInForceOf = { limit: 'gtc', market: 'ioc', postOnly: 'postOnly', ioc: 'ioc', fok: 'fok' } as const satisfies Record<
  OrderKind,
  TimeInForce
>;

/** A contract order as seen by the engine: without a price, it is immediate-or-cancel near the mark. */
export function asExecutionOrder(
  { market, now }: Pick<ContractsContext, 'market' | 'now'>,
  { orderId, owner, side, kind, price, amount, filledAmount }: StoredContractOrder,
  terms: Terms,
): ExecutionOrder {
  return {
    orderId,
    owner,
    side,
    venue: venueOf(terms),
    limit: price ?? worstPrice(market.mark(terms.market, now()), side),
    amount: subtract(amount, filledAmount),
    turnover: null,
    timeInForce: timeInForceOf[kind],
    isMarket: kind === 'market',
  };
}

/** Contract orders, real and mock, for the engine. They are margined, so that money or positions may be gone by the time one is filled. */
export function contractProduct(
  context: ContractsContext,
  { nextFillAmount, fillBlocker, apply }: OrderFills,
  finish: (order: StoredContractOrder, end: OrderEnd) => void,
): TradedProduct {
  const { db, eventBus, now } = context;
  const termsOf = (code: string) => requireTerms(context, code, now());
  const requireOrder = (orderId: string): StoredContractOrder => {
    const order = db.contractOrders.get(orderId);
    if (!order) throw new RangeError(`there is no order ${orderId}`);
    return order;
  };
  return {
    name: 'positions',
    venue: (code) => venueOf(termsOf(code)),
    order: (orderId) => {
      const order = requireOrder(orderId);
      return isOpenOrder(order) ? asExecutionOrder(context, order, termsOf(order.contractCode)) : undefined;
    },
    otherLegsOf: () => [],
    nextFillAmount: (orderId) => nextFillAmount(requireOrder(orderId)),
    fillBlocker: (fill) => fillBlocker(requireOrder(fill.orderId), fill),
    settle: (fills) => {
      const events = fills.flatMap((fill) => apply(requireOrder(fill.orderId), fill));
      for (const order of fills.map(({ orderId }) => requireOrder(orderId)))
        if (order.state === 'filled') finish(order, 'filled');
        else eventBus.emit('contractOrderChanged', order);
      return () => {
        for (const [name, change] of events) eventBus.emit(name, change);
      };
    },
    end: (orderId, end) => finish(requireOrder(orderId), end),
  };
}
