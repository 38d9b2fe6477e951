import type { Decimal } from '@/contract/decimal';
import type { ConditionOrder, ContractOrder, PriceBasis } from '@/contract/swap';

/** An order in the book, or one that waits for a price. */
export type EditableOrder = ContractOrder | ConditionOrder;

/** What can be changed of an order, as typed. */
export type ContractEdit = Readonly<Record<'triggerPrice' | 'price' | 'amount', string>>;

/** What of an order becomes something else; the basis is that of a trigger. */
export type ContractChange = Partial<Record<keyof ContractEdit, Decimal>> & { readonly triggerBasis?: PriceBasis };

/** The price that an order waits for; null for one in the book. */
export const basisOf = (order: EditableOrder): PriceBasis | null => (isPlan(order) ? (order.triggerBasis ?? 'last') : null);

export const isPlan = (order: EditableOrder): order is ConditionOrder => 'triggerPrice' in order;

/** Whether an order can be changed: not one at the market, nor a trailing one, which follows the price by itself. */
export const isEditable = (order: EditableOrder): boolean => (isPlan(order) ? order.kind !== 'trailing' : order.price !== null);
