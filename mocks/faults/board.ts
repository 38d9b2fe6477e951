import type { Endpoint } from '@/contract/endpoint';
import type { Collections } from '../db';
import { draw, hash } from '../exchange/random';
import type { faultCollections } from './collections';
import { durationOf } from './duration';
import { everywhere, type Fault, type FaultRequest, type FaultRule, type WrongShape } from './rule';

/** What the faults do to one call. */
export interface FaultOutcome {
  /** The faults that hit it, in their order. */
  readonly faults: readonly Pick<FaultRule, 'id' | 'fault'>[];
  /** How much longer the answer takes. */
  readonly delayMs: number;
  /** How the answer fails as a whole: the first fault that decides it. */
  readonly failure: Exclude<Fault, { kind: 'wrongShape' | 'latency' | 'uniformLatency' | 'logNormalLatency' }> | null;
  /** How its data departs, one after the other, each with the state its choices follow from. */
  readonly shapes: readonly { readonly shape: WrongShape; readonly state: number }[];
  /** Whether any fault is about this call, so that its count has gone on. */
  readonly isCounted: boolean;
}

/**
 * The faults that are set. Several may hit one call, in the order in which they were set: latencies add up, wrong shapes are laid one on the other, and
 * the first that decides the answer as a whole ends it. Each counts the calls it is about, whether or not an earlier one has ended them.
 */
export interface Faults {
  set(order: FaultRequest): FaultRule;
  /** Takes a fault away; false where there is none of this id. */
  remove(id: number): boolean;
  clear(): void;
  list(): FaultRule[];
  /** Counts a call and says what the faults do to it: by seed, fault and count, so that the same seed fails the same calls. */
  apply(call: Pick<Endpoint, 'id' | 'domain'>): FaultOutcome;
}

/** Opens the faults that the records of a world hold. */
export function createFaults(seed: string, { faults }: Collections<typeof faultCollections>): Faults {
  return {
    set: (order) => faults.insert({ ...order, id: (faults.all().at(-1)?.id ?? 0) + 1, seen: 0, hits: 0 }),
    remove: (id) => faults.remove(id),
    clear: () => {
      for (const { id } of faults.all()) faults.remove(id);
    },
    list: () => [...faults.all()],
    apply: ({ id, domain }) => {
      if (faults.count() === 0) return calm;
      const about = faults.find({ where: { at: [everywhere, domain, id] } }).list.map((rule) => ({ ...rule, seen: rule.seen + 1 }));
      if (about.length === 0) return calm;
      const hits = about.filter((rule) => isHit(rule, seed));
      const { applied, ...outcome } = outcomeOf(hits, seed, id);
      for (const rule of about) faults.update(rule.id, { seen: rule.seen, hits: rule.hits + (applied.includes(rule) ? 1 : 0) });
      return outcome;
    },
  };
}

const calm: FaultOutcome = { faults: [], delayMs: 0, failure: null, shapes: [], isCounted: false };

/** 2³² parts of a whole. */
const word = 4294967296;

function isHit({ id, seen, when: { nth, from, every, percent } }: FaultRule, seed: string): boolean {
  return (
    (nth === undefined || seen === nth) &&
    (from === undefined || seen >= from) &&
    (every === undefined || seen % every === 0) &&
    (percent === undefined || draw(hash(seed, 'fault', id), seen) < (percent / 100) * word)
  );
}

function outcomeOf(hits: readonly FaultRule[], seed: string, call: string): FaultOutcome & { readonly applied: readonly FaultRule[] } {
  let delayMs = 0;
  let failure: FaultOutcome['failure'] = null;
  const shapes: FaultOutcome['shapes'][number][] = [];
  const applied: FaultRule[] = [];
  for (const rule of hits) {
    const { id, fault, seen } = rule;
    applied.push(rule);
    if (fault.kind === 'latency' || fault.kind === 'uniformLatency' || fault.kind === 'logNormalLatency')
      delayMs += durationOf(fault, hash(seed, 'latency', id), seen);
    // A backend that has moved on departs at the same place each time.
    else if (fault.kind === 'wrongShape') shapes.push({ shape: fault, state: hash(seed, 'shape', id, call) });
    else {
      failure = fault;
      break;
    }
  }
  return { faults: applied.map(({ id, fault }) => ({ id, fault })), applied, delayMs, failure, shapes, isCounted: true };
}
