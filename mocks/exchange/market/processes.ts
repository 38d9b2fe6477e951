import { drawFraction, hash } from '../random';
import { fanOut, finer, level, type Level, spans } from './levels';
import { elementAt, type Node } from './node';
import { type Course, distribute, splitAlong } from './split';
import { minVolume, type Process, type Tree } from './tree';

/** Parameters of an independent market. */
export interface MarketParameters extends ProcessParameters {
  /** The price around which the market moves, in ticks. */
  readonly base: number;
  /** Typical daily price move, as a fraction. */
  readonly volatility: number;
}

type ProcessParameters = Pick<Process, 'seed' | 'sharedSeed' | 'follow' | 'pace'> & {
  /** Approximate daily volume in lots. */
  readonly lots: number;
};

/** A market that another one follows. */
type Source = { readonly tree: Tree; readonly lots: number };

const daysInEpoch = spans[level.epoch] / spans[level.day];

/** An independent market: at the ends of 64-day epochs its price is within bounds around its base, in between it is random. */
export function independentProcess(character: MarketParameters): Process {
  const { base, volatility, lots, seed, sharedSeed, follow } = character;
  const swing = Math.min(0.55, 7 * volatility);
  const levelAt = (index: number): number => {
    const year = Math.floor(index / 6);
    const slow = blend(seed, year, index / 6 - year);
    const quick = follow * drawFraction(sharedSeed, index) + (1 - follow) * drawFraction(seed, index);
    return Math.max(1, Math.round(base * (1 + swing * (slow + quick - 1))));
  };
  const root = (index: number): Node => {
    const state = hash(seed, 'epoch', index);
    const open = levelAt(index);
    const close = levelAt(index + 1);
    const missing = Math.max(0, 8 * volatility - Math.abs(close - open) / open) / 2;
    const above = volatility * (0.8 + 2 * drawFraction(state, 0)) + missing;
    const below = volatility * (0.8 + 2 * drawFraction(state, 1)) + missing;
    return {
      open,
      close,
      high: Math.max(open, close) + Math.ceil(Math.max(open, close) * above),
      low: Math.max(1, Math.floor(Math.min(open, close) / (1 + below))),
      volume: Math.max(2 * minVolume(level.epoch), Math.floor(lots * daysInEpoch * (0.75 + 0.5 * drawFraction(state, 2)))),
    };
  };
  return { ...character, top: level.epoch, root };
}

const blend = (seed: number, index: number, part: number): number =>
  (1 - part) * drawFraction(seed, 9_000 + index) + part * drawFraction(seed, 9_001 + index);

/** How a market follows another one during four hours: `price` is monotonic in the source price, decreasing if `falls`. */
export interface PriceMapping {
  readonly price: (source: number) => number;
  readonly falls: boolean;
}

/** A market whose prices are those of `source` mapped by `mappingAt(segment)`, with its own volumes and, within a minute, its own trades. */
export function followingProcess(
  { tree, lots }: Source,
  mappingAt: (segment: number) => PriceMapping,
  character: ProcessParameters,
): Process {
  const mapNode = (node: Node, segment: number, volume: number): Node => {
    const { price, falls } = mappingAt(segment);
    const [high, low] = falls ? [node.low, node.high] : [node.high, node.low];
    return { open: price(node.open), close: price(node.close), high: price(high), low: price(low), volume };
  };
  return {
    ...character,
    top: level.fourHours,
    root: (index) => {
      const node = tree.node(level.fourHours, index);
      const volumeFactor = 0.8 + 0.4 * drawFraction(character.seed, index);
      const volume = Math.max(2 * minVolume(level.fourHours), Math.floor((node.volume / lots) * character.lots * volumeFactor));
      return mapNode(node, index, volume);
    },
    derivedChildren: (of, index, node) => {
      if (of >= level.minute) return undefined;
      const segment = Math.floor((index * spans[of]) / spans[level.fourHours]);
      const children = tree.children(of, index);
      const volumes = distribute(
        node.volume,
        children.map(({ volume }) => volume),
        minVolume(finer(of)),
      );
      return children.map((child, childIndex) => mapNode(child, segment, volumes[childIndex] ?? 0));
    },
  };
}

/** A cross market of two others: every five minutes its price is their `ratio`, in between it is random. */
export function crossProcess(
  base: Source,
  quote: Tree,
  ratio: (base: number, quote: number) => number,
  character: ProcessParameters,
): Process {
  const price = (of: Level, index: number): number => ratio(base.tree.node(of, index).open, quote.node(of, index).open);
  /** The course of a node: `ratio` at the boundaries of its parts, and the range of each part from the boundaries of its own parts. */
  const courseOf = (of: Level, index: number): Course => {
    const part = finer(of);
    const piece = finer(part);
    const course: Course = { points: [price(of, index)], tops: [], bottoms: [] };
    for (let partIndex = index * fanOut(of); partIndex < (index + 1) * fanOut(of); partIndex += 1) {
      let [top, bottom] = [0, Infinity];
      for (let inner = partIndex * fanOut(part); inner <= (partIndex + 1) * fanOut(part); inner += 1) {
        const boundaryPrice = price(piece, inner);
        top = Math.max(top, boundaryPrice);
        bottom = Math.min(bottom, boundaryPrice);
      }
      course.tops.push(top);
      course.bottoms.push(bottom);
      course.points.push(price(part, partIndex + 1));
    }
    return course;
  };
  const root = (index: number): Node => {
    const state = hash(character.seed, 'day', index);
    const { points, tops, bottoms } = courseOf(level.day, index);
    const [high, low] = [Math.max(...tops), Math.min(...bottoms)];
    const volume = (base.tree.node(level.day, index).volume / base.lots) * character.lots * (0.7 + 0.6 * drawFraction(state, 2));
    return {
      open: elementAt(points, 0),
      close: elementAt(points, points.length - 1),
      high: high + Math.ceil((high - low) * 0.15 * drawFraction(state, 0)),
      low: Math.max(1, low - Math.ceil((high - low) * 0.15 * drawFraction(state, 1))),
      volume: Math.max(2 * minVolume(level.day), Math.floor(volume)),
    };
  };
  return {
    ...character,
    top: level.day,
    root,
    derivedChildren: (of, index, node, randomStates) =>
      of > level.quarter ? undefined : splitAlong(node, courseOf(of, index), randomStates, minVolume(finer(of))),
  };
}
