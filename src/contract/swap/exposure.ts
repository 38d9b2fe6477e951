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
 * What positions are worth, gain and need, in the coin that their contract is settled in. A linear contract counts its amount in the base coin
 * and is worth amount × price; an inverse (coin-margined) one counts it in US dollars and is worth amount ÷ price in the base coin, so that
 * a long gains where that value falls. Everything else follows from the value (assumed: no formula is shown).
 */
export interface Exposure {
  readonly contractCode: string;
  readonly side: PositionSide;
  readonly amount: Decimal;
  /** What the amount was worth when it was opened. */
  readonly cost: Decimal;
}

/** Decimals that money of contract accounts is counted with. */
export const moneyPrecision = 8;
/** Decimals of a value that is a quotient, and of a price that follows from one: what is finer is the division's. */
const valuePrecision = 18;
const inversePricePrecision = 8;
const pricePrecision = 12;

/** What an amount is worth at a price. */
export const valueOf = (contractCode: string, amount: Decimal, price: Decimal): Decimal =>
  isInverse(contractCode) ? divide(amount, price, valuePrecision) : multiply(amount, price);

/** The price at which an amount is worth so much: of several fills together, their average, which is the harmonic mean of an inverse contract. */
export const priceOf = (contractCode: string, amount: Decimal, value: Decimal): Decimal =>
  isInverse(contractCode)
    ? truncate(roundTo(divide(amount, value, valuePrecision), inversePricePrecision), inversePricePrecision)
    : divide(value, amount, pricePrecision);

/** What an amount is worth at a price in the quote currency, which limits of an order's size are in. */
export const notionalOf = (contractCode: string, amount: Decimal, price: Decimal): Decimal =>
  isInverse(contractCode) ? amount : multiply(amount, price);

/** What comes of a position as money: rounded down at the last decimal of a coin, a gain as well as a loss, so never in favour of its owner. What is finer than a price is the division's and does not count. */
export const settled = (amount: Decimal): Decimal => {
  const exact = roundTo(amount, pricePrecision);
  return isNegative(exact) ? roundUp(exact, moneyPrecision) : truncate(exact, moneyPrecision);
};

/** A fee or another payment as money: rounded up at the last decimal of a coin. */
export const payable = (amount: Decimal): Decimal => subtract('0', settled(subtract('0', amount)));

/** Whether a position gains where the value of its amount rises. */
export const gainsWithValue = ({ contractCode, side }: Pick<Exposure, 'contractCode' | 'side'>): boolean =>
  (side === 'long') !== isInverse(contractCode);

/** What a position gains, without fees, once its whole amount is worth `value`; negative for a loss. */
export const profitOf = (exposure: Exposure, value: Decimal): Decimal =>
  gainsWithValue(exposure) ? subtract(value, exposure.cost) : subtract(exposure.cost, value);

/** What closing a position at `price` would gain, without fees: of an inverse long amount × (1 ÷ entry − 1 ÷ price). */
export const profitAt = (exposure: Exposure, price: Decimal): Decimal =>
  profitOf(exposure, valueOf(exposure.contractCode, exposure.amount, price));

/** What a position was opened at on average. */
export const entryPrice = ({ contractCode, amount, cost }: Pick<Exposure, 'contractCode' | 'amount' | 'cost'>): Decimal =>
  isZero(amount) ? '0' : priceOf(contractCode, amount, cost);

/** The margin a position or order of that value needs at some leverage. */
export const initialMargin = (value: Decimal, leverage: number): Decimal => divide(value, String(leverage), moneyPrecision);

/** The margin below which a position is liquidated at `mark`; its tiers go by what it is worth there. */
export const maintenanceMargin = (
  { contractCode, amount }: Pick<Exposure, 'contractCode' | 'amount'>,
  mark: Decimal,
  tiers: readonly LeverageTier[],
): Decimal => maintenanceOf(valueOf(contractCode, amount, mark), tiers);

/**
 * The mark at which what stands behind a position (`backing`: its margin, or the rest of a cross account) has shrunk to its maintenance margin;
 * null where no price does that, as of a long without leverage or an inverse short without.
 */
export function liquidationPrice(exposure: Exposure, backing: Decimal, tiers: readonly LeverageTier[]): Decimal | null {
  const { contractCode, amount, cost } = exposure;
  if (isZero(amount)) return null;
  let from: Decimal = '0';
  for (const { upTo, maintenanceRate } of tiers) {
    // In its tier a position of value v must keep rate × v − saved: lower tiers ask for less of their parts.
    const saved = subtract(multiply(from, maintenanceRate), maintenanceOf(from, tiers));
    const [numerator, share] = gainsWithValue(exposure)
      ? [subtract(subtract(cost, backing), saved), subtract('1', maintenanceRate)]
      : [add(add(cost, backing), saved), add('1', maintenanceRate)];
    if (!isGreater(numerator, '0')) return null;
    if (upTo === null || compare(numerator, multiply(upTo, share)) <= 0)
      return isInverse(contractCode)
        ? divide(multiply(amount, share), numerator, pricePrecision)
        : divide(numerator, multiply(amount, share), pricePrecision);
    from = upTo;
  }
  return null;
}

/** The same as the first price of `digits` decimals at which it is so, since marks move in ticks. */
export function liquidationTick(exposure: Exposure, backing: Decimal, tiers: readonly LeverageTier[], digits: number): Decimal | null {
  const price = liquidationPrice(exposure, backing, tiers);
  return price && (exposure.side === 'long' ? truncate : roundUp)(price, digits);
}

/** What a position as it is shown is exposed to. */
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

/** The price at which a position has realised so much, below zero where it lost: where its margin is gone, that of its bankruptcy. */
export const priceOfProfit = (exposure: Exposure, profit: Decimal): Decimal => {
  const value = gainsWithValue(exposure) ? add(exposure.cost, profit) : subtract(exposure.cost, profit);
  return priceOf(exposure.contractCode, exposure.amount, value);
};

/** Profit as a fraction of the margin, in percent with two decimals; `'0'` without margin. */
export const returnOf = (profit: Decimal, margin: Decimal): Decimal =>
  isZero(margin) || isNegative(margin) ? '0' : truncate(multiply(divide(profit, margin, 8), '100'), 2);

/** Whether closing positions together closes one of this unrealised profit; one that is even is neither in profit nor in loss. */
export const isInCloseScope = (unrealised: Decimal, scope: CloseScope): boolean =>
  scope === 'all' || (!isZero(unrealised) && isNegative(unrealised) === (scope === 'loss'));
