import type { ConditionOrder, ContractOrder } from '@/contract/swap';

/** An order in the book, or one that waits for a price. */
export type EditableOrder = ContractOrder | ConditionOrder;

/** What can be changed of an order, as typed. */
export type ContractEdit = Readonly<Record<'triggerPrice' | 'price' | 'amount', string>>;

export const isPlan = (order: EditableOrder): order is ConditionOrder => 'triggerPrice' in order;

/** Whether an order can be changed: not one at the market, nor a trailing one, which follows the price by itself. */
export const isEditable = (order: EditableOrder): boolean => (isPlan(order) ? order.kind !== 'trailing' : order.price !== null);
