import { add, compare, divide, isGreater, multiply, smallest, subtract, toUnits, type Decimal } from '../decimal';

/** A leverage tier: the maintenance margin as a fraction of the value, and the maximum leverage, for positions up to a value (assumed: not shown). */
export interface LeverageTier {
  /** Upper bound of the value, in the coin in which the contract is settled; null for the last tier. */
  readonly upTo: Decimal | null;
  readonly maintenanceRate: Decimal;
  readonly maxLeverage: number;
}

/** Upper bounds of a contract's tiers as multiples of the first, and their leverage as a fraction of the maximum (assumed). */
const tierSteps = [
  { upTo: '1', leverage: '1' },
  { upTo: '5', leverage: '0.8' },
  { upTo: '20', leverage: '0.4' },
  { upTo: '100', leverage: '0.16' },
  { upTo: '400', leverage: '0.08' },
  { upTo: null, leverage: '0.032' },
] as const;
const largestLeverage = '125';
/** Upper bound of the first tier of a linear 125× contract, in USDT (assumed). */
const linearFirstTier: Decimal = '50000';

/** The leverage tiers of a contract with the given maximum leverage. Their bounds are those of a 125× contract, whose first tier ends at `firstTier`, scaled by `maxLeverage` / 125; the maintenance margin is half of the initial margin (assumed: not shown). */
export const tiersOf = (maxLeverage: number, firstTier: Decimal = linearFirstTier): readonly LeverageTier[] =>
  tierSteps.map(({ upTo, leverage }) => {
    const max = Math.max(1, toUnits(multiply(String(maxLeverage), leverage), 0));
    return {
      upTo: upTo === null ? null : divide(multiply(multiply(upTo, firstTier), String(maxLeverage)), largestLeverage, 4),
      maintenanceRate: divide('0.5', String(max), 4),
      maxLeverage: max,
    };
  });

/** The maximum leverage for a position of this value. */
export const leverageLimit = (value: Decimal, tiers: readonly LeverageTier[]): number =>
  tiers.find(({ upTo }) => upTo === null || compare(value, upTo) <= 0)?.maxLeverage ?? 1;

/** The maintenance margin of a position of this value: each part at the rate of its tier, so that it does not jump between tiers (assumed). */
export function maintenanceOf(value: Decimal, tiers: readonly LeverageTier[]): Decimal {
  let [maintenance, lowerBound] = ['0', '0'];
  for (const { upTo, maintenanceRate } of tiers) {
    const part = subtract(upTo === null ? value : smallest(value, upTo), lowerBound);
    if (!isGreater(part, '0')) return maintenance;
    maintenance = add(maintenance, multiply(part, maintenanceRate));
    lowerBound = upTo ?? value;
  }
  return maintenance;
}

/** Contract trading fees as fractions of the turnover, by VIP level (assumed: not shown). */
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

/** Returns on margin, in percent, above which a position moves up to the next auto-deleveraging level, from the second to the last (assumed). */
const deleverageReturns = ['0', '25', '75', '150'] as const;
/** The highest auto-deleveraging level; such positions are reduced first. */
export const maxDeleverageLevel = deleverageReturns.length + 1;

/** Auto-deleveraging level from 1 (last) to 5 (first), by the return on margin in percent, which rises with profit and leverage (assumed: a real exchange ranks all traders of a contract, of whom the simulation contains only a few). */
export const deleverageLevel = (returnRate: Decimal): number =>
  1 + deleverageReturns.filter((bound) => isGreater(returnRate, bound)).length;

/** Maximum deviation of a limit price from the mark price on the aggressive side: above it for a buy, below it for a sell; as a fraction (assumed). */
export const priceDeviation: Decimal = '0.1';
/** Maximum deviation of a limit price from the mark price on the passive side: below it for a buy, above it for a sell; as a fraction (assumed). */
export const passiveSideDeviation: Decimal = '0.5';
/** Minimum notional value of an opening order, in the quote coin (assumed). */
export const minNotional: Decimal = '5';
/** Maximum notional value of an order, in the quote coin (assumed). */
export const maxNotional: Decimal = '50000000';
/** Maximum number of open orders per contract account (assumed). */
export const maxOpenOrders = 200;
