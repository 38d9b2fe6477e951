import {
  add,
  divide,
  isGreater,
  isZero,
  multiply,
  roundUp,
  smallest,
  subtract,
  truncate,
  wholeLots,
  type Decimal,
} from '@/contract/decimal';
import {
  gainsWithValue,
  initialMargin,
  isInverse,
  liquidationPrice,
  maxNotional,
  roundFee,
  priceOf,
  profitAt,
  returnPercent,
  roundPnl,
  valueOf,
  type Exposure,
  type LeverageTier,
  type PositionSide,
} from '@/contract/swap';

/** A hypothetical position. */
export interface HypotheticalPosition {
  readonly contractCode: string;
  readonly side: PositionSide;
  readonly leverage: number;
  readonly entry: Decimal;
  readonly amount: Decimal;
}

const exposureOf = ({ contractCode, side, entry, amount }: HypotheticalPosition): Exposure => ({
  contractCode,
  side,
  amount,
  cost: valueOf(contractCode, amount, entry),
});
const marginOf = (position: HypotheticalPosition): Decimal =>
  initialMargin(valueOf(position.contractCode, position.amount, position.entry), position.leverage);

/** The result of closing a position at `exit`, with taker fees for opening and closing. */
export function outcomeOf(position: HypotheticalPosition, exit: Decimal, taker: Decimal) {
  const feeAt = (price: Decimal) => roundFee(multiply(valueOf(position.contractCode, position.amount, price), taker));
  const profit = roundPnl(profitAt(exposureOf(position), exit));
  const fees = add(feeAt(position.entry), feeAt(exit));
  const margin = marginOf(position);
  return { margin, profit, fees, net: subtract(profit, fees), returnRate: returnPercent(profit, margin) };
}

/** The price at which a position gains `percent` of its margin, rounded to the tick that reaches it; null if no price does. */
export function targetOf(position: HypotheticalPosition, percent: Decimal, priceDigits: number): Decimal | null {
  const exposure = exposureOf(position);
  const profit = multiply(marginOf(position), divide(percent, '100'));
  const value = gainsWithValue(exposure) ? add(exposure.cost, profit) : subtract(exposure.cost, profit);
  if (!isGreater(value, '0')) return null;
  const price = priceOf(position.contractCode, position.amount, value);
  return position.side === 'long' ? roundUp(price, priceDigits) : truncate(price, priceDigits);
}

export interface LiquidationTerms {
  /** The equity of the account that backs a cross position; null for an isolated one, which its own margin backs. */
  readonly equity: Decimal | null;
  readonly taker: Decimal;
  readonly tiers: readonly LeverageTier[];
  readonly priceDigits: number;
}

/** The mark price at which a position would be liquidated; null if none. */
export function liquidationOf(position: HypotheticalPosition, { equity, taker, tiers, priceDigits }: LiquidationTerms): Decimal | null {
  const exposure = exposureOf(position);
  const collateral = equity === null ? marginOf(position) : subtract(equity, roundFee(multiply(exposure.cost, taker)));
  const price = liquidationPrice(exposure, collateral, tiers);
  return price && (position.side === 'long' ? truncate : roundUp)(price, priceDigits);
}

export interface Budget {
  /** The money for margin and fee. */
  readonly money: Decimal;
  readonly taker: Decimal;
  readonly tiers: readonly LeverageTier[];
  readonly lot: Decimal;
}

/** The maximum amount to open, limited by the money for margin and fee, the leverage tiers and the maximum order value. */
export function maxAmountOf(
  { contractCode, leverage, entry }: Omit<HypotheticalPosition, 'amount' | 'side'>,
  { money, taker, tiers, lot }: Budget,
): Decimal {
  const lotValue = valueOf(contractCode, lot, entry);
  const perLot = add(initialMargin(lotValue, leverage), multiply(lotValue, taker));
  if (isZero(perLot)) return '0';
  const tierLimit = tiers.filter(({ maxLeverage }) => maxLeverage >= leverage).at(-1)?.upTo ?? null;
  const lotsFor = (value: Decimal, valuePerLot: Decimal) => multiply(divide(value, valuePerLot, 0), lot);
  const largestOrder = wholeLots(isInverse(contractCode) ? maxNotional : divide(maxNotional, entry), lot);
  const bounds = [lotsFor(money, perLot), largestOrder, ...(tierLimit === null ? [] : [lotsFor(tierLimit, lotValue)])];
  return bounds.reduce((min, bound) => smallest(min, bound));
}
