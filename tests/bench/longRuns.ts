import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { domains } from '@/contract';
import { createWorld } from '@mocks/world';
import { defaultCaller } from '@mocks/caller';
import type { WireRequest } from '@mocks/wire/wire';
import type { Simulation } from '@mocks/simulation';
import { cpuTime, once, type Figure } from './measure';

const dayMs = 86_400_000;
const ordersPerSecond = 200;

type Ask = (method: string, url: string, body?: unknown) => WireRequest;

/** What time costs: orders in a row, sixty days of everybody's trades, and what a world of a year holds. */
export function measureLongRuns(open: () => Simulation, ask: Ask, startedAt: number): Figure[] {
  return [
    {
      name: 'an order through the engine, of 200 a second',
      value: orders(open(), ask, startedAt),
      unit: 'ms',
      goal: 1000 / ordersPerSecond,
    },
    ...aYear(startedAt),
  ];
}

/** Market orders that are filled at once, in turn bought and sold, each five milliseconds after the one before. */
function orders(simulation: Simulation, ask: Ask, startedAt: number): number {
  let placed = 0;
  const place = () => {
    placed += 1;
    const side = placed % 2 === 0 ? { side: 'sell', amount: '0.0002' } : { side: 'buy', turnover: '20' };
    const at = startedAt + (placed * 1000) / ordersPerSecond;
    const { response } = simulation.answer(
      ask('POST', domains.spot.placeOrder.path, { tradeId: 1001, type: 'market', ...side }),
      defaultCaller,
      at,
    );
    if (!response.body.startsWith('{"code":200,')) throw new Error(`an order was not filled: ${response.body}`);
  };
  return cpuTime(place, { runs: 5, repeat: ordersPerSecond });
}

/** A world whose first sixty days are timed, and which is weighed at the end of its year. */
function aYear(startedAt: number): Figure[] {
  const before = heapUsed();
  const world = createWorld({ seed: 'bench', startedAt });
  const spent = once(() => world.advanceTo(startedAt + 60 * dayMs));
  world.advanceTo(startedAt + 365 * dayMs);
  const bytes = heapUsed() - before;
  return [
    { name: 'sixty days in a world of everybody', value: spent, unit: 'ms', goal: 3000 },
    // Named here, so that the world can still be reached when it is weighed.
    { name: `memory of a world after ${(world.now - startedAt) / dayMs} days`, value: bytes / 1_000_000, unit: 'MB', goal: 300 },
  ];
}

/** Bytes that are in use once everything that nobody can reach is gone. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}
