import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { domains } from '@/contract';
import { fillPathParams } from '@/shared/api/withPathParams';
import { createWorld } from '@mocks/world';
import { defaultCaller } from '@mocks/caller';
import type { WireRequest } from '@mocks/wire/wire';
import type { Simulation } from '@mocks/simulation';
import { makeBusy } from './busyAccount';
import { cpuTime, once, type Metric } from './measure';

const dayMs = 86_400_000;
const ordersPerSecond = 200;

type Ask = (method: string, url: string, body?: unknown) => WireRequest;

/** The cost of time: consecutive orders, sixty days of a busy account and of all users' trades, and the memory of a world after a year. */
export function measureLongRuns(open: () => Simulation, ask: Ask, startedAt: number): Metric[] {
  return [
    {
      name: 'an order through the engine, of 200 a second',
      value: orders(open(), ask, startedAt),
      unit: 'ms',
      goal: 1000 / ordersPerSecond,
    },
    {
      name: 'sixty days of an account that trades hourly',
      value: sixtyDays(open(), ask, startedAt, 24),
      unit: 'ms',
      baseline: { name: 'an account that does not trade', value: sixtyDays(open(), ask, startedAt, 0) },
      goal: 1.5,
    },
    { name: 'sixty days of a busy account and all other users', value: busyDays(open(), ask, startedAt), unit: 'ms', goal: 3000 },
    ...aYear(startedAt),
  ];
}

/** Sixty days in which an account makes `trades` trades a day at even intervals, alternating between spot and contracts. Each long is closed by the next contract order, so that margin never runs out, and pays funding if held over a funding hour. */
function sixtyDays(simulation: Simulation, ask: Ask, startedAt: number, trades: number): number {
  return once(() => {
    for (let day = 0; day < 60; day += 1) {
      for (let trade = 0; trade < trades; trade += 1) {
        const at = startedAt + (day + trade / trades) * dayMs;
        fill(simulation, (trade % 2 === 0 ? spotOrder : contractOrder)(ask, Math.floor(trade / 2)), at);
      }
      simulation.answer(ask('GET', domains.account.overview.path), defaultCaller, startedAt + (day + 1) * dayMs);
    }
  });
}

/** Sixty days of an account with something of every kind that changes over time. */
function busyDays(simulation: Simulation, ask: Ask, startedAt: number): number {
  makeBusy(simulation, ask);
  return once(() => simulation.world().advanceTo(startedAt + 60 * dayMs));
}

/** Market orders filled at once, alternately buys and sells, five milliseconds apart. */
function orders(simulation: Simulation, ask: Ask, startedAt: number): number {
  let placed = 0;
  const place = () => {
    placed += 1;
    fill(simulation, spotOrder(ask, placed), startedAt + (placed * 1000) / ordersPerSecond);
  };
  return cpuTime(place, { runs: 5, repeat: ordersPerSecond });
}

const spotOrder = (ask: Ask, index: number): WireRequest =>
  ask('POST', domains.spot.placeOrder.path, {
    tradeId: 1001,
    type: 'market',
    ...(index % 2 === 0 ? { side: 'sell', amount: '0.0002' } : { side: 'buy', turnover: '20' }),
  });

const contractOrder = (ask: Ask, index: number): WireRequest =>
  ask('POST', fillPathParams(domains.swap.placeOrder.path, { bizType: 'perpetual', contractCode: 'btcusdt' }), {
    side: index % 2 === 0 ? 'buy' : 'sell',
    effect: index % 2 === 0 ? 'open' : 'close',
    kind: 'market',
    amount: '0.001',
    leverage: 10,
    marginMode: 'isolated',
  });

function fill(simulation: Simulation, order: WireRequest, at: number): void {
  const { response } = simulation.answer(order, defaultCaller, at);
  if (!response.body.startsWith('{"code":200,')) throw new Error(`an order was not filled: ${response.body}`);
}

/** A world whose first sixty days are timed and whose memory is measured after a year. */
function aYear(startedAt: number): Metric[] {
  const before = heapUsed();
  const world = createWorld({ seed: 'bench', startedAt });
  const spent = once(() => world.advanceTo(startedAt + 60 * dayMs));
  world.advanceTo(startedAt + 365 * dayMs);
  const bytes = heapUsed() - before;
  return [
    { name: 'sixty days in a world with all users', value: spent, unit: 'ms', goal: 3000 },
    // References the world, so that it is still alive when its memory is measured.
    { name: `memory of a world after ${(world.now - startedAt) / dayMs} days`, value: bytes / 1_000_000, unit: 'MB', goal: 300 },
  ];
}

/** The bytes in use after garbage collection. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}
