import { divide, truncate, type Decimal } from '@/contract/decimal';
import { crossLeverage, marginLevelsOf, type BorrowTier } from '@/contract/margin';
import { coinById, coinByName, pairById } from '../markets';
import { coinsOf, type MarginAccount } from './account';

/** Borrowing limit at each leverage, in USDT: the higher the leverage, the lower the limit. */
const isolatedLimits: Readonly<Record<number, Decimal>> = { 10: '500000', 5: '1500000', 3: '4000000' };
const crossLimit = '2000000';
const limitPrecision = 4;

/** A borrowing tier: a leverage, and the borrowing limits by coinId. */
export interface MarginTier {
  readonly leverage: number;
  readonly limits: ReadonlyMap<number, Decimal>;
}

/** The borrowing tiers of an account, highest leverage first; cross margin has one. */
export function marginTiersOf(margin: MarginAccount): readonly MarginTier[] {
  const cached = tiersCache.get(margin.tradeId);
  if (cached) return cached;
  const tiers = buildTiers(margin);
  tiersCache.set(margin.tradeId, tiers);
  return tiers;
}

const tiersCache = new Map<number | null, readonly MarginTier[]>();

function buildTiers(margin: MarginAccount): readonly MarginTier[] {
  const highest = margin.tradeId === null ? crossLeverage : (pairById.get(margin.tradeId)?.marginRatio ?? 0);
  const leverages = margin.tradeId === null ? [highest] : [10, 5, 3].filter((leverage) => leverage <= highest);
  return leverages.map((leverage) => ({
    leverage,
    limits: new Map(
      coinsOf(margin).map((coinId) => [coinId, limitOf(coinId, margin.tradeId === null ? crossLimit : isolatedLimits[leverage])]),
    ),
  }));
}

/** The borrowing tiers of a pair, as shown to users. */
export function borrowTiersOf(tradeId: number): BorrowTier[] {
  const pair = pairById.get(tradeId);
  if (!pair) return [];
  return marginTiersOf({ owner: 0, wallet: 0, tradeId }).map(({ leverage, limits }, index) => ({
    level: index + 1,
    leverage,
    baseLimit: limits.get(coinByName(pair.base).coinId) ?? '0',
    quoteLimit: limits.get(coinByName(pair.quote).coinId) ?? '0',
    ...shownLevels(leverage),
  }));
}

/** The risk levels of a leverage, under their wire names. */
export function shownLevels(leverage: number) {
  const { initial, warning, liquidation } = marginLevelsOf(leverage);
  return { initialLevel: initial, warningLevel: warning, liquidationLevel: liquidation };
}

/** A limit in a coin, converted at the coin's base price so that it does not change with the market. */
const limitOf = (coinId: number, usdt: Decimal | undefined): Decimal =>
  truncate(divide(usdt ?? '0', coinById.get(coinId)?.usd ?? '1'), limitPrecision);
