import { add, compare, divide, isZero, multiply, roundTo, type Decimal } from '@/contract/decimal';
import type { Sector } from '@/contract/market';
import type { Instrument, Quote } from '@/entities/market';
import type { Feed } from '@/shared/lib/feed';

/** Measures of the tile size. */
export const heatSizes = ['cap', 'turnover'] as const;
export type HeatSize = (typeof heatSizes)[number];

/** A coin on the heat map. */
export interface HeatCoin {
  readonly instrument: Instrument;
  /** In percent over 24 hours. */
  readonly change: Decimal;
  /** In USDT. */
  readonly weight: Decimal;
}

/** The coins of a heat map, largest first; coins without a change or weight are omitted. */
export function heatCoins(pairs: readonly Instrument[], size: HeatSize, quotes: Feed<Quote>, max: number): readonly HeatCoin[] {
  const coins = pairs.flatMap((instrument): HeatCoin[] => {
    const quote = quotes.get(instrument.id);
    const weight = (size === 'cap' ? quote?.marketCap : quote?.turnover) ?? '0';
    return quote?.change && !isZero(weight) ? [{ instrument, change: quote.change, weight }] : [];
  });
  return coins.toSorted((a, b) => compare(b.weight, a.weight)).slice(0, max);
}

/** The performance of a sector, based on the USDT pairs of its coins. */
export interface SectorMetrics {
  readonly sector: Sector;
  readonly pairs: readonly Instrument[];
  /** In percent over 24 hours, weighted by market cap; null if no coin has both values. */
  readonly change: Decimal | null;
  /** Both in USDT. */
  readonly cap: Decimal;
  readonly turnover: Decimal;
  /** The top gainer; null if no coin has a change and a market cap. */
  readonly leader: { readonly instrument: Instrument; readonly change: Decimal } | null;
}

/** The sectors sorted by change, best first. */
export function sectorMetrics(
  sectors: readonly Sector[],
  pairs: ReadonlyMap<string, Instrument>,
  quotes: Feed<Quote>,
): readonly SectorMetrics[] {
  return sectors
    .map((sector) => metricsOf(sector, pairs, quotes))
    .toSorted((a, b) => compare(b.change ?? belowAnyChange, a.change ?? belowAnyChange));
}

/** Below the lowest possible change, -100%: sorts sectors without a change last. */
const belowAnyChange = '-101';

function metricsOf(sector: Sector, pairByCoin: ReadonlyMap<string, Instrument>, quotes: Feed<Quote>): SectorMetrics {
  const pairs = sector.coins.flatMap((coin) => pairByCoin.get(coin) ?? []);
  const quoted = pairs.flatMap((instrument) => {
    const quote = quotes.get(instrument.id);
    return quote ? [{ instrument, quote }] : [];
  });
  const weighted = quoted.flatMap(({ instrument, quote: { change, marketCap } }) =>
    change && marketCap ? [{ instrument, change, marketCap }] : [],
  );
  const cap = add(...weighted.map(({ marketCap }) => marketCap));
  const [first, ...rest] = weighted;
  const leader = first && rest.reduce((best, next) => (compare(next.change, best.change) > 0 ? next : best), first);
  return {
    sector,
    pairs,
    change: isZero(cap) ? null : roundTo(divide(add(...weighted.map(({ change, marketCap }) => multiply(change, marketCap))), cap, 6), 2),
    cap,
    turnover: add(...quoted.map(({ quote: { turnover } }) => turnover ?? '0')),
    leader: leader ? { instrument: leader.instrument, change: leader.change } : null,
  };
}
