import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeHeader } from '@/contract/envelope';
import type { WireRequest } from '../wire/wire';
import { earlyEndpoints, openEarlyWorld } from './earlyWorld';
import type { HostedWorld } from './host';
import { memoryStorage } from './host/hostStorage';
import { openHostStore } from './host/hostStore';
import { openHostedWorld } from './hostedWorld';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

let sent = 0;
const request = (method: string, url: string): WireRequest => ({
  id: `early ${(sent += 1)}`,
  method,
  url,
  headers: { [changeHeader]: 'test' },
  body: null,
  form: null,
});

/** What worlds that begin at one instant answer to one call at another. */
function answers(worlds: readonly HostedWorld[], method: string, url: string): string[] {
  const asked = request(method, url);
  return worlds.map((world) => world.answer(asked, 'default', world.now()).response.body);
}

const begun = (world: HostedWorld) => world.hasBegun?.();
const unread = '/hk-web/v2/inmail/message/unReadCount';

const Volumes = z.object({ data: z.array(z.looseObject({ tradeid: z.int(), volume: z.string(), turnover: z.string() })) });

// An instant in the middle of a day, at its end, at the turn of a week, and when contracts of a quarter are delivered.
test.each(['2026-01-05T08:00:00Z', '2026-03-14T23:59:00Z', '2026-06-07T00:00:00Z', '2026-09-25T08:01:00Z'])(
  'what it says before it has worked out its past is what it says after (%s)',
  (at) => {
    vi.setSystemTime(at);
    const worlds = [openEarlyWorld(new Map()), openHostedWorld(null, new Map())];
    vi.advanceTimersByTime(1700);
    for (const { method, path } of earlyEndpoints) {
      const [early = '', whole = ''] = answers(worlds, method, path);
      if (!path.endsWith('/tickers')) {
        expect(early, path).toBe(whole);
        continue;
      }
      // People's own trades count in the volumes alone.
      const [earlyRows, wholeRows] = [early, whole].map((body) => Volumes.parse(JSON.parse(body)).data);
      expect(earlyRows?.map((row) => ({ ...row, volume: '', turnover: '' }))).toEqual(
        wholeRows?.map((row) => ({ ...row, volume: '', turnover: '' })),
      );
      wholeRows?.forEach(({ volume, turnover }, row) => {
        expect(Number(volume) - Number(earlyRows?.[row]?.volume)).toBeLessThanOrEqual(Number(volume) / 1000);
        expect(Number(turnover) - Number(earlyRows?.[row]?.turnover)).toBeLessThanOrEqual(Number(turnover) / 1000);
      });
    }
    expect(worlds.map(begun)).toEqual([false, undefined]);
  },
);

test('asked for anything else it begins, and is as if it had been whole all the time', () => {
  vi.setSystemTime('2026-01-05T08:00:20Z');
  const worlds = [openEarlyWorld(new Map()), openHostedWorld(null, new Map())];
  for (const { method, path } of earlyEndpoints) {
    vi.advanceTimersByTime(300);
    answers(worlds, method, path);
  }
  expect(worlds.map(begun)).toEqual([false, undefined]);
  vi.advanceTimersByTime(300);
  const [early, whole] = answers(worlds, 'GET', unread);
  expect(early).toBe(whole);
  expect(worlds.map(begun)).toEqual([true, undefined]);
  const [log, wholeLog] = answers(worlds, 'GET', '/__exchange/log');
  expect(log).toContain('/hk-web/market/symbol/tickers');
  expect(log).toBe(wholeLog);
  const [snapshot, wholeSnapshot] = worlds.map((world) => world.snapshot());
  expect(snapshot).toBe(wholeSnapshot);
});

test('is kept once it has begun, which it does when it is asked for more, or for nothing', async () => {
  vi.setSystemTime('2026-01-05T08:00:20Z');
  for (const isAskedForMore of [true, false]) {
    const storage = memoryStorage();
    const idle: (() => void)[] = [];
    const store = await openHostStore({
      open: (_snapshot, saves) => openEarlyWorld(saves),
      storage,
      onTrouble: () => {},
      onChange: () => {},
      idle: (task) => void idle.push(task),
    });
    const isKept = async () => (await storage.load()).compact !== null;
    const ask = (url: string) => store.answer(request('GET', url), 'default');
    await ask('/hk-web/market/symbol/tickers');
    await ask('/hk-web/currency/trade/support');
    idle.shift()?.();
    await store.settled();
    expect(await isKept()).toBe(false);
    if (isAskedForMore) await ask(unread);
    else idle.shift()?.();
    await store.settled();
    expect(await isKept()).toBe(true);
  }
});
