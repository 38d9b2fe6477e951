import { coinSectors } from '@fixtures/coinSectors';
import { allCoins, allPairs } from './catalogue';
import { stableVolatility } from './spots';

/** The part of a market that determines which interventions affect it: its id and its coins. */
export interface MarketRef {
  readonly id: number | string;
  readonly base: string;
  readonly quote: string;
}

/** The scope of the whole market. */
export const wholeMarket = 'all';

const byName = new Map(allCoins.map((coin) => [coin.shortName, coin]));
const sectors: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(coinSectors));
const pairIds: ReadonlyMap<string, number> = new Map(allPairs.map(({ tradeId, base, quote }) => [`${base}_${quote}`, tradeId]));
const volatileCoins: readonly string[] = allCoins
  .filter(({ volatility }) => volatility >= stableVolatility)
  .map(({ shortName }) => shortName);

/** The coins of a scope: all but stablecoins, those of a sector, or one; none if it is a single market. */
const coinsOf = (of: string): readonly string[] => (of === wholeMarket ? volatileCoins : (sectors.get(of) ?? (byName.has(of) ? [of] : [])));

/** The market id of a scope: that of a pair such as `BTC_USDT`; any other name is taken as a contract code. */
const marketId = (of: string): number | string => pairIds.get(of) ?? of;

/** Whether a scope is `all`, a sector, a traded coin or a pair. Contract codes are checked by the market. */
export const isNamedScope = (of: string): boolean =>
  of === wholeMarket || sectors.has(of) || pairIds.has(of) || allPairs.some(({ base }) => base === of);

/** Whether a scope includes a market: the market itself, or its base coin. */
export const covers = (of: string, { id, base }: MarketRef): boolean =>
  of === wholeMarket || marketId(of) === id || coinsOf(of).includes(base);

/** Whether an intervention on a scope can affect a market in any way. */
export const isWithin = (of: string, market: MarketRef): boolean => covers(of, market) || powerOf(of, market) !== 0;

/**
 * The power of a move's factor in the price of a market: 1 if the base coin moves, −1 if the quote coin does, 3 or −3 for a fund token that
 * tracks a moving coin, 0 otherwise. A move of a single pair or contract affects no other market.
 */
export function powerOf(of: string, { id, base, quote }: MarketRef): number {
  if (marketId(of) === id) return 1;
  const moved = coinsOf(of);
  const weight = (name: string): number => {
    const tracks = byName.get(name)?.tracks;
    return (moved.includes(name) ? 1 : 0) + (tracks && moved.includes(tracks.coin) ? tracks.times : 0);
  };
  return weight(base) - weight(quote);
}
