import { hash } from '../random';
import { createCache } from './cache';
import { coarser, fanOut, finer, level, type Level, levels, spans } from './levels';
import { at, type Node } from './node';
import { type Chance, split } from './split';
import { splitMinute, type Trade, tradesOf } from './trades';

/** Where the coarse nodes of a market come from; below them every market splits by chance. */
export interface Process {
  /** The coarsest level that `root` answers. */
  readonly top: Level;
  root(index: number): Node;
  /** Children that follow from something else than chance; undefined leaves them to chance. */
  guided?(of: Level, index: number, node: Node, chance: Chance): readonly Node[] | undefined;
  readonly seed: number;
  readonly sharedSeed: number;
  readonly follow: number;
  /** Trades a minute, about. */
  readonly pace: number;
}

/** Everything one market ever did and will do, at any instant, without computing what was before. */
export interface Tree {
  readonly top: Level;
  node(of: Level, index: number): Node;
  children(of: Level, index: number): readonly Node[];
  /** The price a node ends with. */
  close(of: Level, index: number): number;
  /** Trades of a slot, oldest first. */
  trades(slot: number): readonly Trade[];
  /** The nearest slot before this one in which there may be trades. */
  before(slot: number): number;
  /** The price a market begins with that opens at `instant`. */
  opening(instant: number): number;
  /** Bounds of the prices in force during a node: the one it begins with may come from before it. Where something was moved they may be wider than what happened. */
  bounds(of: Level, index: number): Pick<Node, 'low' | 'high'>;
}

const kept = 400;

/** Lots that a node keeps at least: one a second, so that every minute has trades. */
export const minVolume = (of: Level): number => spans[of] / 1000;

/** Grows the tree of a process: nodes are split when they are asked for, and forgotten when they are not. */
export function growTree(process: Process): Tree {
  const chance = (of: Level, index: number): Chance => ({
    own: hash(process.seed, of, index),
    shared: hash(process.sharedSeed, of, index),
    follow: process.follow,
  });
  const grow = (key: number): readonly Node[] => {
    const of = at(parents, key % parents.length);
    const index = Math.floor(key / parents.length);
    const node = nodeAt(of, index);
    const by = chance(of, index);
    if (of === level.minute) return splitMinute(node, by, process.pace);
    return process.guided?.(of, index, node, by) ?? split(node, fanOut(of), by, minVolume(finer(of)));
  };
  const roots = createCache(kept, process.root);
  const families = createCache(kept, grow);
  const trades = createCache(kept, (slot) => tradesOf(nodeAt(level.slot, slot), slot, process.seed, process.pace));
  const children = (of: Level, index: number) => families(index * parents.length + of);
  const nodeAt = (of: Level, index: number): Node => {
    if (of === process.top) return roots(index);
    const parent = coarser(of);
    const size = fanOut(parent);
    const place = Math.floor(index / size);
    return at(children(parent, place), index - place * size);
  };
  return {
    top: process.top,
    node: nodeAt,
    children,
    close: (of, index) => nodeAt(of, index).close,
    trades,
    before: (slot) => slot - 1,
    opening: (instant) => nodeAt(level.minute, Math.floor(instant / spans[level.minute])).open,
    bounds: nodeAt,
  };
}

const parents = levels.slice(0, level.slot);
