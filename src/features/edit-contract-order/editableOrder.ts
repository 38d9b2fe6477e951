import type { Decimal } from '@/contract/decimal';
import type { ConditionOrder, ContractOrder, PriceBasis } from '@/contract/swap';

/** An order in the book, or a conditional one. */
export type EditableOrder = ContractOrder | ConditionOrder;

/** The editable values of an order, as typed. */
export type ContractEdit = Readonly<Record<'triggerPrice' | 'price' | 'amount', string>>;

/** The changes of an order; the basis is that of its trigger. */
export type ContractChange = Partial<Record<keyof ContractEdit, Decimal>> & { readonly triggerBasis?: PriceBasis };

/** The price basis of an order's trigger; null for an order in the book. */
export const basisOf = (order: EditableOrder): PriceBasis | null => (isPlan(order) ? (order.triggerBasis ?? 'last') : null);

export const isPlan = (order: EditableOrder): order is ConditionOrder => 'triggerPrice' in order;

/** Whether an order can be edited: neither a market order, nor a trailing order, which follows the price by itself. */
export const isEditable = (order: EditableOrder): boolean => (isPlan(order) ? order.kind !== 'trailing' : order.price !== null);
