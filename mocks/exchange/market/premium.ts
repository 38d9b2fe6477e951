import { createVersionedCache } from './cache';
import { powerOfTen } from './instrument';
import { level, type Level, spans } from './levels';

/** The part of an instrument that determines its prices in ticks. */
interface Priced {
  readonly digits: { readonly price: number };
  readonly tree: { close(of: Level, index: number): number };
  readonly layer: { readonly prints: { countBefore(instant: number): number } };
}

/** A contract and the underlying of its index. */
export interface PricedContract extends Priced {
  readonly underlying: Priced;
}

/** Sampling interval of the premium: the end of every hour. */
export const sampling = spans[level.hour];

const premiumCache = new WeakMap<PricedContract, (hour: number) => number>();
const cacheSize = 48;

/** Number of users' trades in a contract and its underlying before an instant. */
export const printCountBefore = ({ layer, underlying }: PricedContract, instant: number): number =>
  layer.prints.countBefore(instant) + underlying.layer.prints.countBefore(instant);

/** The premium of a contract over its index at the end of an hour, as a fraction of the index. */
function premiumOf(contract: PricedContract, hour: number): number {
  const premiums =
    premiumCache.get(contract) ??
    createVersionedCache(
      cacheSize,
      (sampled) => printCountBefore(contract, (sampled + 1) * sampling),
      (sampled) => {
        const perTick = powerOfTen(contract.digits.price) / powerOfTen(contract.underlying.digits.price);
        const index = contract.underlying.tree.close(level.hour, sampled) * perTick;
        return (contract.tree.close(level.hour, sampled) - index) / index;
      },
    );
  premiumCache.set(contract, premiums);
  return premiums(hour);
}

/**
 * The average premium over the index in the hours since `from` that have ended by `at`, as a fraction: at least that of the last hour ended.
 * The hour in progress does not count.
 */
export function averagePremium(contract: PricedContract, from: number, at: number): number {
  const end = Math.floor(at / sampling);
  const start = Math.min(Math.ceil(from / sampling), end - 1);
  let sum = 0;
  for (let hour = start; hour < end; hour += 1) sum += premiumOf(contract, hour);
  return sum / (end - start);
}
