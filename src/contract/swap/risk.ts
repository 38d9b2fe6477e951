import {
  add,
  compare,
  divide,
  isGreater,
  isNegative,
  isZero,
  multiply,
  smallest,
  subtract,
  toUnits,
  truncate,
  type Decimal,
} from '../decimal';
import type { PositionSide } from './constants';

/** What a position of some size must keep as margin, as a fraction of its value, and the leverage it may have (assumed: not shown). */
export interface LeverageTier {
  /** Up to this value in the quote coin; null for the last tier. */
  readonly upTo: Decimal | null;
  readonly maintenanceRate: Decimal;
  readonly maxLeverage: number;
}

/** Where the tiers of a contract of 125× end, in the quote coin, and their leverage as a part of the highest one (assumed). */
const steps = [
  { upTo: '50000', leverage: '1' },
  { upTo: '250000', leverage: '0.8' },
  { upTo: '1000000', leverage: '0.4' },
  { upTo: '5000000', leverage: '0.16' },
  { upTo: '20000000', leverage: '0.08' },
  { upTo: null, leverage: '0.032' },
] as const;
const largestLeverage = '125';

/** The tiers of a contract with that highest leverage: less of it, and smaller tiers; half of the initial margin must be kept (assumed: not shown). */
export const tiersOf = (maxLeverage: number): readonly LeverageTier[] =>
  steps.map(({ upTo, leverage }) => {
    const most = Math.max(1, toUnits(multiply(String(maxLeverage), leverage), 0));
    return {
      upTo: upTo === null ? null : divide(multiply(upTo, String(maxLeverage)), largestLeverage, 0),
      maintenanceRate: divide('0.5', String(most), 4),
      maxLeverage: most,
    };
  });

/** The highest leverage of that value in the quote coin. */
export const leverageLimit = (value: Decimal, tiers: readonly LeverageTier[]): number =>
  tiers.find(({ upTo }) => upTo === null || compare(value, upTo) <= 0)?.maxLeverage ?? 1;

/** What must be kept for a position of that value: each part of the value at the rate of its tier, so that nothing leaps where one ends (assumed). */
export function maintenanceOf(value: Decimal, tiers: readonly LeverageTier[]): Decimal {
  let [kept, from] = ['0', '0'];
  for (const { upTo, maintenanceRate } of tiers) {
    const part = subtract(upTo === null ? value : smallest(value, upTo), from);
    if (!isGreater(part, '0')) return kept;
    kept = add(kept, multiply(part, maintenanceRate));
    from = upTo ?? value;
  }
  return kept;
}

/** Fees of contract trades as fractions of the turnover, by VIP level (assumed: not shown). */
export const contractFees: readonly { readonly maker: Decimal; readonly taker: Decimal }[] = [
  { maker: '0.0002', taker: '0.0006' },
  { maker: '0.00018', taker: '0.00055' },
  { maker: '0.00016', taker: '0.0005' },
  { maker: '0.00015', taker: '0.00048' },
  { maker: '0.00014', taker: '0.00046' },
  { maker: '0.00013', taker: '0.00044' },
  { maker: '0.00012', taker: '0.00042' },
  { maker: '0.00011', taker: '0.0004' },
  { maker: '0.0001', taker: '0.00038' },
  { maker: '0.00009', taker: '0.00036' },
  { maker: '0.00008', taker: '0.00034' },
  { maker: '0.00007', taker: '0.00032' },
  { maker: '0.00006', taker: '0.0003' },
  { maker: '0.00004', taker: '0.00028' },
  { maker: '0.00002', taker: '0.00026' },
  { maker: '0', taker: '0.00025' },
];

/** The fees of a VIP level from 0 to 15. */
export const contractFeesOf = (vipLevel: number) => contractFees[vipLevel] ?? { maker: '0.0002', taker: '0.0006' };

/** How far a limit price may be on the costly side of the mark, as a fraction of it (assumed). */
export const priceDeviation: Decimal = '0.1';
/** How far a limit price may be on the other side of the mark (assumed). */
export const farDeviation: Decimal = '0.5';
/** What an order must be worth at least, in the quote coin (assumed). */
export const minNotional: Decimal = '5';
/** What an order may be worth at most, in the quote coin (assumed). */
export const maxNotional: Decimal = '50000000';
/** Orders that may wait per contract account (assumed). */
export const maxOpenOrders = 200;

/** Decimals that money of contract accounts is counted with. */
export const moneyPrecision = 8;

/** A position as far as its risk goes: `cost` is what was paid for it, amount × entry price. */
export interface Exposure {
  readonly side: PositionSide;
  readonly amount: Decimal;
  readonly cost: Decimal;
}

const signed = (side: PositionSide, value: Decimal): Decimal => (side === 'long' ? value : subtract('0', value));

/** What closing a position at `price` would gain, without fees; negative for a loss. */
export const profitAt = ({ side, amount, cost }: Exposure, price: Decimal): Decimal =>
  signed(side, subtract(multiply(amount, price), cost));

/** What a position was opened at on average. */
export const entryPrice = ({ amount, cost }: Exposure): Decimal => (isZero(amount) ? '0' : divide(cost, amount, 12));

/** The margin a position or order of that value needs at some leverage. */
export const initialMargin = (value: Decimal, leverage: number): Decimal => divide(value, String(leverage), moneyPrecision);

/** The margin below which a position is liquidated at `mark`; its tiers go by what it is worth there. */
export const maintenanceMargin = ({ amount }: Pick<Exposure, 'amount'>, mark: Decimal, tiers: readonly LeverageTier[]): Decimal =>
  maintenanceOf(multiply(amount, mark), tiers);

/**
 * The mark at which what stands behind a position (`backing`: its margin, or the rest of a cross account) has shrunk to its maintenance margin;
 * null where no price is so low.
 */
export function liquidationPrice({ side, amount, cost }: Exposure, backing: Decimal, tiers: readonly LeverageTier[]): Decimal | null {
  if (isZero(amount)) return null;
  let from: Decimal = '0';
  for (const { upTo, maintenanceRate } of tiers) {
    // In its tier a position of value v must keep rate × v − saved: lower tiers ask for less of their parts.
    const saved = subtract(multiply(from, maintenanceRate), maintenanceOf(from, tiers));
    const [numerator, share] =
      side === 'long'
        ? [subtract(subtract(cost, backing), saved), subtract('1', maintenanceRate)]
        : [add(add(cost, backing), saved), add('1', maintenanceRate)];
    const price = divide(numerator, multiply(amount, share), 12);
    if (upTo === null || compare(multiply(price, amount), upTo) <= 0) return isGreater(price, '0') ? price : null;
    from = upTo;
  }
  return null;
}

/** The price at which a position has realised so much, below zero where it lost: where its margin is gone, that of its bankruptcy. */
export const priceOfProfit = ({ side, amount, cost }: Exposure, profit: Decimal): Decimal =>
  divide(add(cost, signed(side, profit)), amount, 12);

/** Profit as a fraction of the margin, in percent with two decimals; `'0'` without margin. */
export const returnOf = (profit: Decimal, margin: Decimal): Decimal =>
  isZero(margin) || isNegative(margin) ? '0' : truncate(multiply(divide(profit, margin, 8), '100'), 2);
