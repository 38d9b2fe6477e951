import { createVersionedCache } from './cache';
import { fanOut, finer, level, type Level, levels, spans } from './levels';
import type { Layer } from './layer';
import type { Prints } from './prints';
import { elementAt, mergeNodes, type Node, emptyNode } from './node';
import { lastTrade } from './series';
import { nodeOfTrade, type Trade } from './trades';
import type { Tree } from './tree';

/** Cache size: joined nodes per level, and slots of moved trades. */
const cacheSize = 1_000;

/**
 * Applies a layer to a tree. A node with a constant factor is scaled; one that contains a move, a silence or a print is joined from its
 * children, down to the trades, so that all levels stay exactly consistent. Nothing is traded before `opens`. The tape includes `prints`.
 */
export function createLayeredTree(tree: Tree, layer: Layer, opens: number, prints: Prints): Tree {
  /** Whether a span equals the seeded one times a constant factor. */
  const isUniform = (start: number, end: number) => prints.isQuiet(start, end) && layer.isUniform(start, end);
  /** Whether a span has no trades. Users may still trade with each other while the simulated book is empty. */
  const isSilent = (start: number, end: number) => layer.silenceCoverage(start, end) === 'whole' && prints.isQuiet(start, end);
  const priceBefore = (instant: number) => lastTrade(layered, opens, instant - 1).price;

  const joinParts = (of: Level, index: number): Node => {
    const parts = of === level.slot ? layered.trades(index).map(nodeOfTrade) : layered.children(of, index);
    const traded = parts.filter(({ volume }) => volume > 0);
    return traded.length === 0 ? emptyNode(priceBefore(index * spans[of])) : traded.reduce(mergeNodes);
  };
  const joined = levels.map((of) =>
    createVersionedCache(
      cacheSize,
      (index) => layer.prints.countBefore((index + 1) * spans[of]),
      (index) => joinParts(of, index),
    ),
  );
  const node = (of: Level, index: number): Node => {
    const [start, end] = [index * spans[of], (index + 1) * spans[of]];
    if (isSilent(start, end)) return emptyNode(priceBefore(start));
    if (isUniform(start, end)) {
      const seeded = tree.node(of, index);
      return seeded.volume === 0 ? emptyNode(priceBefore(start)) : scaled(seeded, layer.factor(start));
    }
    return elementAt(joined, of)(index);
  };
  const layeredTrades = createVersionedCache(
    cacheSize,
    (slot) => layer.prints.countBefore((slot + 1) * spans[level.slot]),
    (slot): readonly Trade[] => {
      const [start, end] = [slot * spans[level.slot], (slot + 1) * spans[level.slot]];
      const silence = layer.silenceCoverage(start, end);
      const seeded = silence === 'whole' ? [] : tree.trades(slot);
      const simulated = seeded
        .filter(({ at: instant }) => silence === 'none' || layer.silenceCoverage(instant, instant + 1) === 'none')
        .map((trade) => ({ ...trade, price: times(trade.price, layer.factor(trade.at)), side: layer.taker(trade.at, trade.side) }));
      const printed = prints.between(start, end);
      return printed.length === 0 ? simulated : [...simulated, ...printed].toSorted((a, b) => a.at - b.at || a.id - b.id);
    },
  );

  /** The price of the last trade in a span, found without joining earlier nodes; undefined if the span has no trades. */
  const closeOf = (of: Level, index: number): number | undefined => {
    const [start, end] = [index * spans[of], (index + 1) * spans[of]];
    if (isUniform(start, end)) {
      const { close, volume } = node(of, index);
      return volume === 0 ? undefined : close;
    }
    if (isSilent(start, end)) return undefined;
    if (of === level.slot) return layered.trades(index).at(-1)?.price;
    const size = fanOut(of);
    for (let childIndex = size - 1; childIndex >= 0; childIndex -= 1) {
      const close = closeOf(finer(of), index * size + childIndex);
      if (close !== undefined) return close;
    }
    return undefined;
  };

  const layered: Tree = {
    top: tree.top,
    node,
    children: (of, index) => Array.from({ length: fanOut(of) }, (_, childIndex) => node(finer(of), index * fanOut(of) + childIndex)),
    close: (of, index) => closeOf(of, index) ?? priceBefore(index * spans[of]),
    trades: (slot) => {
      const [start, end] = [slot * spans[level.slot], (slot + 1) * spans[level.slot]];
      return isUniform(start, end) && layer.factor(start) === 1 && !layer.lacksSide(start, end) ? tree.trades(slot) : layeredTrades(slot);
    },
    previousSlot: (slot) => {
      const [start, end] = [(slot - 1) * spans[level.slot], slot * spans[level.slot]];
      const since = isSilent(start, end) ? layer.silentSince(start) : null;
      if (since === null) return slot - 1;
      const printed = prints.between(since, start).at(-1);
      return Math.floor((printed?.at ?? since) / spans[level.slot]);
    },
    openingPrice: (instant) => times(tree.openingPrice(instant), layer.factor(instant)),
    bounds: (of, index) => {
      // A seeded node opens at the close of the previous one, within the last minute.
      const [start, end] = [index * spans[of], (index + 1) * spans[of]];
      const from = start - spans[level.minute];
      if (layer.silenceCoverage(from, end) !== 'none') {
        const { low, high } = node(of, index);
        const carried = priceBefore(start);
        return { low: Math.min(low, carried), high: Math.max(high, carried) };
      }
      const { low, high } = tree.bounds(of, index);
      const [min, max] = layer.factorsWithin(from, end);
      const printed = prints.between(from, end).map(({ price }) => price);
      return { low: Math.min(times(low, min), ...printed), high: Math.max(times(high, max), ...printed) };
    },
  };
  return layered;
}

/** A scaled price in ticks, at least one. */
const times = (ticks: number, factor: number): number => (factor === 1 ? ticks : Math.max(1, Math.round(ticks * factor)));

const scaled = (node: Node, factor: number): Node =>
  factor === 1
    ? node
    : {
        open: times(node.open, factor),
        high: times(node.high, factor),
        low: times(node.low, factor),
        close: times(node.close, factor),
        volume: node.volume,
      };
