import { splitDigit } from '@/contract/market';
import { toUnits, type Decimal } from '@/contract/decimal';
import type { BookCharacter } from './depth';
import { type Layer, noLayer } from './layer';
import { layTree } from './layeredTree';
import { readSeries, type Series } from './series';
import { growTree, type Process, type Tree } from './tree';

/** Anything that is traded: its process in time and how its prices and amounts are written. */
export interface Instrument {
  readonly tree: Tree;
  readonly series: Series;
  /** The same without the trades of users: what the simulated participants do. */
  readonly simulated: Series;
  /** What interventions and users have laid over the seeded course. */
  readonly layer: Layer;
  readonly book: BookCharacter;
  /** Decimals of a price, an amount, a turnover. */
  readonly digits: { readonly price: number; readonly amount: number; readonly turnover: number };
  readonly opens: number;
  /** When trading ended for good or was halted; Infinity while it goes on. */
  readonly closes: number;
  /** Lots and thousands of US dollars traded in a day, about. */
  readonly lots: number;
  readonly turnover: number;
  /** Whether amounts are in the quote currency, as those of inverse contracts are, instead of the base coin. */
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

/** Puts a process on the market. */
export function list(process: Process, { digit, quote, opens, closes, turnover, lots, isInverse = false }: InstrumentTerms): Instrument {
  const tree = growTree(process);
  const series = readSeries(tree, opens);
  return {
    tree,
    series,
    simulated: series,
    layer: noLayer,
    book: { seed: process.seed, lots: lots / 30_000, spacing: 0.02 / Math.sqrt(turnover) },
    digits: { ...splitDigit(digit), turnover: quote === 'BTC' || quote === 'ETH' ? 4 : 2 },
    opens,
    closes,
    lots,
    turnover,
    isInverse,
  };
}

/** An instrument that opens or closes at another instant: its simulated course before it opens is not shown. */
export function redate<Kind extends Instrument>(seeded: Kind, { opens, closes }: Pick<Instrument, 'opens' | 'closes'>): Kind {
  if (opens === seeded.opens) return { ...seeded, closes };
  const series = readSeries(seeded.tree, opens);
  return { ...seeded, opens, closes, series, simulated: series };
}

/** An instrument with a layer over its seeded course. */
export function layInstrument<Kind extends Instrument>(seeded: Kind, layer: Layer): Kind {
  if (layer === noLayer) return seeded;
  const tree = layTree(seeded.tree, layer, seeded.opens, layer.prints);
  const simulated = layTree(seeded.tree, layer, seeded.opens, noLayer.prints);
  return { ...seeded, tree, series: readSeries(tree, seeded.opens), simulated: readSeries(simulated, seeded.opens), layer };
}

/** Trades a minute of a market with that many thousands of US dollars a day. */
export const paceOf = (turnover: number): number => Math.max(2, Math.min(90, Math.sqrt(turnover) / 8));

/** 10 to the power of `digits`. */
export function scale(digits: number): number {
  let power = 1;
  for (let digit = 0; digit < digits; digit += 1) power *= 10;
  return power;
}

/** A decimal as a floating-point figure that sets up a market (never an amount of money). */
export const figure = (amount: Decimal): number => {
  const digits = amount.includes('.') ? amount.length - amount.indexOf('.') - 1 : 0;
  return toUnits(amount, digits) / scale(digits);
};

/** Midnight UTC of a day such as `2017-09-01`. */
export const dayStart = (date: string): number => Date.parse(`${date}T00:00:00Z`);
