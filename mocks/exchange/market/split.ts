import { drawBell, drawFraction } from '../random';
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
  const usual = deviation * rangeInDeviations || 1;
  const highest = extreme(points, 1);
  const lowest = extreme(points, -1);
  const spans: Omit<Node, 'volume'>[] = [];
  const weights: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const random = (place: number) => drawFraction(chance.own, place * count + index);
    const open = at(points, index);
    const close = at(points, index + 1);
    const [top, bottom] = open > close ? [open, close] : [close, open];
    const [below, above] = wicks(deviation, top - bottom, node.high - top, bottom - node.low, random);
    const high = index === highest ? node.high : Math.max(top, Math.min(node.high - 1, top + above));
    const low = index === lowest ? node.low : Math.min(bottom, Math.max(node.low + 1, bottom - below));
    const spike = random(6);
    spans.push({ open, high, low, close });
    weights.push((0.6 + 0.6 * random(7) + 1.6 * spike * spike * spike * spike) * (0.5 + (high - low) / usual));
  }
  const volumes = share(node.volume, weights, leastVolume);
  return spans.map(({ open, high, low, close }, index) => ({ open, high, low, close, volume: at(volumes, index) }));
}

/**
 * How far a candle reaches beyond its body, down and up, so that it covers about what a Brownian path covers in its time; where there is
 * no room on one side, it reaches farther on the other.
 */
function wicks(deviation: number, body: number, roomAbove: number, roomBelow: number, random: (place: number) => number): [number, number] {
  const covers = deviation * (0.85 + 0.7 * random(2) + 0.6 * random(3));
  const reach = Math.max(0.15 * deviation * random(3), covers - body);
  const up = Math.min(roomAbove, reach * random(4));
  const down = Math.min(roomBelow, reach - up);
  return [Math.round(down), Math.round(Math.min(roomAbove, reach - down))];
}

/** The step of a path that goes farthest up (1) or down (-1), the first of several. */
function extreme(points: readonly number[], up: 1 | -1): number {
  let farthest = 0;
  for (let index = 1; index < points.length; index += 1) if ((at(points, index) - at(points, farthest)) * up > 0) farthest = index;
  return Math.max(0, farthest - 1);
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
    stretch(points, 1, Math.max(open, close), high, deviation * 0.7 * drawFraction(own, 8 * count));
    stretch(points, -1, Math.min(open, close), low, deviation * 0.7 * drawFraction(own, 8 * count + 1));
  }
  return points.map((point, index) => {
    if (index === 0) return open;
    if (index === count) return close;
    const margin = range > 1 ? 1 : 0;
    return Math.min(high - margin, Math.max(low + margin, Math.round(point)));
  });
}

/**
 * Bends the points in place so that the farthest one beyond `edge` (the end of the path nearest to `goal`, which is the high or the low)
 * comes as near to the goal as a wick reaches; what would go beyond is folded back.
 */
function stretch(points: number[], up: 1 | -1, edge: number, goal: number, wick: number): void {
  const room = Math.abs(goal - edge);
  const target = goal - up * Math.min(room / 2, wick);
  const last = points.length - 1;
  let farthest = 1;
  for (let index = 2; index < last; index += 1) if ((at(points, index) - at(points, farthest)) * up > 0) farthest = index;
  const missing = (target - at(points, farthest)) * up;
  for (let index = 1; index < last; index += 1) {
    const point = at(points, index);
    if (missing > 0 && room > wick)
      points[index] = point + up * missing * (index <= farthest ? index / farthest : (last - index) / (last - farthest));
    else if ((point - target) * up > 0) points[index] = 2 * target - point;
  }
}
