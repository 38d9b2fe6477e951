import { add, compare, divide, isZero, multiply, roundTo, type Decimal } from '@/contract/decimal';
import type { Sector } from '@/contract/market';
import type { Instrument, Quote } from '@/entities/market';
import type { Feed } from '@/shared/lib/feed';

/** What gives a tile of the heat map its size. */
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

/** The coins of a heat map, largest first; what has no figure or no weight is left out. */
export function heatCoins(pairs: readonly Instrument[], size: HeatSize, quotes: Feed<Quote>, max: number): readonly HeatCoin[] {
  const coins = pairs.flatMap((instrument): HeatCoin[] => {
    const quote = quotes.get(instrument.id);
    const weight = (size === 'cap' ? quote?.marketCap : quote?.turnover) ?? '0';
    return quote?.change && !isZero(weight) ? [{ instrument, change: quote.change, weight }] : [];
  });
  return coins.toSorted((a, b) => compare(b.weight, a.weight)).slice(0, max);
}

/** How a sector stands, by the pairs of its coins against USDT. */
export interface SectorFigures {
  readonly sector: Sector;
  readonly pairs: readonly Instrument[];
  /** In percent over 24 hours, each coin counted by its market cap; null where no coin has both figures. */
  readonly change: Decimal | null;
  /** Both in USDT. */
  readonly cap: Decimal;
  readonly turnover: Decimal;
  /** The coin that has gained most. */
  readonly leader: { readonly instrument: Instrument; readonly change: Decimal } | null;
}

/** The sectors by their change, the best first. */
export function sectorFigures(
  sectors: readonly Sector[],
  pairs: ReadonlyMap<string, Instrument>,
  quotes: Feed<Quote>,
): readonly SectorFigures[] {
  return sectors.map((sector) => figuresOf(sector, pairs, quotes)).toSorted((a, b) => compare(b.change ?? lowest, a.change ?? lowest));
}

/** Below every change. */
const lowest = '-101';

function figuresOf(sector: Sector, known: ReadonlyMap<string, Instrument>, quotes: Feed<Quote>): SectorFigures {
  const pairs = sector.coins.flatMap((coin) => known.get(coin) ?? []);
  const quoted = pairs.flatMap((instrument) => {
    const quote = quotes.get(instrument.id);
    return quote ? [{ instrument, quote }] : [];
  });
  const moved = quoted.flatMap(({ instrument, quote: { change, marketCap } }) =>
    change && marketCap ? [{ instrument, change, marketCap }] : [],
  );
  const cap = add(...moved.map(({ marketCap }) => marketCap));
  const [first, ...rest] = moved;
  const leader = first && rest.reduce((best, next) => (compare(next.change, best.change) > 0 ? next : best), first);
  return {
    sector,
    pairs,
    change: isZero(cap) ? null : roundTo(divide(add(...moved.map(({ change, marketCap }) => multiply(change, marketCap))), cap, 6), 2),
    cap,
    turnover: add(...quoted.map(({ quote: { turnover } }) => turnover ?? '0')),
    leader: leader ? { instrument: leader.instrument, change: leader.change } : null,
  };
}
