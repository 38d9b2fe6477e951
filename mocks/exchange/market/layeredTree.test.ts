import { expect, test, vi } from 'vitest';
import { createLayer } from './layer';
import { createLayeredTree } from './layeredTree';
import { level, spans } from './levels';
import { createPrints } from './prints';
import { independentProcess } from './processes';
import { createNodeTree, type Tree } from './tree';

const hour = Math.floor(Date.UTC(2026, 0, 5, 8) / spans[level.hour]);
const at = hour * spans[level.hour] + 20 * spans[level.minute];
const seeded = createNodeTree(
  independentProcess({ seed: 1, sharedSeed: 2, follow: 0.85, pace: 60, lots: 1e9, base: 900_000, volatility: 0.03 }),
);

/** A market with one user trade, and a spy on the trades read from the seeded tree. */
function printed(impulse: number) {
  const trades = vi.fn<Tree['trades']>(seeded.trades);
  const layer = createLayer([], [], [], createPrints([{ id: 1, market: 1001, at, side: 'buy', price: 901_000, amount: 7, impulse }]));
  return { laid: createLayeredTree({ ...seeded, trades }, layer, 0, layer.prints), trades };
}
const slots = (trades: ReturnType<typeof printed>['trades']) => new Set(trades.mock.calls.map(([slot]) => slot)).size;

test('an hour with a trade without impulse reads the seeded trades of one slot only', () => {
  const { laid, trades } = printed(0);
  expect(laid.node(level.hour, hour).volume).toBe(seeded.node(level.hour, hour).volume + 7);
  expect(slots(trades)).toBe(1);
});

test('an hour with a price-moving trade reads the seeded trades of the five minutes it affects', () => {
  const { laid, trades } = printed(0.001);
  expect(laid.node(level.hour, hour).high).toBeGreaterThan(seeded.node(level.hour, hour).open);
  expect(slots(trades)).toBe(60);
});

test('a slot not affected by the layer returns the seeded trades', () => {
  const slot = Math.floor(at / spans[level.slot]);
  const { laid } = printed(0.001);
  expect(laid.trades(slot - 1)).toBe(seeded.trades(slot - 1));
  expect(laid.trades(slot)).not.toEqual(seeded.trades(slot));
});

test('the bounds of an hour with a trade contain all its prices without reading its trades', () => {
  const { laid, trades } = printed(0.001);
  const { low, high } = laid.bounds(level.hour, hour);
  expect(slots(trades)).toBe(0);
  const { low: lowest, high: highest } = laid.node(level.hour, hour);
  expect([low <= lowest, highest <= high]).toEqual([true, true]);
});

test('the close of a span equals that of its node and reads only the slots at its end', () => {
  const { laid, trades } = printed(0.001);
  const close = laid.close(level.fiveMinutes, Math.floor(at / spans[level.fiveMinutes]));
  expect(slots(trades)).toBeLessThan(12);
  expect(close).toBe(laid.node(level.fiveMinutes, Math.floor(at / spans[level.fiveMinutes])).close);
  for (const of of [level.hour, level.minute, level.slot]) {
    const index = Math.floor(at / spans[of]);
    expect(laid.close(of, index)).toBe(laid.node(of, index).close);
  }
});
