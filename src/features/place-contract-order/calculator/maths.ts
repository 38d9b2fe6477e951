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
  payable,
  priceOf,
  profitAt,
  returnOf,
  settled,
  valueOf,
  type Exposure,
  type LeverageTier,
  type PositionSide,
} from '@/contract/swap';

/** A hypothetical position. */
export interface Idea {
  readonly contractCode: string;
  readonly side: PositionSide;
  readonly leverage: number;
  readonly entry: Decimal;
  readonly amount: Decimal;
}

const exposureOf = ({ contractCode, side, entry, amount }: Idea): Exposure => ({
  contractCode,
  side,
  amount,
  cost: valueOf(contractCode, amount, entry),
});
const marginOf = (idea: Idea): Decimal => initialMargin(valueOf(idea.contractCode, idea.amount, idea.entry), idea.leverage);

/** The result of closing a position at `exit`, with taker fees for opening and closing. */
export function outcomeOf(idea: Idea, exit: Decimal, taker: Decimal) {
  const feeAt = (price: Decimal) => payable(multiply(valueOf(idea.contractCode, idea.amount, price), taker));
  const profit = settled(profitAt(exposureOf(idea), exit));
  const fees = add(feeAt(idea.entry), feeAt(exit));
  const margin = marginOf(idea);
  return { margin, profit, fees, net: subtract(profit, fees), returnRate: returnOf(profit, margin) };
}

/** The price at which a position gains `percent` of its margin, rounded to the tick that reaches it; null if no price does. */
export function targetOf(idea: Idea, percent: Decimal, priceDigits: number): Decimal | null {
  const exposure = exposureOf(idea);
  const profit = multiply(marginOf(idea), divide(percent, '100'));
  const value = gainsWithValue(exposure) ? add(exposure.cost, profit) : subtract(exposure.cost, profit);
  if (!isGreater(value, '0')) return null;
  const price = priceOf(idea.contractCode, idea.amount, value);
  return idea.side === 'long' ? roundUp(price, priceDigits) : truncate(price, priceDigits);
}

export interface Backing {
  /** The equity of the account that backs a cross position; null for an isolated one, which its own margin backs. */
  readonly equity: Decimal | null;
  readonly taker: Decimal;
  readonly tiers: readonly LeverageTier[];
  readonly priceDigits: number;
}

/** The mark price at which a position would be liquidated; null if none. */
export function liquidationOf(idea: Idea, { equity, taker, tiers, priceDigits }: Backing): Decimal | null {
  const exposure = exposureOf(idea);
  const backing = equity === null ? marginOf(idea) : subtract(equity, payable(multiply(exposure.cost, taker)));
  const price = liquidationPrice(exposure, backing, tiers);
  return price && (idea.side === 'long' ? truncate : roundUp)(price, priceDigits);
}

export interface Means {
  /** The money for margin and fee. */
  readonly money: Decimal;
  readonly taker: Decimal;
  readonly tiers: readonly LeverageTier[];
  readonly lot: Decimal;
}

/** The maximum amount to open, limited by the money for margin and fee, the leverage tiers and the maximum order value. */
export function maxAmountOf(
  { contractCode, leverage, entry }: Omit<Idea, 'amount' | 'side'>,
  { money, taker, tiers, lot }: Means,
): Decimal {
  const lotValue = valueOf(contractCode, lot, entry);
  const perLot = add(initialMargin(lotValue, leverage), multiply(lotValue, taker));
  if (isZero(perLot)) return '0';
  const room = tiers.filter(({ maxLeverage }) => maxLeverage >= leverage).at(-1)?.upTo ?? null;
  const lotsFor = (value: Decimal, each: Decimal) => multiply(divide(value, each, 0), lot);
  const largestOrder = wholeLots(isInverse(contractCode) ? maxNotional : divide(maxNotional, entry), lot);
  const bounds = [lotsFor(money, perLot), largestOrder, ...(room === null ? [] : [lotsFor(room, lotValue)])];
  return bounds.reduce((min, bound) => smallest(min, bound));
}
