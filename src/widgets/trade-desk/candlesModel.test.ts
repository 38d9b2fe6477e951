import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { PairGate } from '@/entities/pair-feed';
import { collect, openScope, settled } from '@tests/support/app/scope';
import { $candles, candles, chartChanged, ChartGate } from './candlesModel';

const minute = 60_000;

async function openChart(id: number | string) {
  const { scope, clock, exchange, idle } = await openScope();
  const lists = collect(candles[typeof id === 'number' ? 'spot' : 'contract'].done, scope);
  void allSettled(chartChanged, { scope, params: { interval: '1m' } });
  void allSettled(PairGate.open, { scope, params: { id } });
  void allSettled(ChartGate.open, { scope, params: {} });
  await idle();
  const world = () => exchange.simulation.world();
  return {
    lists,
    instants: () => (scope.getState($candles) ?? []).map(({ instant }) => instant),
    /** Advances the exchange's time, then polls once. */
    pollAfter: async (ms: number) => {
      world().advanceTo(world().now + ms);
      clock.advance(2_000);
      await settled();
      await idle();
    },
  };
}

test.each([1001, 'btcusdt'])('the candles missed by a hidden tab are loaded, and the next candle alone reloads nothing: %s', async (id) => {
  const { lists, instants, pollAfter } = await openChart(id);
  const newest = instants().at(-1) ?? expect.fail('there is no candle');
  await pollAfter(minute);
  expect([lists.length, instants().at(-1)]).toEqual([1, newest + minute]);
  await pollAfter(10 * minute);
  expect([lists.length, instants().slice(-12)]).toEqual([2, Array.from({ length: 12 }, (_, index) => newest + index * minute)]);
});
