import { hash } from '../random';
import { createCache } from './cache';
import { coarser, fanOut, finer, level, type Level, levels, spans } from './levels';
import { elementAt, type Node } from './node';
import { type RandomStates, split } from './split';
import { splitMinute, type Trade, tradesOf } from './trades';

/** The source of a market's coarse nodes; finer ones are split randomly. */
export interface Process {
  /** The coarsest level, whose nodes `root` returns. */
  readonly top: Level;
  root(index: number): Node;
  /** Children derived from other markets; undefined if they are to be split randomly. */
  derivedChildren?(of: Level, index: number, node: Node, randomStates: RandomStates): readonly Node[] | undefined;
  readonly seed: number;
  readonly sharedSeed: number;
  readonly follow: number;
  /** Approximate number of trades per minute. */
  readonly pace: number;
}

/** The complete history and future of one market, accessible at any instant without computing what came before. */
export interface Tree {
  readonly top: Level;
  node(of: Level, index: number): Node;
  children(of: Level, index: number): readonly Node[];
  /** The closing price of a node. */
  close(of: Level, index: number): number;
  /** Trades of a slot, oldest first. */
  trades(slot: number): readonly Trade[];
  /** The nearest earlier slot that may have trades. */
  previousSlot(slot: number): number;
  /** The opening price of a market that opens at `instant`. */
  openingPrice(instant: number): number;
  /** Bounds of the prices in force during a node, including one carried over from before; under a layer they may be wider than the actual range. */
  bounds(of: Level, index: number): Pick<Node, 'low' | 'high'>;
}

const cacheSize = 400;

/** Minimum volume of a node in lots: one per second, so that every minute has trades. */
export const minVolume = (of: Level): number => spans[of] / 1000;

/** Creates the tree of a process; nodes are split on demand and cached. */
export function createNodeTree(process: Process): Tree {
  const randomStates = (of: Level, index: number): RandomStates => ({
    own: hash(process.seed, of, index),
    shared: hash(process.sharedSeed, of, index),
    follow: process.follow,
  });
  const splitNode = (key: number): readonly Node[] => {
    const of = elementAt(parents, key % parents.length);
    const index = Math.floor(key / parents.length);
    const node = nodeAt(of, index);
    const states = randomStates(of, index);
    if (of === level.minute) return splitMinute(node, states, process.pace);
    return process.derivedChildren?.(of, index, node, states) ?? split(node, fanOut(of), states, minVolume(finer(of)));
  };
  const roots = createCache(cacheSize, process.root);
  const childrenCache = createCache(cacheSize, splitNode);
  const trades = createCache(cacheSize, (slot) => tradesOf(nodeAt(level.slot, slot), slot, process.seed, process.pace));
  const children = (of: Level, index: number) => childrenCache(index * parents.length + of);
  const nodeAt = (of: Level, index: number): Node => {
    if (of === process.top) return roots(index);
    const parent = coarser(of);
    const size = fanOut(parent);
    const parentIndex = Math.floor(index / size);
    return elementAt(children(parent, parentIndex), index - parentIndex * size);
  };
  return {
    top: process.top,
    node: nodeAt,
    children,
    close: (of, index) => nodeAt(of, index).close,
    trades,
    previousSlot: (slot) => slot - 1,
    openingPrice: (instant) => nodeAt(level.minute, Math.floor(instant / spans[level.minute])).open,
    bounds: nodeAt,
  };
}

const parents = levels.slice(0, level.slot);
