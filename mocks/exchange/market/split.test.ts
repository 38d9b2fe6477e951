import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '@tests/support/testAmount';
import { level, spans } from './levels';
import { elementAt, mergeNodes, type Node } from './node';
import { distribute, split } from './split';
import { splitMinute, tradesOf } from './trades';

/** Any possible node: calm or volatile, spanning few ticks or many, closing at an extreme or not. */
const node = (minVolume: number) =>
  fc
    .record({
      low: fc.integer({ min: 1, max: 9_000_000 }),
      range: fc.oneof(fc.nat(3), fc.nat(200), fc.nat(500_000)),
      opens: fc.double({ min: 0, max: 1, noNaN: true }),
      closes: fc.double({ min: 0, max: 1, noNaN: true }),
      more: fc.oneof(fc.nat(10), fc.integer({ min: 0, max: 1e13 })),
    })
    .map(({ low, range, opens, closes, more }): Node => ({
      low,
      high: low + range,
      open: low + Math.round(range * opens),
      close: low + Math.round(range * closes),
      volume: minVolume + more,
    }));
const chance = fc.record({ own: fc.nat(4294967295), shared: fc.nat(4294967295), follow: fc.constantFrom(0, 0.5, 1) });
const joined = (nodes: readonly Node[]) => nodes.reduce(mergeNodes);

describe('split', () => {
  it('parts are contiguous, add up to the whole exactly and each have volume', () => {
    fc.assert(
      fc.property(node(64 * 7), fc.integer({ min: 1, max: 64 }), chance, (whole, count, randomStates) => {
        const parts = split(whole, count, randomStates, 7);
        expect(parts).toHaveLength(count);
        expect(joined(parts)).toEqual(whole);
        for (const [index, part] of parts.entries()) {
          if (index > 0) expect(part.open).toBe(elementAt(parts, index - 1).close);
          expect(part.low).toBeLessThanOrEqual(Math.min(part.open, part.close));
          expect(part.high).toBeGreaterThanOrEqual(Math.max(part.open, part.close));
          expect(part.volume).toBeGreaterThanOrEqual(7);
        }
      }),
      { numRuns: cases(1_000) },
    );
  });
  it('shares are proportional integers without a remainder', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 20 }), fc.nat(1e12), (weights, total) => {
        const parts = distribute(total, weights, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
        const all = weights.reduce((sum, weight) => sum + weight, 0);
        for (const [index, part] of parts.entries()) expect(Math.abs(part - (total * elementAt(weights, index)) / all)).toBeLessThan(2);
      }),
    );
    expect(() => distribute(5, [1, 1], 3)).toThrow(RangeError);
  });
});

describe('trades', () => {
  it('the slots of a minute add up to it, and so do the trades of a slot', () => {
    fc.assert(
      fc.property(node(60), chance, fc.integer({ min: 2, max: 90 }), fc.nat(1e6), (minute, randomStates, pace, seed) => {
        const slots = splitMinute(minute, randomStates, pace);
        expect(slots).toHaveLength(12);
        expect(joined(slots)).toEqual(minute);
        for (const [slotIndex, slot] of slots.entries()) {
          const trades = tradesOf(slot, 1_000 + slotIndex, seed, pace);
          if (slot.volume === 0) {
            expect([slot.open, slot.high, slot.low, trades.length]).toEqual([slot.close, slot.close, slot.close, 0]);
            continue;
          }
          const nodes = trades.map(({ price, amount }) => ({ open: price, high: price, low: price, close: price, volume: amount }));
          expect(joined(nodes)).toEqual(slot);
          expect(trades.every(({ amount }) => amount >= 1)).toBe(true);
          const instants = trades.map((trade) => trade.at - (1_000 + slotIndex) * spans[level.slot]);
          expect(instants.every((instant, index) => instant > (instants[index - 1] ?? -1) && instant < spans[level.slot])).toBe(true);
        }
      }),
      { numRuns: cases(500) },
    );
  });
});
