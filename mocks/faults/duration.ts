import { drawBell, drawFraction } from '../exchange/random';
import type { Latency } from './rule';

/** How long an answer is kept back, in whole milliseconds: the `index`th of the endless row of durations that belongs to `state`, the same on every engine. */
export function durationOf(latency: Latency, state: number, index: number): number {
  switch (latency.kind) {
    case 'latency':
      return latency.ms;
    case 'uniformLatency':
      return latency.fromMs + Math.floor(drawFraction(state, index) * (latency.toMs - latency.fromMs + 1));
    case 'logNormalLatency':
      return Math.floor(latency.medianMs * power(latency.p95Ms / latency.medianMs, drawBell(state, index) / bell95));
  }
}

/** Of a hundred bell-shaped numbers 95 are smaller. */
const bell95 = 1.6449;
const bits = 40;

/** `base` (1 or more) to any power. By roots alone: logarithms differ between engines, a square root does not. */
function power(base: number, exponent: number): number {
  if (exponent < 0) return 1 / power(base, -exponent);
  let result = 1;
  let rest = exponent;
  for (; rest >= 1; rest -= 1) result *= base;
  let root = base;
  for (let bit = 0; bit < bits && rest > 0; bit += 1) {
    root = Math.sqrt(root);
    rest *= 2;
    if (rest >= 1) {
      result *= root;
      rest -= 1;
    }
  }
  return result;
}
