import { amountOf } from '@/contract/capital';
import { compare, isGreater, isZero, subtract, type Decimal } from '@/contract/decimal';
import { pledgeOf, type EditPremarketOrderRequest, type PremarketOrder, type PremarketPair } from '@/contract/premarket';
import { limitProblem, type OrderParamProblem } from '@/contract/spot';

/** The editable fields of an order, in the order of the form. */
export const editFields = ['price', 'amount'] as const;
export type EditField = (typeof editFields)[number];
/** The values as typed. */
export type Edit = Readonly<Record<EditField, string>>;
export type EditProblem = OrderParamProblem | 'missing' | 'belowFilled' | 'insufficientBalance';

/** A change of an order, and the data it is validated against. */
export interface EditTerms {
  readonly order: PremarketOrder;
  readonly edit: Edit;
  readonly token: Pick<PremarketPair, 'digit' | 'quoteCurrency' | 'collateralRate' | 'last'>;
  /** The available quote coin, without what the order already reserves; null if unknown. */
  readonly available: Decimal | null;
}

/** Why the exchange would refuse the change, by field; empty if it would accept it. */
export function problemsOf({ order, edit, token, available }: EditTerms): Readonly<Partial<Record<EditField, EditProblem>>> {
  const [price, amount] = [amountOf(edit.price), amountOf(edit.amount)];
  const missing = editFields.filter((field) => isZero(amountOf(edit[field])));
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, 'missing' as const]));
  const { digit, quoteCurrency: quote, last } = token;
  const problem = last === null ? null : limitProblem({ digit, quote }, { side: order.side, price, amount, last });
  if (problem !== null) return { [problem === 'orderOffTick' || problem === 'orderPriceDeviation' ? 'price' : 'amount']: problem };
  if (!isGreater(amount, order.filledAmount)) return { amount: 'belowFilled' };
  const extraPledge = subtract(pledgeOf(order.side, price, subtract(amount, order.filledAmount), token), order.pledge);
  if (available === null || !isGreater(extraPledge, available)) return {};
  // Reported at the field that was raised, as the user can lower it again.
  return isGreater(amount, order.amount) ? { amount: 'insufficientBalance' } : { price: 'insufficientBalance' };
}

/** The values that differ from those of the order. */
export const changesOf = (order: PremarketOrder, edit: Edit): EditPremarketOrderRequest =>
  Object.fromEntries(
    editFields.filter((field) => compare(amountOf(edit[field]), order[field]) !== 0).map((field) => [field, amountOf(edit[field])]),
  );
