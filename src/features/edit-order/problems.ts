import { amountOf } from '@/contract/capital';
import { divide, isZero, type Decimal } from '@/contract/decimal';
import { exitProblem, ocoProblem, orderProblem, orderType, type Order, type OrderProblem, type PairTerms } from '@/contract/spot';
import { fieldsOf, hasTrigger, type Edit, type EditField, type EditProblem } from './orderEdit';

/** A change of an order, and the data it is validated against. */
export interface EditTerms {
  readonly order: Order;
  readonly edit: Edit;
  readonly terms: PairTerms;
  readonly last: Decimal;
  /** The other leg of an OCO; undefined for any other order. */
  readonly otherLeg: Order | undefined;
}

/** Why the exchange would refuse a change without missing values, by field. */
export function problemsOf({ order, edit, terms, last, otherLeg }: EditTerms): Partial<Record<EditField, EditProblem>> {
  const { side } = order;
  const valueOf = (field: EditField) => (isZero(amountOf(edit[field])) ? null : amountOf(edit[field]));
  const [price, amount] = [valueOf('price') ?? '0', valueOf('amount') ?? '0'];
  const found = otherLeg ? legProblem() : singleProblem();
  const field = found?.field === 'stopLimitPrice' ? 'price' : found?.field;
  if (found && field !== undefined && field !== 'activationPrice') return { [field]: found.problem };
  const exit = exitProblem(terms, side, { takeProfitPrice: valueOf('takeProfitPrice'), stopLossPrice: valueOf('stopLossPrice') }, price);
  return exit && fieldsOf(order).includes(exit.field)
    ? { [exit.field]: exit.problem === 'orderTriggerPassed' ? 'exitSide' : exit.problem }
    : {};

  function singleProblem(): OrderProblem | null {
    const emptyParams = { side, price: null, amount: null, turnover: null, stopPrice: null, trailing: null, activationPrice: null };
    if (order.type === orderType.trailing) {
      const trailing = divide(valueOf('trailing') ?? '0', '100');
      return orderProblem(
        terms,
        { ...emptyParams, type: orderType.trailing, amount: valueOf('amount'), turnover: valueOf('turnover'), trailing },
        last,
      );
    }
    const type = hasTrigger(order) ? orderType.stopLimit : orderType.limit;
    return orderProblem(terms, { ...emptyParams, type, price, amount, stopPrice: hasTrigger(order) ? valueOf('stopPrice') : null }, last);
  }

  function legProblem(): OrderProblem | null {
    if (otherLeg === undefined) return null;
    const isStop = order.type === orderType.stopLimit;
    return ocoProblem(
      terms,
      {
        side,
        amount,
        price: (isStop ? otherLeg.price : price) ?? '0',
        stopPrice: (isStop ? valueOf('stopPrice') : otherLeg.stopPrice) ?? '0',
        stopLimitPrice: (isStop ? price : otherLeg.price) ?? '0',
      },
      last,
    );
  }
}
