import { add, compare, type Decimal } from '@/contract/decimal';
import {
  contractOrderProblem,
  planProblem,
  orderSideOf,
  type ConditionOrder,
  type ContractOrder,
  type ContractOrderProblem,
  type ContractRules,
  type Position,
  type PriceBasis,
} from '@/contract/swap';
import { parsePositive } from '@/shared/lib/numberInput';
import { basisOf, isPlan, type ContractChange, type ContractEdit, type EditableOrder } from './editableOrder';

export type EditField = keyof ContractEdit;
export type EditProblem = ContractOrderProblem['problem'] | 'missing' | 'belowFilled' | 'orderTriggerPassed';

/** The fields of the form: those with a value in the order. */
export function fieldsOf(order: EditableOrder): readonly EditField[] {
  const values = valuesOf(order);
  return (['triggerPrice', 'price', 'amount'] as const).filter((field) => values[field] !== '');
}

export const valuesOf = (order: EditableOrder): ContractEdit => ({
  triggerPrice: (isPlan(order) && order.triggerPrice) || '',
  price: order.price ?? '',
  amount: order.amount ?? '',
});

/** The changed values, and the changed trigger basis. */
export const changesOf = (order: EditableOrder, edit: ContractEdit, basis: PriceBasis | null): ContractChange => {
  const before = valuesOf(order);
  const values = Object.fromEntries(
    fieldsOf(order).flatMap((field) => {
      const value = parsePositive(edit[field]);
      return value === null || compare(value, before[field]) === 0 ? [] : [[field, value]];
    }),
  );
  return { ...values, ...(basis !== null && basis !== basisOf(order) && { triggerBasis: basis }) };
};

/** What an edit is validated against; the exchange alone validates the leverage of a larger order. */
export interface EditState {
  readonly rules: Pick<ContractRules, 'lot' | 'priceDigits'>;
  /** The last price, used in place of the mark price; null while unknown. */
  readonly last: Decimal | null;
  /** The chosen trigger basis; null for an order in the book. */
  readonly basis: PriceBasis | null;
  readonly positions: readonly Position[];
}

/** Why the exchange would refuse the change, by field; empty if it would not. */
export function problemsOf(order: EditableOrder, edit: ContractEdit, state: EditState): Partial<Record<EditField, EditProblem>> {
  const missing = fieldsOf(order).filter((field) => parsePositive(edit[field]) === null);
  if (missing.length > 0) return Object.fromEntries(missing.map((field) => [field, 'missing' as const]));
  const values = { price: parsePositive(edit.price), amount: parsePositive(edit.amount) };
  const rules = { ...state.rules, contractCode: order.contractCode, maxLeverage: order.leverage, tiers: [] };
  const found = isPlan(order)
    ? planProblemOf(order, { ...values, triggerPrice: parsePositive(edit.triggerPrice) }, rules, state)
    : orderProblemOf(order, { ...values, amount: values.amount ?? order.amount }, rules, state);
  return found && found.field !== 'leverage' ? { [found.field]: found.problem } : {};
}

function orderProblemOf(
  order: ContractOrder,
  values: { readonly price: Decimal | null; readonly amount: Decimal },
  rules: ContractRules,
  { last, positions }: EditState,
) {
  if (compare(values.amount, order.filledAmount) <= 0) return { field: 'amount', problem: 'belowFilled' } as const;
  if (last === null) return null;
  const { side, effect, leverage } = order;
  const closablePositions = positions.filter(
    (position) =>
      position.contractCode === order.contractCode &&
      orderSideOf(position.side, 'close') === side &&
      (order.positionId === null || order.positionId === position.positionId),
  );
  const closable = add(order.amount, ...closablePositions.map(({ closableAmount }) => closableAmount));
  return contractOrderProblem(rules, { side, effect, leverage, ...values }, { mark: last, closable, projectedExposure: '0' });
}

function planProblemOf(
  { kind, direction, leverage }: ConditionOrder,
  values: Omit<Parameters<typeof planProblem>[1], 'leverage'>,
  rules: ContractRules,
  { last, basis }: EditState,
) {
  const { triggerPrice } = values;
  const found = planProblem(rules, { ...values, leverage });
  // The exchange alone checks triggers by mark or index price.
  if (found !== null || kind === 'plan' || basis !== 'last' || last === null || triggerPrice === null) return found;
  const isAhead = compare(triggerPrice, last) * (direction === 'above' ? 1 : -1) > 0;
  return isAhead ? null : ({ field: 'triggerPrice', problem: 'orderTriggerPassed' } as const);
}
