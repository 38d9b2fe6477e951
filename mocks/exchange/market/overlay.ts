import { add, multiply } from '@/contract/decimal';
import type { Collections, Db } from '../../db';
import type { marketCollections } from './collections';
import { cutAt, type Curve } from './curve';
import { toFloat } from './instrument';
import { type BookChange, createLayer, type Halt, type Layer, type Move, noLayer } from './layer';
import { createPrints } from './prints';
import type { BookSide, MarketIntervention, MarketPrint } from './records';
import { covers, powerOf, type MarketRef } from './scope';

/** All changes to the seeded markets: interventions, other trading times and users' trades. */
export interface Overlay {
  /** The layer of a market; the same object until something changes for it. */
  layerFor(market: MarketRef): Layer;
  /** When a pair is first traded; undefined if the fixtures decide. */
  opens(tradeId: number): number | undefined;
  /** When trading of a pair ends; undefined if the fixtures decide. */
  closes(tradeId: number): number | undefined;
}

/** The overlay without any changes. */
export const noOverlay: Overlay = { layerFor: () => noLayer, opens: () => undefined, closes: () => undefined };

/** The records that make up an overlay. */
export type OverlayRecords = Collections<typeof marketCollections> & Pick<Db<typeof marketCollections>, 'onChange'>;

/**
 * Creates an overlay that follows the records of a world: layers are created on demand, and recreated when an intervention that affects them
 * changes. A user's trade is added to the layer of its market.
 */
export function createOverlay(db: OverlayRecords): Overlay {
  let layers = new Map<MarketRef['id'], { readonly market: MarketRef; readonly layer: Layer }>();
  let interventions = db.marketInterventions.all();
  const prints = new Map<MarketRef['id'], Readonly<MarketPrint>[]>();
  const addPrint = (print: Readonly<MarketPrint>) => {
    const existing = prints.get(print.market);
    if (existing) existing.push(print);
    else {
      prints.set(print.market, [print]);
      layers.delete(print.market);
    }
  };
  db.marketPrints.all().forEach(addPrint);
  db.onChange((change) => {
    const collection = 'collection' in change ? change.collection : null;
    if (collection === 'marketPrints' && change.kind === 'inserted') {
      const print = typeof change.key === 'number' ? db.marketPrints.get(change.key) : undefined;
      if (print) addPrint(print);
    } else if (collection === null || collection === 'marketPrints') {
      prints.clear();
      layers.clear();
      db.marketPrints.all().forEach(addPrint);
    }
    if (collection !== null && collection !== 'marketInterventions') return;
    const before = interventions;
    interventions = db.marketInterventions.all();
    const changed = [...before.filter((each) => !interventions.includes(each)), ...interventions.filter((each) => !before.includes(each))];
    layers = new Map([...layers].filter(([, { market }]) => !changed.some((intervention) => concerns(intervention, market))));
  });
  return {
    opens: (tradeId) => db.marketOpenings.get(tradeId)?.opensTime,
    closes: (tradeId) => db.marketClosings.get(tradeId)?.closesTime,
    layerFor: (market) => {
      if (interventions.length + prints.size === 0) return noLayer;
      const existing = layers.get(market.id);
      if (existing) return existing.layer;
      const layer = layerOf(interventions, prints.get(market.id), market);
      layers.set(market.id, { market, layer });
      return layer;
    },
  };
}

const concerns = ({ kind, of }: MarketIntervention, market: MarketRef): boolean =>
  kind === 'move' ? powerOf(of, market) !== 0 : covers(of, market);

function layerOf(interventions: readonly MarketIntervention[], prints: readonly MarketPrint[] | undefined, market: MarketRef): Layer {
  const moves: Move[] = [];
  const halts: Halt[] = [];
  const books: BookChange[] = [];
  for (const each of interventions) {
    if (!concerns(each, market)) continue;
    const { kind, from } = each;
    if (kind === 'move') moves.push({ curve: curveOf(each), power: powerOf(each.of, market) });
    else {
      const to = Math.min(each.endedAt ?? Infinity, each.forMs === null ? Infinity : from + each.forMs);
      if (kind === 'halt') halts.push({ from, to });
      if (kind === 'widenSpread') books.push({ from, to, spread: toFloat(each.factor), bids: 1, asks: 1 });
      if (kind === 'thinBook') {
        const part = (side: BookSide) => (each.side === undefined || each.side === side ? toFloat(each.factor) : 1);
        books.push({ from, to, spread: 1, bids: part('bids'), asks: part('asks') });
      }
    }
  }
  const isTouched = prints !== undefined || moves.length + halts.length + books.length > 0;
  return isTouched ? createLayer(moves, halts, books, createPrints(prints ?? [])) : noLayer;
}

/** The curve of a move: linear to its target and, if it has a hold time, back. */
function curveOf({ from, percent, overMs, holdMs, endedAt }: MarketIntervention & { readonly kind: 'move' }): Curve {
  const factor = toFloat(add('1', multiply(percent, '0.01')));
  const rampMs = Math.max(1, overMs);
  const outward = [
    { at: from, factor: 1 },
    { at: from + rampMs, factor },
  ];
  const returning =
    holdMs === null
      ? []
      : [
          { at: from + rampMs + Math.max(1, holdMs), factor },
          { at: from + 2 * rampMs + Math.max(1, holdMs), factor: 1 },
        ];
  const curve = [...outward, ...returning];
  return endedAt === null ? curve : cutAt(curve, endedAt);
}
