import { amountOf } from '@/contract/capital';
import { compare, isGreater, isZero, subtract, type Decimal } from '@/contract/decimal';
import { pledgeOf, type EditPremarketOrderRequest, type PremarketOrder, type PremarketPair } from '@/contract/premarket';
import { limitProblem, type FigureProblem } from '@/contract/spot';

/** What of an order can become another figure, in the order of the form. */
export const editFields = ['price', 'amount'] as const;
export type EditField = (typeof editFields)[number];
/** The figures as typed. */
export type Edit = Readonly<Record<EditField, string>>;
export type EditProblem = FigureProblem | 'missing' | 'belowFilled' | 'insufficientBalance';

/** A change of an order and what it is judged against; null is what is not known. */
export interface EditTerms {
  readonly order: PremarketOrder;
  readonly edit: Edit;
  readonly token: Pick<PremarketPair, 'digit' | 'quoteCurrency' | 'collateralRate' | 'last'>;
  /** Of the quote coin, besides what the order holds back already. */
  readonly available: Decimal | null;
}

/** Why an order cannot be changed as it stands, by field; empty where the exchange takes the change. */
export function problemsOf({ order, edit, token, available }: EditTerms): Readonly<Partial<Record<EditField, EditProblem>>> {
  const [price, amount] = [amountOf(edit.price), amountOf(edit.amount)];
  const missing = editFields.filter((field) => isZero(amountOf(edit[field])));
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, 'missing' as const]));
  const { digit, quoteCurrency: quote, last } = token;
  const problem = last === null ? null : limitProblem({ digit, quote }, { side: order.side, price, amount, last });
  if (problem !== null) return { [problem === 'orderOffTick' || problem === 'orderPriceDeviation' ? 'price' : 'amount']: problem };
  if (!isGreater(amount, order.filledAmount)) return { amount: 'belowFilled' };
  const more = subtract(pledgeOf(order.side, price, subtract(amount, order.filledAmount), token), order.pledge);
  if (available === null || !isGreater(more, available)) return {};
  // The figure that was raised is the one to lower again.
  return isGreater(amount, order.amount) ? { amount: 'insufficientBalance' } : { price: 'insufficientBalance' };
}

/** The figures that differ from those of the order. */
export const changesOf = (order: PremarketOrder, edit: Edit): EditPremarketOrderRequest =>
  Object.fromEntries(
    editFields.filter((field) => compare(amountOf(edit[field]), order[field]) !== 0).map((field) => [field, amountOf(edit[field])]),
  );
