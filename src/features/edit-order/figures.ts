import { multiply } from '@/contract/decimal';
import { exitFields, type Exits } from '@/contract/exits';
import { orderState, orderType, type Order, type OrderProblem } from '@/contract/spot';

/** What of an order can become another figure; `trailing` in percent of the price. */
export type EditField = 'stopPrice' | 'trailing' | 'price' | 'amount' | 'turnover' | keyof Exits;
export type Edit = Readonly<Record<EditField, string>>;
export type EditProblem = OrderProblem['problem'] | 'missing' | 'belowFilled' | 'exitSide';

/** Whether the order still waits for its stop price, which then can be changed, too. */
export const hasTrigger = ({ state, type }: Pick<Order, 'state' | 'type'>): boolean =>
  state === orderState.waiting && type === orderType.stopLimit;

/** Whether an order can be changed: one with a price, or one that still trails it. */
export const isEditable = ({ price, type, state }: Pick<Order, 'price' | 'type' | 'state'>): boolean =>
  price !== null || (type === orderType.trailing && state === orderState.waiting);

/** The figures of an order that the form shows. */
export function fieldsOf(order: Order): readonly EditField[] {
  if (order.type === orderType.trailing) return ['trailing', order.amount === null ? 'turnover' : 'amount'];
  const hasExits = (order.takeProfitPrice ?? order.stopLossPrice ?? null) !== null;
  return [...(hasTrigger(order) ? (['stopPrice'] as const) : []), 'price', 'amount', ...(hasExits ? exitFields : [])];
}

/** Whether a figure is an exit, which may be cleared. */
export const isExit = (field: EditField) => field === 'takeProfitPrice' || field === 'stopLossPrice';

export const noEdit: Edit = { stopPrice: '', trailing: '', price: '', amount: '', turnover: '', takeProfitPrice: '', stopLossPrice: '' };

/** The figures of an order as the form shows them. */
export const figuresOf = ({ stopPrice, trailing, price, amount, turnover, takeProfitPrice, stopLossPrice }: Order): Edit => ({
  stopPrice: stopPrice ?? '',
  trailing: trailing === null ? '' : multiply(trailing, '100'),
  price: price ?? '',
  amount: amount ?? '',
  turnover: turnover ?? '',
  takeProfitPrice: takeProfitPrice ?? '',
  stopLossPrice: stopLossPrice ?? '',
});
