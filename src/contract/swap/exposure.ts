import {
  add,
  compare,
  divide,
  isGreater,
  isNegative,
  isZero,
  multiply,
  roundTo,
  roundUp,
  subtract,
  truncate,
  type Decimal,
} from '../decimal';
import type { CloseScope, PositionSide } from './constants';
import { maintenanceOf, type LeverageTier } from './risk';
import { isInverse } from './rules';

/**
 * A position's amount and cost. Value, profit and margin are in the coin in which the contract is settled: a linear contract has its amount in the base
 * coin and is worth amount × price; an inverse (coin-margined) contract has its amount in US dollars and is worth amount ÷ price in the base coin, so that
 * a long gains when that value falls. Everything else follows from the value (assumed: no formula is shown).
 */
export interface Exposure {
  readonly contractCode: string;
  readonly side: PositionSide;
  readonly amount: Decimal;
  /** The value of the amount at opening. */
  readonly cost: Decimal;
}

/** Decimals of monetary amounts in contract accounts. */
export const moneyPrecision = 8;
/** Precision of quotients: values of inverse contracts and prices derived from values; anything finer is a division remainder. */
const valuePrecision = 18;
const inversePricePrecision = 8;
const pricePrecision = 12;

/** The value of an amount at a price. */
export const valueOf = (contractCode: string, amount: Decimal, price: Decimal): Decimal =>
  isInverse(contractCode) ? divide(amount, price, valuePrecision) : multiply(amount, price);

/** The price at which an amount has the given value; for several fills, their average price, which is the harmonic mean for an inverse contract. */
export const priceOf = (contractCode: string, amount: Decimal, value: Decimal): Decimal =>
  isInverse(contractCode)
    ? truncate(roundTo(divide(amount, value, valuePrecision), inversePricePrecision), inversePricePrecision)
    : divide(value, amount, pricePrecision);

/** The notional value of an amount at a price, in the quote currency, in which order size limits are defined. */
export const notionalOf = (contractCode: string, amount: Decimal, price: Decimal): Decimal =>
  isInverse(contractCode) ? amount : multiply(amount, price);

/** A profit or loss as a monetary amount, rounded down to the last decimal of a coin and so never in the owner's favour. Remainders beyond price precision are ignored. */
export const roundPnl = (amount: Decimal): Decimal => {
  const exact = roundTo(amount, pricePrecision);
  return isNegative(exact) ? roundUp(exact, moneyPrecision) : truncate(exact, moneyPrecision);
};

/** A fee or other payment as a monetary amount, rounded up to the last decimal of a coin. */
export const roundFee = (amount: Decimal): Decimal => subtract('0', roundPnl(subtract('0', amount)));

/** Whether a position gains when the value of its amount rises. */
export const gainsWithValue = ({ contractCode, side }: Pick<Exposure, 'contractCode' | 'side'>): boolean =>
  (side === 'long') !== isInverse(contractCode);

/** The profit of a position, before fees, when its whole amount is worth `value`; negative for a loss. */
export const profitOf = (exposure: Exposure, value: Decimal): Decimal =>
  gainsWithValue(exposure) ? subtract(value, exposure.cost) : subtract(exposure.cost, value);

/** The profit of closing a position at `price`, before fees; for an inverse long, amount × (1 ÷ entry − 1 ÷ price). */
export const profitAt = (exposure: Exposure, price: Decimal): Decimal =>
  profitOf(exposure, valueOf(exposure.contractCode, exposure.amount, price));

/** The average entry price of a position; `'0'` if the amount is zero. */
export const entryPrice = ({ contractCode, amount, cost }: Pick<Exposure, 'contractCode' | 'amount' | 'cost'>): Decimal =>
  isZero(amount) ? '0' : priceOf(contractCode, amount, cost);

/** The initial margin of a position or order with the given value at a leverage. */
export const initialMargin = (value: Decimal, leverage: number): Decimal => divide(value, String(leverage), moneyPrecision);

/** The margin below which a position is liquidated at `mark`; its tiers depend on the value at that price. */
export const maintenanceMargin = (
  { contractCode, amount }: Pick<Exposure, 'contractCode' | 'amount'>,
  mark: Decimal,
  tiers: readonly LeverageTier[],
): Decimal => maintenanceOf(valueOf(contractCode, amount, mark), tiers);

/**
 * The mark price at which the collateral of a position (`collateral`: its margin, or the rest of a cross account) has shrunk to its maintenance margin;
 * null if there is no such price, as for a linear long or an inverse short without leverage.
 */
export function liquidationPrice(exposure: Exposure, collateral: Decimal, tiers: readonly LeverageTier[]): Decimal | null {
  const { contractCode, amount, cost } = exposure;
  if (isZero(amount)) return null;
  let lowerBound: Decimal = '0';
  for (const { upTo, maintenanceRate } of tiers) {
    // In this tier a position of value v requires rate × v − deduction, because lower tiers have lower rates.
    const deduction = subtract(multiply(lowerBound, maintenanceRate), maintenanceOf(lowerBound, tiers));
    const [numerator, factor] = gainsWithValue(exposure)
      ? [subtract(subtract(cost, collateral), deduction), subtract('1', maintenanceRate)]
      : [add(add(cost, collateral), deduction), add('1', maintenanceRate)];
    if (!isGreater(numerator, '0')) return null;
    if (upTo === null || compare(numerator, multiply(upTo, factor)) <= 0)
      return isInverse(contractCode)
        ? divide(multiply(amount, factor), numerator, pricePrecision)
        : divide(numerator, multiply(amount, factor), pricePrecision);
    lowerBound = upTo;
  }
  return null;
}

/** The liquidation price as the first tick of `digits` decimals at which the position is liquidated, since mark prices move in ticks. */
export function liquidationTick(exposure: Exposure, collateral: Decimal, tiers: readonly LeverageTier[], digits: number): Decimal | null {
  const price = liquidationPrice(exposure, collateral, tiers);
  return price && (exposure.side === 'long' ? truncate : roundUp)(price, digits);
}

/** The exposure of a position given by its entry price. */
export const exposureOf = ({
  contractCode,
  side,
  amount,
  entryPrice: entry,
}: Pick<Exposure, 'contractCode' | 'side' | 'amount'> & { readonly entryPrice: Decimal }): Exposure => ({
  contractCode,
  side,
  amount,
  cost: valueOf(contractCode, amount, entry),
});

/** The price at which closing a position realises `profit` (negative for a loss); for the loss of its whole margin, the bankruptcy price. */
export const priceOfProfit = (exposure: Exposure, profit: Decimal): Decimal => {
  const value = gainsWithValue(exposure) ? add(exposure.cost, profit) : subtract(exposure.cost, profit);
  return priceOf(exposure.contractCode, exposure.amount, value);
};

/** Profit in percent of the margin, truncated to two decimals; `'0'` without margin. */
export const returnPercent = (profit: Decimal, margin: Decimal): Decimal =>
  isZero(margin) || isNegative(margin) ? '0' : truncate(multiply(divide(profit, margin, 8), '100'), 2);

/** Whether closing with a scope includes a position with this unrealised profit; zero is neither profit nor loss. */
export const isInCloseScope = (unrealised: Decimal, scope: CloseScope): boolean =>
  scope === 'all' || (!isZero(unrealised) && isNegative(unrealised) === (scope === 'loss'));
