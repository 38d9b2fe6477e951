import { compare, divide, isGreater, largest, multiply, roundUp, truncate, type Decimal } from '../decimal';
import { exitFields, invalidExit, type Exits } from '../exits';
import { parseDigit } from '../market/rules';
import { orderSide, orderType, priceBand, stopLossLimitFactor, trailingBand, type OrderSide, type OrderType } from './constants';
import {
  amountProblem,
  limitProblem,
  minTurnoverOf,
  priceProblem,
  stepOf,
  worstPriceOf,
  type OrderParamProblem,
  type PairTerms,
} from './rules';

/** The values of an order; null if not applicable to its type. */
export interface OrderParams {
  readonly side: OrderSide;
  readonly type: OrderType;
  readonly price: Decimal | null;
  readonly amount: Decimal | null;
  readonly turnover: Decimal | null;
  readonly stopPrice: Decimal | null;
  readonly trailing: Decimal | null;
  readonly activationPrice: Decimal | null;
}

/** The values of an OCO: a limit order at `price`, and a stop-limit order at `stopLimitPrice` with the trigger `stopPrice`. */
export interface OcoParams {
  readonly side: OrderSide;
  readonly amount: Decimal;
  readonly price: Decimal;
  readonly stopPrice: Decimal;
  readonly stopLimitPrice: Decimal;
}

/** An order field and the rule it violates. */
export interface OrderProblem {
  readonly field: 'price' | 'amount' | 'turnover' | 'stopPrice' | 'stopLimitPrice' | 'trailing' | 'activationPrice';
  readonly problem: OrderParamProblem | 'orderTriggerPassed';
}

/** The first problem of an order's values against the latest price, or null; order book and balance are not checked. Bounds are defined in `constants.ts`. */
export function orderProblem(pair: PairTerms, order: OrderParams, last: Decimal): OrderProblem | null {
  const { side, type, price, amount, turnover, stopPrice, trailing, activationPrice } = order;
  if (type === orderType.limit && price !== null && amount !== null) return limitOrderProblem(pair, { side, price, amount, last });
  if (type === orderType.stopLimit && price !== null && amount !== null && stopPrice !== null) {
    const problem = limitOrderProblem(pair, { side, price, amount, last: stopPrice });
    if (problem !== null) return problem;
    if (priceProblem(pair, stopPrice) !== null) return { field: 'stopPrice', problem: 'orderOffTick' };
    return compare(stopPrice, last) === 0 ? { field: 'stopPrice', problem: 'orderTriggerPassed' } : null;
  }
  const sizeField = turnover === null ? 'amount' : 'turnover';
  const offLot = amount === null ? null : amountProblem(pair, amount);
  if (offLot !== null) return { field: 'amount', problem: offLot };
  // An amount without a price is valued at the latest price.
  if (compare(turnover ?? multiply(amount ?? '0', last), minTurnoverOf(pair)) < 0)
    return { field: sizeField, problem: 'orderBelowMinTurnover' };
  if (trailing !== null && (compare(trailing, trailingBand.from) < 0 || isGreater(trailing, trailingBand.to)))
    return { field: 'trailing', problem: 'orderPriceDeviation' };
  return activationPrice === null ? null : activationProblem(pair, { side, activationPrice, last });
}

/** The first problem of an OCO's values against the latest price, or null: in either leg, or because the latest price does not lie between the two prices. */
export function ocoProblem(
  pair: PairTerms,
  { side, amount, price, stopPrice, stopLimitPrice }: OcoParams,
  last: Decimal,
): OrderProblem | null {
  const unset = { turnover: null, trailing: null, activationPrice: null };
  const stop = orderProblem(pair, { ...unset, side, type: orderType.stopLimit, price: stopLimitPrice, amount, stopPrice }, last);
  if (stop !== null) return stop.field === 'price' ? { ...stop, field: 'stopLimitPrice' } : stop;
  const limit = orderProblem(pair, { ...unset, side, type: orderType.limit, price, amount, stopPrice: null }, last);
  if (limit !== null) return limit;
  const [low, high] = side === orderSide.sell ? [stopPrice, price] : [price, stopPrice];
  if (compare(low, last) < 0 && compare(last, high) < 0) return null;
  const isLimitPassed = side === orderSide.sell ? compare(price, last) <= 0 : compare(price, last) >= 0;
  return { field: isLimitPassed ? 'price' : 'stopPrice', problem: 'orderTriggerPassed' };
}

/** The first invalid exit, or null: both must be on ticks, on the correct side of `from`, the fill price, and within its price band. */
export function exitProblem(
  pair: Pick<PairTerms, 'digit'>,
  side: OrderSide,
  exits: Exits,
  from: Decimal,
): { readonly field: keyof Exits; readonly problem: 'orderOffTick' | 'orderPriceDeviation' | 'orderTriggerPassed' } | null {
  const isOffTick = (price: Decimal) => priceProblem(pair, price) !== null;
  const invalid = invalidExit(exits, { isBuy: side === orderSide.buy, from, isOffTick });
  if (invalid) return invalid;
  const [low, high] = [multiply(from, priceBand.buy.from), multiply(from, priceBand.sell.to)];
  const isOutsideBand = (price: Decimal | null) => price !== null && (compare(price, low) < 0 || isGreater(price, high));
  const field = exitFields.find((each) => isOutsideBand(exits[each]));
  return field ? { field, problem: 'orderPriceDeviation' } : null;
}

/** The limit price of a stop loss: slightly worse than its trigger and on a tick, so that the order fills as the price passes. */
export const stopLossLimit = ({ digit }: Pick<PairTerms, 'digit'>, side: OrderSide, trigger: Decimal): Decimal =>
  largest(
    truncate(multiply(trigger, side === orderSide.buy ? stopLossLimitFactor.buy : stopLossLimitFactor.sell), parseDigit(digit).price),
    stepOf(parseDigit(digit).price),
  );

/** The amount an order freezes: quote coin for a buy, base coin for a sell. A market order sized in the coin received freezes what it would cost at the worst allowed price (assumed: not shown). */
export function requiredFunds(
  pair: Pick<PairTerms, 'digit'>,
  { side, price, amount, turnover }: Pick<OrderParams, 'side' | 'price' | 'amount' | 'turnover'>,
  last: Decimal,
): Decimal {
  const worst = price ?? worstPriceOf(pair, side, last);
  if (side === orderSide.buy) return turnover ?? multiply(worst, amount ?? '0');
  return amount ?? roundUp(divide(turnover ?? '0', worst), parseDigit(pair.digit).amount);
}

/** The amount an OCO freezes: that of its more expensive leg, since only one leg can be filled. */
export const ocoRequiredFunds = ({ side, amount, price, stopLimitPrice }: Omit<OcoParams, 'stopPrice'>): Decimal =>
  side === orderSide.buy ? multiply(largest(price, stopLimitPrice), amount) : amount;

function limitOrderProblem(
  pair: PairTerms,
  order: { readonly side: OrderSide; readonly price: Decimal; readonly amount: Decimal; readonly last: Decimal },
): OrderProblem | null {
  const problem = limitProblem(pair, order);
  if (problem === null) return null;
  return { field: problem === 'orderOffTick' || problem === 'orderPriceDeviation' ? 'price' : 'amount', problem };
}

function activationProblem(
  pair: PairTerms,
  { side, activationPrice, last }: { readonly side: OrderSide; readonly activationPrice: Decimal; readonly last: Decimal },
): OrderProblem | null {
  if (priceProblem(pair, activationPrice) !== null) return { field: 'activationPrice', problem: 'orderOffTick' };
  const isPassed = side === orderSide.sell ? compare(activationPrice, last) <= 0 : compare(activationPrice, last) >= 0;
  return isPassed ? { field: 'activationPrice', problem: 'orderTriggerPassed' } : null;
}
