import { coinSectors } from '@fixtures/coinSectors';
import { allCoins, allPairs } from './catalogue';
import { stableVolatility } from './spots';

/** A market as far as it decides which interventions concern it: its id, and the coins it trades. */
export interface Traded {
  readonly id: number | string;
  readonly base: string;
  readonly quote: string;
}

/** Stands for the whole market. */
export const wholeMarket = 'all';

const byName = new Map(allCoins.map((coin) => [coin.shortName, coin]));
const sectors: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(coinSectors));
const pairIds: ReadonlyMap<string, number> = new Map(allPairs.map(({ tradeId, base, quote }) => [`${base}_${quote}`, tradeId]));
const moving: readonly string[] = allCoins.filter(({ volatility }) => volatility >= stableVolatility).map(({ shortName }) => shortName);

/** The coins a scope names: all that move, those of a sector, or one. None where it names a single market. */
const coinsOf = (of: string): readonly string[] => (of === wholeMarket ? moving : (sectors.get(of) ?? (byName.has(of) ? [of] : [])));

/** What names single markets: pairs such as `BTC_USDT`; any other name is a contract's code. */
const marketId = (of: string): number | string => pairIds.get(of) ?? of;

/** Whether a scope is known by name: `all`, a sector, a coin that is traded, a pair. Contracts are known to the market. */
export const isNamedScope = (of: string): boolean =>
  of === wholeMarket || sectors.has(of) || pairIds.has(of) || allPairs.some(({ base }) => base === of);

/** Whether trading of a market is concerned: the market itself, or the coin that is traded in it. */
export const covers = (of: string, { id, base }: Traded): boolean =>
  of === wholeMarket || marketId(of) === id || coinsOf(of).includes(base);

/** Whether anything about a market is other than it was once something happens to a scope. */
export const isWithin = (of: string, market: Traded): boolean => covers(of, market) || powerOf(of, market) !== 0;

/**
 * How often the factor of a move counts in the price of a market: 1 for what is moved, −1 for what is counted in it, 3 or −3 for a fund
 * token that follows it, 0 for all others. A move of one pair or contract is of nothing else.
 */
export function powerOf(of: string, { id, base, quote }: Traded): number {
  if (marketId(of) === id) return 1;
  const moved = coinsOf(of);
  const weight = (name: string): number => {
    const tracks = byName.get(name)?.tracks;
    return (moved.includes(name) ? 1 : 0) + (tracks && moved.includes(tracks.coin) ? tracks.times : 0);
  };
  return weight(base) - weight(quote);
}
