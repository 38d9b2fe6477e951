import { drawNormal, drawFraction } from '../random';
import { elementAt, type Node } from './node';

/** The random states of a split: its own, and one shared by markets that move together. */
export interface RandomStates {
  readonly own: number;
  readonly shared: number;
  /** Weight of the shared randomness, from 0 to 1. */
  readonly follow: number;
}

/** A Brownian path covers 1.6 deviations between its highest and its lowest point. */
const rangeInDeviations = 1.6;

/**
 * Splits a node into `count` consecutive parts: each opens at the close of the previous one, at least one touches the high and one the low,
 * none exceeds them, and the volumes add up. Each part has at least `minVolume` lots.
 */
export function split(node: Node, count: number, randomStates: RandomStates, minVolume: number): Node[] {
  const points = path(node, count, randomStates);
  const course: Course = { points, tops: [], bottoms: [] };
  for (let index = 0; index < count; index += 1) {
    const rises = elementAt(points, index) < elementAt(points, index + 1);
    course.tops.push(elementAt(points, rises ? index + 1 : index));
    course.bottoms.push(elementAt(points, rises ? index : index + 1));
  }
  return splitAlong(node, course, randomStates, minVolume);
}

/** Prices at the boundaries of the parts (one more than parts), and the known top and bottom of each part. */
export interface Course {
  readonly points: number[];
  readonly tops: number[];
  readonly bottoms: number[];
}

/** `split` along a given course; prices outside the node are clamped to it. */
export function splitAlong(node: Node, { points, tops, bottoms }: Course, randomStates: RandomStates, minVolume: number): Node[] {
  const count = tops.length;
  const deviation = (node.high - node.low) / (rangeInDeviations * Math.sqrt(count));
  const typicalRange = deviation * rangeInDeviations || 1;
  const highest = tops.indexOf(Math.max(...tops));
  const lowest = bottoms.indexOf(Math.min(...bottoms));
  const random = (stream: number, index: number) => drawFraction(randomStates.own, stream * count + index);
  const weights: number[] = [];
  const parts: { open: number; high: number; low: number; close: number; volume: number }[] = [];
  let open = node.open;
  for (let index = 0; index < count; index += 1) {
    const close = index === count - 1 ? node.close : inside(node, elementAt(points, index + 1));
    const top = Math.max(inside(node, elementAt(tops, index)), open, close);
    const bottom = Math.min(inside(node, elementAt(bottoms, index)), open, close);
    // A part covers about the range of a Brownian path of its length; without room on one side, it extends farther on the other.
    const range = deviation * (0.85 + 0.7 * random(2, index) + 0.6 * random(3, index));
    const reach = Math.max(0.15 * deviation * random(3, index), range - (top - bottom));
    const below = Math.min(bottom - node.low, reach - Math.min(node.high - top, reach * random(4, index)));
    const high = index === highest ? node.high : Math.max(top, Math.min(node.high - 1, top + Math.round(reach - below)));
    const low = index === lowest ? node.low : Math.min(bottom, Math.max(node.low + 1, bottom - Math.round(below)));
    const spike = random(6, index);
    weights.push((0.6 + 0.6 * random(7, index) + 1.6 * spike * spike * spike * spike) * (0.5 + (high - low) / typicalRange));
    parts.push({ open, high, low, close, volume: 0 });
    open = close;
  }
  for (const [index, volume] of distribute(node.volume, weights, minVolume).entries()) elementAt(parts, index).volume = volume;
  return parts;
}

/** Divides `total` by `weights` into integers without a remainder, each at least `min`. Throws a RangeError if `total` is too small. */
export function distribute(total: number, weights: readonly number[], min: number): number[] {
  const free = total - min * weights.length;
  if (free < 0) throw new RangeError(`${total} lots cannot be split into ${weights.length} parts of at least ${min}`);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let assigned = 0;
  let cumulativeWeight = 0;
  return weights.map((weight, index) => {
    cumulativeWeight += weight;
    const upTo = index === weights.length - 1 ? free : Math.min(free, Math.floor((cumulativeWeight / all) * free));
    const part = upTo - assigned;
    assigned = upTo;
    return min + part;
  });
}

/** A random walk from open to close in `count` steps that comes near the high and near the low. */
function path({ open, high, low, close }: Node, count: number, { own, shared, follow }: RandomStates): number[] {
  const deviation = (high - low) / (rangeInDeviations * Math.sqrt(count));
  const ownWeight = Math.sqrt(1 - follow * follow);
  const walk = [0];
  for (let index = 0; index < count; index += 1) {
    const liveliness = 0.6 + 0.8 * drawFraction(own, count + index);
    const step = follow * drawNormal(shared, index) + ownWeight * drawNormal(own, index);
    walk.push(elementAt(walk, index) + step * liveliness * deviation);
  }
  const drift = (close - open - elementAt(walk, count)) / count;
  const points = walk.map((walked, index) => open + walked + drift * index);
  if (count > 1) {
    stretch(points, 1, Math.max(open, close), high, deviation * 0.7 * drawFraction(own, 8 * count));
    stretch(points, -1, Math.min(open, close), low, deviation * 0.7 * drawFraction(own, 8 * count + 1));
  }
  return points;
}

/** The nearest integer price within the node that leaves high and low to the parts chosen to touch them. */
function inside({ high, low }: Node, price: number): number {
  const margin = high - low > 1 ? 1 : 0;
  return Math.min(high - margin, Math.max(low + margin, Math.round(price)));
}

/**
 * Stretches the points in place so that the farthest one beyond `edge` (the end of the path nearest to `goal`, which is the high or the low)
 * is a `wick` away from the goal; points beyond that are reflected.
 */
function stretch(points: number[], direction: 1 | -1, edge: number, goal: number, wick: number): void {
  const room = Math.abs(goal - edge);
  const target = goal - direction * Math.min(room / 2, wick);
  const last = points.length - 1;
  let farthest = 1;
  for (let index = 2; index < last; index += 1)
    if ((elementAt(points, index) - elementAt(points, farthest)) * direction > 0) farthest = index;
  const missing = (target - elementAt(points, farthest)) * direction;
  for (let index = 1; index < last; index += 1) {
    const point = elementAt(points, index);
    if (missing > 0 && room > wick)
      points[index] = point + direction * missing * (index <= farthest ? index / farthest : (last - index) / (last - farthest));
    else if ((point - target) * direction > 0) points[index] = 2 * target - point;
  }
}
