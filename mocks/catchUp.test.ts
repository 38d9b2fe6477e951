import { expect, test } from 'vitest';
import { control } from './control';
import { maxLeapMs } from './exchange/clock';
import { openInPage } from './http/inPage';
import type { SimulationOptions } from './simulationConfig';
import { historyStart as at, requestOf } from '@tests/support/exchange/actions';
import { seededFor } from '@tests/support/exchange/calls';

const hourMs = 3_600_000;
const unread = { method: 'GET', path: '/hk-web/v2/inmail/message/unReadCount' } as const;

/** An exchange at 3,600 times the speed, where every reading of the real time takes five milliseconds. */
function fastExchange(options: Pick<SimulationOptions, 'defer'> = {}) {
  const time = { now: at, looks: 0 };
  const source = () => {
    time.looks += 1;
    time.now += 5;
    return time.now;
  };
  const saved = seededFor('trader');
  const own = openInPage({ source, saved: { ...saved, clock: { ...saved.clock, speed: 3600 } }, ...options });
  const ask = async (action: { readonly method: 'GET' | 'POST'; readonly path: string }, body?: object) => {
    time.looks = 0;
    const response = await own.transport(requestOf({ ...action, ...(body && { body }) }, 'http://127.0.0.1'));
    return response.json();
  };
  const behindMs = async (): Promise<number> => (await ask(control.status)).data.behindMs;
  return { simulation: own.simulation, ask, behindMs, time };
}

/** More readings than a slice of 50 ms allows, and fewer than two slices. */
const looksOfOneSlice = 15;

test('calls are answered at once after eight hours at 3,600 times the speed, and the status reports the remaining lag', async () => {
  const { ask, behindMs, time } = fastExchange();
  expect(await behindMs()).toBe(0);
  time.now += 8 * hourMs;
  const stages: number[] = [];
  for (let call = 0; call < 5; call += 1) {
    expect((await ask(unread)).code).toBe(200);
    expect(time.looks).toBeLessThan(looksOfOneSlice);
    stages.push(await behindMs());
  }
  expect(stages[0]).toBeGreaterThan(maxLeapMs / 2);
  expect(stages[0]).toBeLessThan(maxLeapMs);
  expect(stages).toEqual(stages.toSorted((a, b) => b - a));
});

test('advances between requests with the same result as one large step', async () => {
  const tasks: (() => void)[] = [];
  const { simulation, ask, behindMs, time } = fastExchange({ defer: (task) => tasks.push(task) });
  time.now += 20_000;
  await ask(control.clock, { frozen: true });
  expect(await behindMs()).toBeGreaterThan(0);
  expect(tasks).toHaveLength(1);
  for (let task = tasks.shift(); task; task = tasks.shift()) task();
  expect(await behindMs()).toBe(0);

  const leap = openInPage({ source: () => at, saved: seededFor('trader') }).simulation.world();
  leap.advanceTo(simulation.world().now);
  expect(JSON.stringify(simulation.world().state())).toBe(JSON.stringify(leap.state()));
});

test('a clock step blocks for at most five seconds; the rest follows later and is reported as lag', async () => {
  const { simulation, ask, time } = fastExchange();
  await ask(control.clock, { frozen: true });
  const { data } = await ask(control.clock, { stepMs: maxLeapMs });
  expect(time.looks).toBeLessThan(1000 + 2 * looksOfOneSlice);
  expect(data.behindMs).toBeGreaterThan(0);
  expect(data.clock.at - data.behindMs).toBe(simulation.world().now);
  expect(await ask(control.clock, { stepMs: maxLeapMs })).toMatchObject({
    code: 400,
    msg: expect.stringContaining('more than 31 days ahead of 2026-'),
  });
});
