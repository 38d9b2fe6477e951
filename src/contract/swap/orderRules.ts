import { add, compare, divide, isGreater, multiply, subtract, truncate, wholeLots, type Decimal } from '../decimal';
import { misplacedExit, type Exits } from '../exits';
import { callbackBand, type OrderEffect, type OrderSide } from './constants';
import { notionalOf } from './exposure';
import { farDeviation, leverageLimit, maxNotional, minNotional, priceDeviation, type LeverageTier } from './risk';

/** What an order's figures are checked against. */
export interface ContractRules {
  readonly contractCode: string;
  /** The least amount, of which every amount is a multiple. */
  readonly lot: Decimal;
  readonly priceDigits: number;
  readonly maxLeverage: number;
  readonly tiers: readonly LeverageTier[];
}

/** The figures of an order; `price` is null at the market. */
export interface ContractOrderFigures {
  readonly side: OrderSide;
  readonly effect: OrderEffect;
  readonly price: Decimal | null;
  readonly amount: Decimal;
  readonly leverage: number;
}

/** What is known when an order is checked. */
export interface ContractOrderState {
  readonly mark: Decimal;
  /** What an order may still close. */
  readonly closable: Decimal;
  /** What there would be of the side that the order opens if everything that waits were filled, this order included. */
  readonly exposed: Decimal;
}

/** A figure of an order that breaks a rule, and the code of the rule. */
export type ContractOrderProblem =
  | { readonly field: 'price'; readonly problem: 'orderOffTick' | 'orderPriceDeviation' }
  | { readonly field: 'amount'; readonly problem: 'orderOffLot' | 'orderTooLarge' | 'orderBelowMinTurnover' | 'orderReduceOnly' }
  | { readonly field: 'leverage'; readonly problem: 'orderLeverage' };

/** Whether a price has more decimals than its contract. */
export const isOffTick = (price: Decimal, { priceDigits }: Pick<ContractRules, 'priceDigits'>): boolean =>
  compare(truncate(price, priceDigits), price) !== 0;

const isOffLot = (amount: Decimal, { lot }: Pick<ContractRules, 'lot'>): boolean => compare(wholeLots(amount, lot), amount) !== 0;

/** The price beyond which nothing is bought or sold: a part of the mark away on the costly side. */
export const worstPrice = (mark: Decimal, side: OrderSide): Decimal =>
  multiply(mark, side === 'buy' ? add('1', priceDeviation) : subtract('1', priceDeviation));

/** The first rule that the figures of an order break, or null; book and balance are not asked. Source of every bound: `risk.ts`. */
export function contractOrderProblem(
  rules: ContractRules,
  { side, effect, price, amount, leverage }: ContractOrderFigures,
  { mark, closable, exposed }: ContractOrderState,
): ContractOrderProblem | null {
  if (price !== null && isOffTick(price, rules)) return { field: 'price', problem: 'orderOffTick' };
  if (isOffLot(amount, rules)) return { field: 'amount', problem: 'orderOffLot' };
  const notional = notionalOf(rules.contractCode, amount, price ?? mark);
  if (isGreater(notional, maxNotional)) return { field: 'amount', problem: 'orderTooLarge' };
  if (effect === 'open' && isGreater(minNotional, notional)) return { field: 'amount', problem: 'orderBelowMinTurnover' };
  if (price !== null && isFar(price, mark, side)) return { field: 'price', problem: 'orderPriceDeviation' };
  if (effect === 'close') return isGreater(amount, closable) ? { field: 'amount', problem: 'orderReduceOnly' } : null;
  const isTooHigh = leverage < 1 || leverage > rules.maxLeverage || leverage > leverageLimit(exposed, rules.tiers);
  return isTooHigh ? { field: 'leverage', problem: 'orderLeverage' } : null;
}

/** An exit that breaks a rule: both must be on ticks, and on their sides of `from`, where the position opens. */
export const exitProblem = (rules: Pick<ContractRules, 'priceDigits'>, side: OrderSide, exits: Exits, from: Decimal) =>
  misplacedExit(exits, { isBuy: side === 'buy', from, isOffTick: (price) => isOffTick(price, rules) });

/** The figures of an order that is placed once a price is reached; the amount is null for a whole position. */
export interface PlanFigures extends Pick<ContractOrderFigures, 'price' | 'leverage'> {
  readonly triggerPrice: Decimal | null;
  readonly amount: Decimal | null;
}

/** The first rule that a plan breaks, or null; the rest is looked at when it is placed. */
export function planProblem(
  rules: ContractRules,
  { triggerPrice, price, amount, leverage }: PlanFigures,
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

/** What a trailing order follows the price by: a fraction of it or a distance, at once or from its activation price on. */
export interface TrailFigures {
  readonly side: OrderSide;
  readonly trailing: Decimal | null;
  readonly trailingDistance: Decimal | null;
  readonly activationPrice: Decimal | null;
}

/** The first rule that a trailing order breaks at the latest price, or null. */
export function trailProblem(
  rules: Pick<ContractRules, 'priceDigits'>,
  { side, trailing, trailingDistance, activationPrice }: TrailFigures,
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

function isFar(price: Decimal, mark: Decimal, side: OrderSide): boolean {
  const far = multiply(mark, side === 'buy' ? subtract('1', farDeviation) : add('1', farDeviation));
  const worst = worstPrice(mark, side);
  return side === 'buy' ? isGreater(price, worst) || isGreater(far, price) : isGreater(worst, price) || isGreater(price, far);
}
