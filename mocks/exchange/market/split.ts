import { draw, drawBell, drawFraction } from '../random';
import { at, type Node } from './node';

/** Where a split gets its chance from: a state of its own, and one that is shared by markets that move together. */
export interface Chance {
  readonly own: number;
  readonly shared: number;
  /** How much a market follows the shared chance, from 0 to 1. */
  readonly follow: number;
}

/** A Brownian path covers 1.6 deviations between its highest and its lowest point. */
const rangeInDeviations = 1.6;

/**
 * Splits a node into `count` that follow one another: they open where the one before closed, at least one touches the high and one the low,
 * none leaves them, and the volumes add up. Each of them keeps at least `leastVolume` lots.
 */
export function split(node: Node, count: number, chance: Chance, leastVolume: number): Node[] {
  const points = path(node, count, chance);
  const deviation = (node.high - node.low) / (rangeInDeviations * Math.sqrt(count));
  let highest = 0;
  let lowest = 0;
  for (let index = 1; index < count; index += 1) {
    if (top(points, index) > top(points, highest)) highest = index;
    if (bottom(points, index) < bottom(points, lowest)) lowest = index;
  }
  const spans = Array.from({ length: count }, (_, index) => {
    const reach = (slot: number) =>
      Math.round(deviation * drawFraction(chance.own, slot + index) * drawFraction(chance.own, slot + count + index) * 1.6);
    return {
      open: at(points, index),
      close: at(points, index + 1),
      high: index === highest ? node.high : Math.max(top(points, index), Math.min(node.high - 1, top(points, index) + reach(2 * count))),
      low: index === lowest ? node.low : Math.min(bottom(points, index), Math.max(node.low + 1, bottom(points, index) - reach(4 * count))),
    };
  });
  const usual = deviation * rangeInDeviations || 1;
  const weights = spans.map(({ high, low }, index) => {
    const spike = drawFraction(chance.own, 6 * count + index);
    return (0.35 + drawFraction(chance.own, 7 * count + index) + 3 * spike * spike * spike) * (0.5 + (high - low) / usual);
  });
  const volumes = share(node.volume, weights, leastVolume);
  return spans.map((span, index) => ({ ...span, volume: at(volumes, index) }));
}

/** Divides `total` by `weights` without a remainder; each part is at least `least`. */
export function share(total: number, weights: readonly number[], least: number): number[] {
  const free = total - least * weights.length;
  if (free < 0) throw new RangeError(`${total} lots cannot be shared by ${weights.length} with ${least} each`);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let given = 0;
  let passed = 0;
  return weights.map((weight, index) => {
    passed += weight;
    const upTo = index === weights.length - 1 ? free : Math.min(free, Math.floor((passed / all) * free));
    const part = upTo - given;
    given = upTo;
    return least + part;
  });
}

const top = (points: readonly number[], index: number): number => Math.max(at(points, index), at(points, index + 1));
const bottom = (points: readonly number[], index: number): number => Math.min(at(points, index), at(points, index + 1));

/** A random walk from open to close in `count` steps that comes near the high and near the low. */
function path({ open, high, low, close }: Node, count: number, { own, shared, follow }: Chance): number[] {
  const range = high - low;
  const deviation = range / (rangeInDeviations * Math.sqrt(count));
  const apart = Math.sqrt(1 - follow * follow);
  const walk = [0];
  for (let index = 0; index < count; index += 1) {
    const liveliness = 0.6 + 0.8 * drawFraction(own, count + index);
    const step = follow * drawBell(shared, index) + apart * drawBell(own, index);
    walk.push(at(walk, index) + step * liveliness * deviation);
  }
  const drift = (close - open - at(walk, count)) / count;
  const points = walk.map((walked, index) => open + walked + drift * index);
  if (count > 1) {
    stretch(points, Math.max(open, close), high, draw(own, 8 * count));
    stretch(points, Math.min(open, close), low, draw(own, 8 * count + 1));
  }
  return points.map((point, index) => {
    if (index === 0) return open;
    if (index === count) return close;
    const margin = range > 1 ? 1 : 0;
    return Math.min(high - margin, Math.max(low + margin, Math.round(point)));
  });
}

/** Bends the points in place so that the farthest one beyond `edge` (where the path begins or ends) comes near `goal`, the high or the low. */
function stretch(points: number[], edge: number, goal: number, bits: number): void {
  const room = goal - edge;
  if (room === 0) return;
  const up = room > 0 ? 1 : -1;
  const target = goal - room * 0.3 * (bits / 4294967296);
  let farthest = 1;
  for (let index = 2; index < points.length - 1; index += 1) if ((at(points, index) - at(points, farthest)) * up > 0) farthest = index;
  const missing = target - at(points, farthest);
  const last = points.length - 1;
  const beyond = at(points, farthest) - edge;
  for (let index = 1; index < last; index += 1) {
    const point = at(points, index);
    if (missing * up > 0) points[index] = point + missing * (index <= farthest ? index / farthest : (last - index) / (last - farthest));
    else if ((point - edge) * up > 0) points[index] = edge + ((point - edge) * (target - edge)) / beyond;
  }
}
