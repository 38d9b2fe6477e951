import { drawNormal, drawFraction } from '../exchange/random';
import type { Latency } from './rule';

/** Delay of the `index`th response in whole milliseconds, drawn deterministically from `state`; identical on every JavaScript engine. */
export function durationOf(latency: Latency, state: number, index: number): number {
  switch (latency.kind) {
    case 'latency':
      return latency.ms;
    case 'uniformLatency':
      return latency.fromMs + Math.floor(drawFraction(state, index) * (latency.toMs - latency.fromMs + 1));
    case 'logNormalLatency':
      return Math.floor(latency.medianMs * power(latency.p95Ms / latency.medianMs, drawNormal(state, index) / normalP95));
  }
}

/** The 95th percentile of the standard normal distribution. */
const normalP95 = 1.6449;
const bits = 40;

/** Raises `base` (1 or more) to any power using square roots only: logarithms differ between engines, square roots do not. */
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
