import { createCache } from './cache';
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

const known = new WeakMap<Followed, (hour: number) => Sample>();
const kept = 48;

/** A premium, and how many trades of users it has been taken after: later ones make it another one. */
interface Sample {
  readonly premium: number;
  readonly printed: number;
}

const printedBy = ({ layer, underlying }: Followed, instant: number): number =>
  layer.prints.countBefore(instant) + underlying.layer.prints.countBefore(instant);

/** How far the price of a contract stood from the index at the end of an hour, as a fraction of it. */
function premiumOf(contract: Followed, hour: number): number {
  const take = (sampled: number): Sample => {
    const perTick = scale(contract.digits.price) / scale(contract.underlying.digits.price);
    const index = contract.underlying.tree.close(level.hour, sampled) * perTick;
    const premium = (contract.tree.close(level.hour, sampled) - index) / index;
    return { premium, printed: printedBy(contract, (sampled + 1) * sampling) };
  };
  const samples = known.get(contract) ?? createCache(kept, take);
  known.set(contract, samples);
  const sample = samples(hour);
  return (sample.printed === printedBy(contract, (hour + 1) * sampling) ? sample : take(hour)).premium;
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
