import * as z from 'zod/mini';
import type { Endpoint } from '@/contract/endpoint';
import { createUndoLog, type UndoLog } from '../db';
import { draw, hash } from '../exchange/random';
import { durationOf } from './duration';
import { FaultState, type Fault, type FaultRequest, type FaultRule, type WrongShape } from './rule';

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
  state(): FaultState;
}

/** What stands for every call of the exchange. */
export const everywhere = 'all';

/** Opens the faults of a world, none or those saved. Throws a ZodError where what was saved is none. */
export function createFaults(seed: string, saved?: unknown, undoLog: Pick<UndoLog, 'note'> = createUndoLog()): Faults {
  let { nextId, rules } = saved === undefined ? { nextId: 1, rules: [] } : z.parse(FaultState, saved);
  const change = (next: FaultState): void => {
    const before = { nextId, rules };
    ({ nextId, rules } = next);
    undoLog.note(() => ({ nextId, rules } = before));
  };
  return {
    set: (order) => {
      const rule = { ...order, id: nextId, seen: 0, hits: 0 };
      change({ nextId: nextId + 1, rules: [...rules, rule] });
      return { ...rule };
    },
    remove: (id) => {
      const before = rules.length;
      change({ nextId, rules: rules.filter((rule) => rule.id !== id) });
      return rules.length < before;
    },
    clear: () => change({ nextId: 1, rules: [] }),
    list: () => rules.map((rule) => ({ ...rule })),
    apply: ({ id, domain }) => {
      const about = rules.filter(({ at }) => at === everywhere || at === domain || at === id);
      if (about.length === 0) return calm;
      const hits = about.filter((rule) => {
        rule.seen += 1;
        return isHit(rule, seed);
      });
      return outcomeOf(hits, seed, id);
    },
    state: () => ({ nextId, rules: rules.map((rule) => ({ ...rule })) }),
  };
}

const calm: FaultOutcome = { faults: [], delayMs: 0, failure: null, shapes: [], isCounted: false };

/** 2³² parts of a whole. */
const word = 4294967296;

function isHit({ id, seen, when: { nth, every, percent } }: FaultRule, seed: string): boolean {
  return (
    (nth === undefined || seen === nth) &&
    (every === undefined || seen % every === 0) &&
    (percent === undefined || draw(hash(seed, 'fault', id), seen) < (percent / 100) * word)
  );
}

function outcomeOf(hits: readonly FaultRule[], seed: string, call: string): FaultOutcome {
  let delayMs = 0;
  let failure: FaultOutcome['failure'] = null;
  const shapes: FaultOutcome['shapes'][number][] = [];
  const faults: FaultRule[] = [];
  for (const rule of hits) {
    const { id, fault, seen } = rule;
    rule.hits += 1;
    faults.push(rule);
    if (fault.kind === 'latency' || fault.kind === 'uniformLatency' || fault.kind === 'logNormalLatency')
      delayMs += durationOf(fault, hash(seed, 'latency', id), seen);
    // A backend that has moved on departs at the same place each time.
    else if (fault.kind === 'wrongShape') shapes.push({ shape: fault, state: hash(seed, 'shape', id, call) });
    else {
      failure = fault;
      break;
    }
  }
  return { faults: faults.map(({ id, fault }) => ({ id, fault })), delayMs, failure, shapes, isCounted: true };
}
