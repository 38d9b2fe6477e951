import { compare, isGreater, multiply, type Decimal } from '@/contract/decimal';
import {
  amountProblem,
  limitProblem,
  minTurnoverOf,
  orderSide,
  orderType,
  priceProblem,
  timeInForce,
  tradingAccount,
  trailingBand,
} from '@/contract/spot';
import { badField, type ErrorCode } from '../../businessError';
import { termsBlocker } from '../execution/matching';
import type { OrderExecution } from '../execution/execution';
import type { SpotContext } from './context';
import { isMarginPair, pairOf } from '../markets';
import { asExecutionOrder } from './product';
import type { OcoTerms, OrderTerms } from './request';

/** The figures of an order, complete for its type. */
interface Figures {
  readonly price: Decimal | null;
  readonly amount: Decimal | null;
  readonly turnover: Decimal | null;
  readonly stopPrice: Decimal | null;
  readonly trailing: Decimal | null;
  readonly activationPrice: Decimal | null;
}

/** What a request asks for. Throws `BusinessError` where something is missing that its type needs, or given that its type does not take. */
export function figuresOf(terms: OrderTerms): Figures {
  const figures = neededBy(terms);
  for (const field of fields)
    if (terms[field] !== undefined && figures[field] === null) throw badField(`body.${field}`, 'is not taken by this type of order');
  return figures;
}

const fields = ['price', 'amount', 'turnover', 'stopPrice', 'trailing', 'activationPrice'] as const satisfies (keyof Figures)[];

function neededBy(terms: OrderTerms): Figures {
  const needed = (field: (typeof fields)[number]): Decimal => {
    const value = terms[field];
    if (value === undefined) throw badField(`body.${field}`, 'is needed for this type of order');
    return value;
  };
  const none = { price: null, amount: null, turnover: null, stopPrice: null, trailing: null, activationPrice: null };
  const counted = () => (terms.side === orderSide.buy ? { turnover: needed('turnover') } : { amount: needed('amount') });
  switch (terms.type) {
    case orderType.limit:
      return { ...none, price: needed('price'), amount: needed('amount') };
    case orderType.stopLimit:
      return { ...none, price: needed('price'), amount: needed('amount'), stopPrice: needed('stopPrice') };
    case orderType.market:
      return { ...none, ...counted() };
    case orderType.trailing:
      return { ...none, ...counted(), trailing: needed('trailing'), activationPrice: terms.activationPrice ?? null };
  }
}

/** What stands in the way of an order, money aside, or null. */
export function blockerOf(context: SpotContext, execution: Pick<OrderExecution, 'preview'>, terms: OrderTerms): ErrorCode | null {
  const { market, now } = context;
  const figures = figuresOf(terms);
  const { tradeId, side, type } = terms;
  if (!market.isOpen(tradeId, now())) return 'marketClosed';
  if (terms.account !== undefined && terms.account !== tradingAccount.spot && !isMarginPair(tradeId)) return 'marginUnavailable';
  const pair = pairOf(tradeId);
  const last = market.price(tradeId, now());
  const { price, amount, turnover, stopPrice, trailing, activationPrice } = figures;
  const bookBlocker = () => {
    const placed = { owner: terms.owner, tradeId, side, timeInForce: terms.timeInForce ?? timeInForce.gtc };
    const order = asExecutionOrder(context, { ...figures, ...placed, filledAmount: '0', filledTurnover: '0' });
    return termsBlocker(order, execution.preview(order.venue, order));
  };
  if (type === orderType.limit && price !== null && amount !== null) {
    const problem = limitProblem(pair, { side, price, amount, last });
    return problem ?? bookBlocker();
  }
  if (type === orderType.stopLimit && price !== null && amount !== null && stopPrice !== null) {
    const problem = limitProblem(pair, { side, price, amount, last: stopPrice }) ?? priceProblem(pair, stopPrice);
    return problem ?? (compare(stopPrice, last) === 0 ? 'orderTriggerPassed' : null);
  }
  if (amount !== null) {
    const problem = amountProblem(pair, amount);
    if (problem !== null) return problem;
  }
  // What is sold without a price is worth what it would have brought at the latest one.
  const worth = turnover ?? multiply(amount ?? '0', last);
  if (compare(worth, minTurnoverOf(pair)) < 0) return 'orderBelowMinTurnover';
  if (type === orderType.market) return bookBlocker();
  if (trailing !== null && (compare(trailing, trailingBand.from) < 0 || isGreater(trailing, trailingBand.to))) return 'orderPriceDeviation';
  if (activationPrice === null) return null;
  const isPassed = side === orderSide.sell ? compare(activationPrice, last) <= 0 : compare(activationPrice, last) >= 0;
  return priceProblem(pair, activationPrice) ?? (isPassed ? 'orderTriggerPassed' : null);
}

/** What stands in the way of an OCO: either leg's figures, or a price between the two that is already passed. */
export function ocoBlockerOf(
  context: SpotContext,
  execution: Pick<OrderExecution, 'preview'>,
  { price, stopPrice, stopLimitPrice, ...terms }: OcoTerms,
): ErrorCode | null {
  const stop = blockerOf(context, execution, { ...terms, type: orderType.stopLimit, price: stopLimitPrice, stopPrice });
  const limit = blockerOf(context, execution, { ...terms, type: orderType.limit, price });
  if (stop !== null || limit !== null) return stop ?? limit;
  const last = context.market.price(terms.tradeId, context.now());
  const [low, high] = terms.side === orderSide.sell ? [stopPrice, price] : [price, stopPrice];
  return compare(low, last) < 0 && compare(last, high) < 0 ? null : 'orderTriggerPassed';
}
