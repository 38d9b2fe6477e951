import type { Endpoint } from '@/contract/endpoint';
import type { Collections } from '../db';
import { draw, hash } from '../exchange/random';
import type { faultCollections } from './collections';
import { durationOf } from './duration';
import { allTargets, type Fault, type FaultRequest, type FaultRule, type WrongShape } from './rule';

/** The effect of all faults on one call. */
export interface FaultOutcome {
  /** The faults that hit the call, in the order they were set. */
  readonly faults: readonly Pick<FaultRule, 'id' | 'fault'>[];
  /** The additional response delay, in ms. */
  readonly delayMs: number;
  /** The first fault that fails the whole response; null if none does. */
  readonly failure: Exclude<Fault, { kind: 'wrongShape' | 'latency' | 'uniformLatency' | 'logNormalLatency' }> | null;
  /** The changes to the response data, in order, each with the random state that determines its choices. */
  readonly shapes: readonly { readonly shape: WrongShape; readonly state: number }[];
  /** Whether any fault targets this call, so that its counter advanced. */
  readonly isCounted: boolean;
}

/**
 * The active faults. Several may hit one call, in the order they were set: latencies add up, wrong shapes accumulate, and the first that fails
 * the whole response stops evaluation. Each counts the calls it targets, even those already failed by an earlier fault.
 */
export interface Faults {
  set(request: FaultRequest): FaultRule;
  /** Removes a fault; returns false if none has this id. */
  remove(id: number): boolean;
  clear(): void;
  list(): FaultRule[];
  /** Counts a call and returns the effect of the faults on it, determined by seed, fault and count: the same seed fails the same calls. */
  apply(call: Pick<Endpoint, 'id' | 'domain'>): FaultOutcome;
}

/** Opens the faults stored in a world's records. */
export function createFaults(seed: string, { faults }: Collections<typeof faultCollections>): Faults {
  return {
    set: (request) => faults.insert({ ...request, id: (faults.all().at(-1)?.id ?? 0) + 1, seen: 0, hits: 0 }),
    remove: (id) => faults.remove(id),
    clear: () => {
      for (const { id } of faults.all()) faults.remove(id);
    },
    list: () => [...faults.all()],
    apply: ({ id, domain }) => {
      if (faults.count() === 0) return noFaults;
      const targeting = faults.find({ where: { at: [allTargets, domain, id] } }).list.map((rule) => ({ ...rule, seen: rule.seen + 1 }));
      if (targeting.length === 0) return noFaults;
      const hits = targeting.filter((rule) => isHit(rule, seed));
      const { applied, ...outcome } = outcomeOf(hits, seed, id);
      for (const rule of targeting) faults.update(rule.id, { seen: rule.seen, hits: rule.hits + (applied.includes(rule) ? 1 : 0) });
      return outcome;
    },
  };
}

const noFaults: FaultOutcome = { faults: [], delayMs: 0, failure: null, shapes: [], isCounted: false };

/** 2³², the number of values `draw` can return. */
const drawRange = 4294967296;

function isHit({ id, seen, when: { nth, from, every, percent } }: FaultRule, seed: string): boolean {
  return (
    (nth === undefined || seen === nth) &&
    (from === undefined || seen >= from) &&
    (every === undefined || seen % every === 0) &&
    (percent === undefined || draw(hash(seed, 'fault', id), seen) < (percent / 100) * drawRange)
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
    // A backend with a changed contract deviates in the same field on every call.
    else if (fault.kind === 'wrongShape') shapes.push({ shape: fault, state: hash(seed, 'shape', id, call) });
    else {
      failure = fault;
      break;
    }
  }
  return { faults: applied.map(({ id, fault }) => ({ id, fault })), applied, delayMs, failure, shapes, isCounted: true };
}
