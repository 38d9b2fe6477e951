import { multiply } from '@/contract/decimal';
import { exitFields, type Exits } from '@/contract/exits';
import { orderState, orderType, type Order, type OrderProblem } from '@/contract/spot';

/** The editable fields of an order; `trailing` is in percent of the price. */
export type EditField = 'stopPrice' | 'trailing' | 'price' | 'amount' | 'turnover' | keyof Exits;
export type Edit = Readonly<Record<EditField, string>>;
export type EditProblem = OrderProblem['problem'] | 'missing' | 'belowFilled' | 'exitSide';

/** Whether the order still waits for its stop price, which can then be edited too. */
export const hasTrigger = ({ state, type }: Pick<Order, 'state' | 'type'>): boolean =>
  state === orderState.waiting && type === orderType.stopLimit;

/** Whether an order can be edited: it has a price, or is still trailing. */
export const isEditable = ({ price, type, state }: Pick<Order, 'price' | 'type' | 'state'>): boolean =>
  price !== null || (type === orderType.trailing && state === orderState.waiting);

/** The fields of the form for an order. */
export function fieldsOf(order: Order): readonly EditField[] {
  if (order.type === orderType.trailing) return ['trailing', order.amount === null ? 'turnover' : 'amount'];
  const hasExits = (order.takeProfitPrice ?? order.stopLossPrice ?? null) !== null;
  return [...(hasTrigger(order) ? (['stopPrice'] as const) : []), 'price', 'amount', ...(hasExits ? exitFields : [])];
}

/** Whether a field is an exit, which may be cleared. */
export const isExit = (field: EditField) => field === 'takeProfitPrice' || field === 'stopLossPrice';

export const emptyEdit: Edit = { stopPrice: '', trailing: '', price: '', amount: '', turnover: '', takeProfitPrice: '', stopLossPrice: '' };

/** The values of an order as displayed in the form. */
export const valuesOf = ({ stopPrice, trailing, price, amount, turnover, takeProfitPrice, stopLossPrice }: Order): Edit => ({
  stopPrice: stopPrice ?? '',
  trailing: trailing === null ? '' : multiply(trailing, '100'),
  price: price ?? '',
  amount: amount ?? '',
  turnover: turnover ?? '',
  takeProfitPrice: takeProfitPrice ?? '',
  stopLossPrice: stopLossPrice ?? '',
});
