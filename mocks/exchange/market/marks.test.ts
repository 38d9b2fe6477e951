import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, divide, multiply, negate, subtract, truncate } from '@/contract/decimal';
import { cases } from '@tests/support/testAmount';
import { openMarkets } from '../markets';
import { day } from './levels';

const market = openMarkets('marks');
const start = Date.UTC(2026, 0, 5, 8);
const codes = ['btcusdt', 'ethusdt', 'solusdt', 'btcusdt_260109_d', 'btcusd', 'btcusd_260109_d'];

/** All instants in (`after`, `until`] at which the mark of a contract may change, by exhaustive search. */
function marksOf(code: string, after: number, until: number): number[] {
  const instants = new Set<number>();
  for (const id of [code, market.contract(code, after).base === 'BTC' ? 1001 : 1002])
    for (const { at } of market.trades(id, until, 400)) if (at > after) instants.add(at);
  return [...instants].toSorted((a, b) => a - b);
}

test('a mark lies between the index and the last price', () => {
  for (const code of codes) {
    const { index, last, mark } = market.contractTicker(code, start);
    expect(market.mark(code, start)).toBe(mark);
    const [low, high] = compare(index, last) < 0 ? [index, last] : [last, index];
    expect([compare(mark, low) >= 0, compare(mark, high) <= 0]).toEqual([true, true]);
  }
});

test('the first mark beyond a price is found at its exact instant', () => {
  const until = start + 60_000;
  const instants = marksOf('btcusdt', start, until);
  const marks = instants.map((at) => ({ at, mark: market.mark('btcusdt', at) }));
  expect(marks.length).toBeGreaterThan(20);
  for (const { mark: level } of marks) {
    const goal = { ceiling: level, isReached: ([mark = '0']: readonly string[]) => compare(mark, level) <= 0 };
    const found = market.firstAtMarkGoal([{ code: 'btcusdt', weight: '1' }], goal, start, until);
    expect(found).toBe(marks.find(({ mark }) => compare(mark, level) <= 0)?.at);
  }
});

test.each(['1', '-1'])('the sum takes the reciprocal mark of an inverse contract (weight %s)', (sign) => {
  // The value of 10,000 dollars in bitcoin rises as the mark falls; one per cent of it is 100 dollars.
  const value = (at: number) => multiply(sign, divide('10000', market.mark('btcusd', at)));
  for (let days = 0; days < 12; days += 1) {
    const from = start + days * day;
    const ceiling = subtract(value(from), '0.0008');
    const isReached = ([mark = '1']: readonly string[]) => compare(multiply(sign, divide('10000', mark)), ceiling) <= 0;
    const found = market.firstAtMarkGoal([{ code: 'btcusd', weight: multiply(sign, '10000') }], { ceiling, isReached }, from, from + day);
    if (found !== undefined) expect([compare(value(found), ceiling) <= 0, compare(value(found - 1), ceiling)]).toEqual([true, 1]);
    for (let instant = from + 1; instant < (found ?? from + day); instant += 5 * 60_000)
      expect([instant, compare(value(instant), ceiling)]).toEqual([instant, 1]);
  }
});

test('the instant found is the first at the ceiling, also for shorts and sums of contracts over days', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ code: fc.constantFrom('btcusdt', 'ethusdt', 'solusdt'), weight: fc.integer({ min: -5, max: 5 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 30 }),
      (weightedContracts, hundredths, days) => {
        const from = start + days * day;
        const legs = weightedContracts.filter(({ weight }) => weight !== 0).map(({ code, weight }) => ({ code, weight: String(weight) }));
        if (legs.length === 0) return;
        const sum = (marks: readonly string[]) => add(...legs.map(({ weight }, index) => multiply(weight, marks[index] ?? '0')));
        const at = (instant: number) => sum(legs.map(({ code }) => market.mark(code, instant)));
        const size = add(...legs.map(({ code, weight }) => multiply(weight.replace('-', ''), market.mark(code, from))));
        const ceiling = subtract(at(from), truncate(multiply(size, multiply(String(hundredths), '0.0001')), 2));
        const goal = { ceiling, isReached: (marks: readonly string[]) => compare(sum(marks), ceiling) <= 0 };
        const found = market.firstAtMarkGoal(legs, goal, from, from + 2 * day);
        if (found !== undefined) {
          expect(compare(at(found), ceiling)).toBeLessThanOrEqual(0);
          expect(compare(at(found - 1), ceiling)).toBe(1);
        }
        // By sampling: no earlier instant is at the ceiling.
        for (let instant = from + 1; instant < (found ?? from + 2 * day); instant += 7 * 60_000)
          expect([instant, compare(at(instant), ceiling)]).toEqual([instant, 1]);
      },
    ),
    { numRuns: cases(25) },
  );
});

test('the search supports amounts of fifteen digits', () => {
  const level = market.mark('pepeusdt', start);
  const weight = '123456789012345';
  const ceiling = multiply(weight, multiply(level, '0.98'));
  const goal = { ceiling, isReached: ([mark = '0']: readonly string[]) => compare(multiply(weight, mark), ceiling) <= 0 };
  const found = market.firstAtMarkGoal([{ code: 'pepeusdt', weight }], goal, start, start + 20 * day);
  expect(found).toBeDefined();
  expect(compare(market.mark('pepeusdt', found ?? 0), multiply(level, '0.98'))).toBeLessThanOrEqual(0);
  expect(
    market.firstAtMarkGoal(
      [{ code: 'pepeusdt', weight: negate(weight) }],
      { ceiling: negate(multiply(weight, '1')), isReached: () => false },
      start,
      start + day,
    ),
  ).toBeUndefined();
});
