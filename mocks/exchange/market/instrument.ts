import { parseDigit } from '@/contract/market';
import { toUnits, type Decimal } from '@/contract/decimal';
import type { BookParameters } from './depth';
import { type Layer, noLayer } from './layer';
import { createLayeredTree } from './layeredTree';
import { createSeries, type Series } from './series';
import { createNodeTree, type Process, type Tree } from './tree';

/** A tradable instrument: its price history and how its prices and amounts are formatted. */
export interface Instrument {
  readonly tree: Tree;
  readonly series: Series;
  /** The series without users' trades: those of the simulated participants only. */
  readonly simulated: Series;
  /** Interventions and users' trades applied to the seeded prices. */
  readonly layer: Layer;
  readonly book: BookParameters;
  /** Decimals of a price, an amount, a turnover. */
  readonly digits: { readonly price: number; readonly amount: number; readonly turnover: number };
  readonly opens: number;
  /** When trading ends permanently; Infinity if no end is set. */
  readonly closes: number;
  /** Approximate daily volume in lots and daily turnover in thousands of US dollars. */
  readonly lots: number;
  readonly turnover: number;
  /** Whether amounts are in the quote currency instead of the base coin, as for inverse contracts. */
  readonly isInverse: boolean;
}

export interface InstrumentTerms {
  readonly digit: string;
  readonly quote: string;
  readonly opens: number;
  readonly closes: number;
  readonly lots: number;
  readonly turnover: number;
  readonly isInverse?: boolean;
}

/** Creates an instrument from a process. */
export function createInstrument(
  process: Process,
  { digit, quote, opens, closes, turnover, lots, isInverse = false }: InstrumentTerms,
): Instrument {
  const tree = createNodeTree(process);
  const series = createSeries(tree, opens);
  return {
    tree,
    series,
    simulated: series,
    layer: noLayer,
    book: { seed: process.seed, lots: lots / 30_000, spacing: 0.02 / Math.sqrt(turnover) },
    digits: { ...parseDigit(digit), turnover: quote === 'BTC' || quote === 'ETH' ? 4 : 2 },
    opens,
    closes,
    lots,
    turnover,
    isInverse,
  };
}

/** The instrument with other opening and closing times; its simulated prices before the opening are hidden. */
export function withTradingTimes<Kind extends Instrument>(seeded: Kind, { opens, closes }: Pick<Instrument, 'opens' | 'closes'>): Kind {
  if (opens === seeded.opens) return { ...seeded, closes };
  const series = createSeries(seeded.tree, opens);
  return { ...seeded, opens, closes, series, simulated: series };
}

/** The instrument with a layer applied to its seeded prices. */
export function withLayer<Kind extends Instrument>(seeded: Kind, layer: Layer): Kind {
  if (layer === noLayer) return seeded;
  const tree = createLayeredTree(seeded.tree, layer, seeded.opens, layer.prints);
  const simulated = createLayeredTree(seeded.tree, layer, seeded.opens, noLayer.prints);
  return { ...seeded, tree, series: createSeries(tree, seeded.opens), simulated: createSeries(simulated, seeded.opens), layer };
}

/** Trades per minute of a market with a daily turnover in thousands of US dollars. */
export const paceOf = (turnover: number): number => Math.max(2, Math.min(90, Math.sqrt(turnover) / 8));

/** 10 to the power of `digits`. */
export function powerOfTen(digits: number): number {
  let power = 1;
  for (let digit = 0; digit < digits; digit += 1) power *= 10;
  return power;
}

/** A decimal as a floating-point number, for market parameters only (never for amounts of money). */
export const toFloat = (amount: Decimal): number => {
  const digits = amount.includes('.') ? amount.length - amount.indexOf('.') - 1 : 0;
  return toUnits(amount, digits) / powerOfTen(digits);
};

/** Midnight UTC of a day such as `2017-09-01`. */
export const dayStart = (date: string): number => Date.parse(`${date}T00:00:00Z`);
