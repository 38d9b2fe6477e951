import { add, compare, divide, isGreater, multiply, subtract, truncate, wholeLots, type Decimal } from '../decimal';
import { invalidExit, type Exits } from '../exits';
import { callbackBand, type OrderEffect, type OrderSide } from './constants';
import { notionalOf } from './exposure';
import { passiveSideDeviation, leverageLimit, maxNotional, minNotional, priceDeviation, type LeverageTier } from './risk';

/** The rules of a contract against which an order is checked. */
export interface ContractRules {
  readonly contractCode: string;
  /** The minimum amount; every amount is a multiple of it. */
  readonly lot: Decimal;
  readonly priceDigits: number;
  readonly maxLeverage: number;
  readonly tiers: readonly LeverageTier[];
}

/** The values of an order; `price` is null for a market order. */
export interface ContractOrderParams {
  readonly side: OrderSide;
  readonly effect: OrderEffect;
  readonly price: Decimal | null;
  readonly amount: Decimal;
  readonly leverage: number;
}

/** The market and account state against which an order is checked. */
export interface ContractOrderState {
  readonly mark: Decimal;
  /** The amount still available for closing. */
  readonly closable: Decimal;
  /** The value of the side that the order opens, as if all open orders including this one were filled. */
  readonly projectedExposure: Decimal;
}

/** An order field and the code of the rule it violates. */
export type ContractOrderProblem =
  | { readonly field: 'price'; readonly problem: 'orderOffTick' | 'orderPriceDeviation' }
  | { readonly field: 'amount'; readonly problem: 'orderOffLot' | 'orderTooLarge' | 'orderBelowMinTurnover' | 'orderReduceOnly' }
  | { readonly field: 'leverage'; readonly problem: 'orderLeverage' };

/** Whether a price has more decimals than its contract allows. */
export const isOffTick = (price: Decimal, { priceDigits }: Pick<ContractRules, 'priceDigits'>): boolean =>
  compare(truncate(price, priceDigits), price) !== 0;

const isOffLot = (amount: Decimal, { lot }: Pick<ContractRules, 'lot'>): boolean => compare(wholeLots(amount, lot), amount) !== 0;

/** The worst execution price: beyond the mark price by the maximum deviation, to the disadvantage of the side. */
export const worstPrice = (mark: Decimal, side: OrderSide): Decimal =>
  multiply(mark, side === 'buy' ? add('1', priceDeviation) : subtract('1', priceDeviation));

/** The first rule that an order's values violate, or null; order book and balance are not checked. Bounds are defined in `risk.ts`. */
export function contractOrderProblem(
  rules: ContractRules,
  { side, effect, price, amount, leverage }: ContractOrderParams,
  { mark, closable, projectedExposure }: ContractOrderState,
): ContractOrderProblem | null {
  if (price !== null && isOffTick(price, rules)) return { field: 'price', problem: 'orderOffTick' };
  if (isOffLot(amount, rules)) return { field: 'amount', problem: 'orderOffLot' };
  const notional = notionalOf(rules.contractCode, amount, price ?? mark);
  if (isGreater(notional, maxNotional)) return { field: 'amount', problem: 'orderTooLarge' };
  if (effect === 'open' && isGreater(minNotional, notional)) return { field: 'amount', problem: 'orderBelowMinTurnover' };
  if (price !== null && isOutsidePriceBand(price, mark, side)) return { field: 'price', problem: 'orderPriceDeviation' };
  if (effect === 'close') return isGreater(amount, closable) ? { field: 'amount', problem: 'orderReduceOnly' } : null;
  const isTooHigh = leverage < 1 || leverage > rules.maxLeverage || leverage > leverageLimit(projectedExposure, rules.tiers);
  return isTooHigh ? { field: 'leverage', problem: 'orderLeverage' } : null;
}

/** The first invalid exit, or null: both must be on ticks and on the correct side of `from`, the opening price. */
export const exitProblem = (rules: Pick<ContractRules, 'priceDigits'>, side: OrderSide, exits: Exits, from: Decimal) =>
  invalidExit(exits, { isBuy: side === 'buy', from, isOffTick: (price) => isOffTick(price, rules) });

/** The values of a plan order; the amount is null for the whole position. */
export interface PlanOrderParams extends Pick<ContractOrderParams, 'price' | 'leverage'> {
  readonly triggerPrice: Decimal | null;
  readonly amount: Decimal | null;
}

/** The first rule that a plan order violates, or null; the remaining rules are checked when the order is placed. */
export function planProblem(
  rules: ContractRules,
  { triggerPrice, price, amount, leverage }: PlanOrderParams,
):
  | { readonly field: 'triggerPrice' | 'price'; readonly problem: 'orderOffTick' }
  | { readonly field: 'amount'; readonly problem: 'orderOffLot' | 'orderTooLarge' }
  | { readonly field: 'leverage'; readonly problem: 'orderLeverage' }
  | null {
  if (triggerPrice !== null && isOffTick(triggerPrice, rules)) return { field: 'triggerPrice', problem: 'orderOffTick' };
  if (price !== null && isOffTick(price, rules)) return { field: 'price', problem: 'orderOffTick' };
  if (amount !== null && isOffLot(amount, rules)) return { field: 'amount', problem: 'orderOffLot' };
  const prices = [triggerPrice, price].filter((each) => each !== null);
  if (prices.some((each) => isGreater(notionalOf(rules.contractCode, amount ?? '0', each), maxNotional)))
    return { field: 'amount', problem: 'orderTooLarge' };
  return leverage < 1 || leverage > rules.maxLeverage ? { field: 'leverage', problem: 'orderLeverage' } : null;
}

/** How a trailing order follows the price: by a fraction of it or by a distance, immediately or from the activation price on. */
export interface TrailingOrderParams {
  readonly side: OrderSide;
  readonly trailing: Decimal | null;
  readonly trailingDistance: Decimal | null;
  readonly activationPrice: Decimal | null;
}

/** The first rule that a trailing order violates at the latest price, or null. */
export function trailProblem(
  rules: Pick<ContractRules, 'priceDigits'>,
  { side, trailing, trailingDistance, activationPrice }: TrailingOrderParams,
  last: Decimal,
):
  | { readonly field: 'trailing'; readonly problem: 'orderOffTick' | 'orderPriceDeviation' }
  | { readonly field: 'activationPrice'; readonly problem: 'orderOffTick' | 'orderTriggerPassed' }
  | null {
  if (trailingDistance !== null && isOffTick(trailingDistance, rules)) return { field: 'trailing', problem: 'orderOffTick' };
  if (activationPrice !== null && isOffTick(activationPrice, rules)) return { field: 'activationPrice', problem: 'orderOffTick' };
  const rate = trailing ?? divide(trailingDistance ?? '0', activationPrice ?? last);
  if (isGreater(callbackBand.from, rate) || isGreater(rate, callbackBand.to)) return { field: 'trailing', problem: 'orderPriceDeviation' };
  if (activationPrice === null) return null;
  const isAhead = compare(activationPrice, last) * (side === 'sell' ? 1 : -1) > 0;
  return isAhead ? null : { field: 'activationPrice', problem: 'orderTriggerPassed' };
}

function isOutsidePriceBand(price: Decimal, mark: Decimal, side: OrderSide): boolean {
  const passiveBound = multiply(mark, side === 'buy' ? subtract('1', passiveSideDeviation) : add('1', passiveSideDeviation));
  const worst = worstPrice(mark, side);
  return side === 'buy'
    ? isGreater(price, worst) || isGreater(passiveBound, price)
    : isGreater(worst, price) || isGreater(price, passiveBound);
}
