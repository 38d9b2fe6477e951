import { createVersionedCache } from './cache';
import { scale } from './instrument';
import { level, type Level, spans } from './levels';

/** Something that is traded, as far as its prices in ticks go. */
interface Priced {
  readonly digits: { readonly price: number };
  readonly tree: { close(of: Level, index: number): number };
  readonly layer: { readonly prints: { countBefore(instant: number): number } };
}

/** A contract and what its index is taken from. */
export interface Followed extends Priced {
  readonly underlying: Priced;
}

/** How often the distance of a contract's price from the index is taken: at the end of every hour. */
export const sampling = spans[level.hour];

const known = new WeakMap<Followed, (hour: number) => number>();
const kept = 48;

/** How many trades of users before an instant a contract and its index have been moved by. */
export const printedBy = ({ layer, underlying }: Followed, instant: number): number =>
  layer.prints.countBefore(instant) + underlying.layer.prints.countBefore(instant);

/** How far the price of a contract stood from the index at the end of an hour, as a fraction of it. */
function premiumOf(contract: Followed, hour: number): number {
  const premiums =
    known.get(contract) ??
    createVersionedCache(
      kept,
      (sampled) => printedBy(contract, (sampled + 1) * sampling),
      (sampled) => {
        const perTick = scale(contract.digits.price) / scale(contract.underlying.digits.price);
        const index = contract.underlying.tree.close(level.hour, sampled) * perTick;
        return (contract.tree.close(level.hour, sampled) - index) / index;
      },
    );
  known.set(contract, premiums);
  return premiums(hour);
}

/**
 * The average premium over the index of the hours from `from` that have ended by `at`, as a fraction: at least that of the hour before `at`.
 * Nothing that is still to happen counts.
 */
export function averagePremium(contract: Followed, from: number, at: number): number {
  const end = Math.floor(at / sampling);
  const start = Math.min(Math.ceil(from / sampling), end - 1);
  let sum = 0;
  for (let hour = start; hour < end; hour += 1) sum += premiumOf(contract, hour);
  return sum / (end - start);
}
