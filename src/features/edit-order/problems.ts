import { amountOf } from '@/contract/capital';
import { divide, isZero, type Decimal } from '@/contract/decimal';
import { exitProblem, ocoProblem, orderProblem, orderType, type Order, type OrderProblem, type PairTerms } from '@/contract/spot';
import { fieldsOf, hasTrigger, type Edit, type EditField, type EditProblem } from './figures';

/** A change of an order, and the data it is validated against. */
export interface EditTerms {
  readonly order: Order;
  readonly edit: Edit;
  readonly terms: PairTerms;
  readonly last: Decimal;
  /** The other leg of an OCO; undefined for any other order. */
  readonly other: Order | undefined;
}

/** Why the exchange would refuse a change without missing values, by field. */
export function problemsOf({ order, edit, terms, last, other }: EditTerms): Partial<Record<EditField, EditProblem>> {
  const { side } = order;
  const figure = (field: EditField) => (isZero(amountOf(edit[field])) ? null : amountOf(edit[field]));
  const [price, amount] = [figure('price') ?? '0', figure('amount') ?? '0'];
  const found = other ? legProblem() : singleProblem();
  const field = found?.field === 'stopLimitPrice' ? 'price' : found?.field;
  if (found && field !== undefined && field !== 'activationPrice') return { [field]: found.problem };
  const exit = exitProblem(terms, side, { takeProfitPrice: figure('takeProfitPrice'), stopLossPrice: figure('stopLossPrice') }, price);
  return exit && fieldsOf(order).includes(exit.field)
    ? { [exit.field]: exit.problem === 'orderTriggerPassed' ? 'exitSide' : exit.problem }
    : {};

  function singleProblem(): OrderProblem | null {
    const none = { side, price: null, amount: null, turnover: null, stopPrice: null, trailing: null, activationPrice: null };
    if (order.type === orderType.trailing) {
      const trailing = divide(figure('trailing') ?? '0', '100');
      return orderProblem(
        terms,
        { ...none, type: orderType.trailing, amount: figure('amount'), turnover: figure('turnover'), trailing },
        last,
      );
    }
    const type = hasTrigger(order) ? orderType.stopLimit : orderType.limit;
    return orderProblem(terms, { ...none, type, price, amount, stopPrice: hasTrigger(order) ? figure('stopPrice') : null }, last);
  }

  function legProblem(): OrderProblem | null {
    if (other === undefined) return null;
    const isStop = order.type === orderType.stopLimit;
    return ocoProblem(
      terms,
      {
        side,
        amount,
        price: (isStop ? other.price : price) ?? '0',
        stopPrice: (isStop ? figure('stopPrice') : other.stopPrice) ?? '0',
        stopLimitPrice: (isStop ? price : other.price) ?? '0',
      },
      last,
    );
  }
}
