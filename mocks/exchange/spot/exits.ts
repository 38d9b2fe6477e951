import { compare, divide, isGreater, isZero, largest, subtract, truncate, type Decimal } from '@/contract/decimal';
import { orderSide, orderType, stopLossLimit } from '@/contract/spot';
import { pairOf } from '../markets';
import type { StoredOrder } from './records';
import type { OcoTerms, OrderTerms } from './request';
import { digitsOf } from './terms';

/** Whether an order has ended with fills that its take profit or stop loss has to close. */
export const hasExits = ({ isOpen, filledAmount, takeProfitPrice, stopLossPrice }: StoredOrder): boolean =>
  !isOpen && !isZero(filledAmount) && (takeProfitPrice ?? stopLossPrice ?? null) !== null;

/** The exit of an order: a limit order at its take profit, a stop-limit order at its stop loss, or an OCO of both. If its price has passed, a limit order. */
export function exitOrder(
  order: StoredOrder,
  last: Decimal,
): { readonly kind: 'order'; readonly terms: OrderTerms } | { readonly kind: 'oco'; readonly terms: OcoTerms } {
  const { owner, tradeId, account, orderId: exitOf, takeProfitPrice = null, stopLossPrice = null } = order;
  const side = order.side === orderSide.buy ? orderSide.sell : orderSide.buy;
  const common = { owner, tradeId, account, side, exitOf };
  const stopLimitPrice = stopLossPrice === null ? null : stopLossLimit(pairOf(tradeId), side, stopLossPrice);
  const amount = exitAmount(order, largest(takeProfitPrice ?? '0', stopLimitPrice ?? '0'));
  const profitSign = side === orderSide.sell ? 1 : -1;
  const isPassed = (price: Decimal | null, sign: number) => price !== null && compare(last, price) * sign >= 0;
  const limitAt = (price: Decimal) => ({ kind: 'order', terms: { ...common, type: orderType.limit, price, amount } }) as const;
  if (stopLossPrice === null || stopLimitPrice === null) return limitAt(takeProfitPrice ?? last);
  if (takeProfitPrice !== null && isPassed(takeProfitPrice, profitSign)) return limitAt(takeProfitPrice);
  if (isPassed(stopLossPrice, -profitSign)) return limitAt(stopLimitPrice);
  if (takeProfitPrice !== null)
    return { kind: 'oco', terms: { ...common, amount, price: takeProfitPrice, stopPrice: stopLossPrice, stopLimitPrice } };
  return { kind: 'order', terms: { ...common, type: orderType.stopLimit, price: stopLimitPrice, stopPrice: stopLossPrice, amount } };
}

/** The exit amount of the base coin, in whole lots: what was bought, or what the proceeds of a sale buy at the higher of the exit prices. */
function exitAmount({ side, tradeId, filledAmount, filledTurnover, fee }: StoredOrder, higherPrice: Decimal): Decimal {
  const { amount: decimals } = digitsOf(tradeId);
  if (side === orderSide.buy) return truncate(subtract(filledAmount, fee), decimals);
  return isGreater(higherPrice, '0') ? divide(subtract(filledTurnover, fee), higherPrice, decimals) : '0';
}
