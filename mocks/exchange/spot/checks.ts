import type { Decimal } from '@/contract/decimal';
import { exitProblem, ocoProblem, orderProblem, orderSide, orderType, timeInForce, tradeType, tradingAccount } from '@/contract/spot';
import { invalidField, type ErrorCode } from '../../businessError';
import { termsBlocker } from '../execution/matching';
import type { OrderExecution } from '../execution/execution';
import type { SpotContext } from './context';
import { isMarginPair, pairOf } from '../markets';
import { isListedAt } from '../listings';
import { asExecutionOrder } from './product';
import type { OcoTerms, OrderTerms } from './request';

/** The prices and amounts of an order, complete for its type. */
interface OrderValues {
  readonly price: Decimal | null;
  readonly amount: Decimal | null;
  readonly turnover: Decimal | null;
  readonly stopPrice: Decimal | null;
  readonly trailing: Decimal | null;
  readonly activationPrice: Decimal | null;
}

/** The prices and amounts of a request. Throws `BusinessError` if a field that its type requires is missing, or one that its type does not accept is present. */
export function orderValuesOf(terms: OrderTerms): OrderValues {
  const values = valuesByType(terms);
  for (const field of fields)
    if (terms[field] !== undefined && values[field] === null) throw invalidField(`body.${field}`, 'is not accepted for this type of order');
  for (const field of ['takeProfitPrice', 'stopLossPrice'] as const) {
    if (terms[field] === undefined) continue;
    if (terms.type !== orderType.limit && terms.type !== orderType.market)
      throw invalidField(`body.${field}`, 'is not accepted for this type of order');
    if (terms.tradeType === tradeType.autoRepay) throw invalidField(`body.${field}`, 'is not accepted for an order that repays a loan');
  }
  return values;
}

const fields = ['price', 'amount', 'turnover', 'stopPrice', 'trailing', 'activationPrice'] as const satisfies (keyof OrderValues)[];

function valuesByType(terms: OrderTerms): OrderValues {
  const required = (field: (typeof fields)[number]): Decimal => {
    const value = terms[field];
    if (value === undefined) throw invalidField(`body.${field}`, 'is required for this type of order');
    return value;
  };
  const none = { price: null, amount: null, turnover: null, stopPrice: null, trailing: null, activationPrice: null };
  const sizedBy = (amount: Decimal | undefined) => (amount === undefined ? requiredSize() : { amount });
  const requiredSize = () => (terms.side === orderSide.buy ? { turnover: required('turnover') } : { amount: required('amount') });
  switch (terms.type) {
    case orderType.limit:
      return { ...none, price: required('price'), amount: required('amount') };
    case orderType.stopLimit:
      return { ...none, price: required('price'), amount: required('amount'), stopPrice: required('stopPrice') };
    case orderType.market:
      return { ...none, ...(terms.turnover === undefined ? sizedBy(terms.amount) : { turnover: terms.turnover }) };
    case orderType.trailing:
      return { ...none, ...requiredSize(), trailing: required('trailing'), activationPrice: terms.activationPrice ?? null };
  }
}

/** Why an order is refused, apart from its balance; null if it is not. */
export function blockerOf(context: SpotContext, execution: Pick<OrderExecution, 'preview'>, terms: OrderTerms): ErrorCode | null {
  const values = orderValuesOf(terms);
  const closed = marketBlocker(context, terms);
  if (closed !== null) return closed;
  const { owner, tradeId, side, type } = terms;
  const problem = orderProblem(pairOf(tradeId), { ...values, side, type }, context.market.price(tradeId, context.now()));
  if (problem !== null) return problem.problem;
  const exits = { takeProfitPrice: terms.takeProfitPrice ?? null, stopLossPrice: terms.stopLossPrice ?? null };
  const exit = exitProblem(pairOf(tradeId), side, exits, values.price ?? context.market.price(tradeId, context.now()));
  if (exit !== null) return exit.problem;
  if (type === orderType.stopLimit || type === orderType.trailing) return null;
  const orderFields = { owner, tradeId, side, timeInForce: terms.timeInForce ?? timeInForce.gtc };
  const order = asExecutionOrder(context, { ...values, ...orderFields, filledAmount: '0', filledTurnover: '0' });
  return termsBlocker(order, execution.preview(order.venue, order));
}

/** Why an OCO is refused: a closed market, invalid terms of a leg, or a price that has already passed; null if it is not. */
export function ocoBlockerOf(context: SpotContext, terms: OcoTerms): ErrorCode | null {
  const last = context.market.price(terms.tradeId, context.now());
  return marketBlocker(context, terms) ?? ocoProblem(pairOf(terms.tradeId), terms, last)?.problem ?? null;
}

/** Why a pair cannot be traded now, or not from that account; null if it can. */
function marketBlocker({ db, market, now }: SpotContext, { tradeId, account }: Pick<OrderTerms, 'tradeId' | 'account'>): ErrorCode | null {
  if (!market.isOpen(tradeId, now()) || !isListedAt(db, tradeId, now())) return 'marketClosed';
  return account !== undefined && account !== tradingAccount.spot && !isMarginPair(tradeId) ? 'marginUnavailable' : null;
}
