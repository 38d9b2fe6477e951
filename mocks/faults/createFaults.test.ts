import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createDb } from '../db';
import { createFaults, type Faults } from './createFaults';
import { faultCollections } from './collections';
import { FaultRequest } from './rule';

const transfer = { id: 'capital.submitTransfer', domain: 'capital' };
const tickers = { id: 'market.tickers', domain: 'market' };

const faultRequest = (given: unknown) => z.parse(FaultRequest, given);
const busy = { kind: 'status', status: 503 };

const openFaults = (seed: string, db = createDb(faultCollections)): Faults => createFaults(seed, db);

/** The 1-based indices of the failed calls among `count`. */
const hitCalls = (faults: Faults, count: number, call = transfer): number[] =>
  Array.from({ length: count }, (_, index) => index + 1).filter(() => faults.apply(call).failure !== null);

describe('the target of a fault', () => {
  test.each([
    ['capital.submitTransfer', true, false],
    ['capital', true, false],
    ['market', false, true],
    ['all', true, true],
  ])('%s', (at, first, second) => {
    const faults = openFaults('seed');
    faults.set(faultRequest({ at, fault: busy }));
    expect([faults.apply(transfer).failure !== null, faults.apply(tickers).failure !== null]).toEqual([first, second]);
  });

  test('no call is counted without faults', () => {
    expect(openFaults('seed').apply(transfer)).toEqual({ faults: [], delayMs: 0, failure: null, shapes: [], isCounted: false });
  });
});

describe('the calls a fault hits', () => {
  test.each([
    [{}, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [{ nth: 3 }, [3]],
    [{ every: 4 }, [4, 8]],
    [{ from: 7 }, [7, 8, 9]],
    [{ every: 2, nth: 6 }, [6]],
    [{ every: 2, nth: 5 }, []],
    [{ percent: 100 }, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [{ percent: 0 }, []],
  ])('%j', (when, expected) => {
    const faults = openFaults('seed');
    faults.set(faultRequest({ at: 'all', when, fault: busy }));
    expect(hitCalls(faults, 9)).toEqual(expected);
  });

  test('a percentage hits roughly that share of calls, deterministically by seed', () => {
    const half = (seed: string) => {
      const faults = openFaults(seed);
      faults.set(faultRequest({ at: 'all', when: { percent: 20 }, fault: busy }));
      return hitCalls(faults, 2000);
    };
    expect(half('a')).toEqual(half('a'));
    expect(half('a')).not.toEqual(half('b'));
    expect(Math.abs(half('a').length - 400)).toBeLessThan(60);
  });

  test('a restored fault continues with the same calls', () => {
    const whole = openFaults('seed');
    whole.set(faultRequest({ at: 'all', when: { percent: 30 }, fault: busy }));
    const db = createDb(faultCollections);
    const parts = openFaults('seed', db);
    parts.set(faultRequest({ at: 'all', when: { percent: 30 }, fault: busy }));
    const first = hitCalls(parts, 50);
    const restored = createDb(faultCollections);
    restored.restore(JSON.parse(JSON.stringify(db.snapshot())));
    const rest = hitCalls(openFaults('seed', restored), 50).map((call) => call + 50);
    expect([...first, ...rest]).toEqual(hitCalls(whole, 100));
  });
});

describe('several faults at once', () => {
  test('latencies add up, wrong shapes accumulate, and the first failure stops evaluation', () => {
    const faults = openFaults('seed');
    for (const fault of [
      { kind: 'latency', ms: 100 },
      { kind: 'wrongShape', field: 'a', change: 'removed' },
      { kind: 'wrongShape', field: 'b', change: 'removed' },
      { kind: 'latency', ms: 20 },
      { kind: 'truncated' },
      { kind: 'latency', ms: 4 },
      { kind: 'offline' },
    ])
      faults.set(faultRequest({ at: 'all', fault }));
    const { delayMs, failure, shapes, faults: hits } = faults.apply(transfer);
    expect({ delayMs, failure, fields: shapes.map(({ shape }) => shape.field) }).toEqual({
      delayMs: 120,
      failure: { kind: 'truncated' },
      fields: ['a', 'b'],
    });
    expect(hits.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(faults.list().map(({ seen, hits: times }) => [seen, times])).toEqual([1, 1, 1, 1, 1, 0, 0].map((times) => [1, times]));
  });

  test('each fault counts its own calls regardless of earlier faults', () => {
    const faults = openFaults('seed');
    faults.set(faultRequest({ at: 'all', when: { nth: 1 }, fault: busy }));
    faults.set(faultRequest({ at: 'capital', when: { nth: 2 }, fault: { kind: 'offline' } }));
    expect([faults.apply(transfer).failure, faults.apply(tickers).failure, faults.apply(transfer).failure]).toEqual([
      busy,
      null,
      { kind: 'offline' },
    ]);
  });
});

test('a fault is removed by its id; clearing restarts the ids', () => {
  const faults = openFaults('seed');
  const first = faults.set(faultRequest({ at: 'all', fault: busy }));
  const second = faults.set(faultRequest({ at: 'all', fault: { kind: 'offline' } }));
  expect(faults.remove(first.id)).toBe(true);
  expect(faults.remove(first.id)).toBe(false);
  expect(faults.list().map(({ id }) => id)).toEqual([second.id]);
  faults.clear();
  expect(faults.list()).toEqual([]);
  expect(faults.set(faultRequest({ at: 'all', fault: busy })).id).toBe(1);
});

test.each([
  [{}],
  [{ at: '', fault: busy }],
  [{ at: 'all', fault: { kind: 'no such' } }],
  [{ at: 'all', fault: { kind: 'status', status: 200 } }],
  [{ at: 'all', fault: { kind: 'status', status: 503, extra: 1 } }],
  [{ at: 'all', fault: { kind: 'latency', ms: -1 } }],
  [{ at: 'all', fault: { kind: 'latency', ms: 60_001 } }],
  [{ at: 'all', fault: { kind: 'uniformLatency', fromMs: 5, toMs: 4 } }],
  [{ at: 'all', fault: { kind: 'logNormalLatency', medianMs: 5, p95Ms: 4 } }],
  [{ at: 'all', fault: busy, nth: 3 }],
  [{ at: 'all', when: { nth: 0 }, fault: busy }],
  [{ at: 'all', when: { percent: 101 }, fault: busy }],
  [{ at: 'all', when: { often: true }, fault: busy }],
])('%j is not a valid fault', (given) => {
  expect(z.safeParse(FaultRequest, given).success).toBe(false);
});

test('an invalid fault is not restored', () => {
  const saved = createDb(faultCollections).snapshot();
  const broken = { ...saved, collections: { faults: [{ id: 1 }] } };
  expect(() => createDb(faultCollections).restore(broken)).toThrow('faults[0] "1", field at: is missing');
});
