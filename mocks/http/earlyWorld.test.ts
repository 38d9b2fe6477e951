import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signingHeaders } from '@/contract/apiKeys';
import { csrfHeader } from '@/contract/envelope';
import type { WireRequest } from '../wire/wire';
import { openEarlyWorld } from './earlyWorld';
import { firstEndpoints } from './firstWorld';
import type { HostedWorld } from './host';
import { memoryStorage, type HostStorage } from './host/hostStorage';
import { openHostStore } from './host/hostStore';
import type { OpenWorld } from './host/restore';
import { openHostedWorld } from './hostedWorld';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

let sent = 0;
const request = (method: string, url: string): WireRequest => ({
  id: `early ${(sent += 1)}`,
  method,
  url,
  headers: { [csrfHeader]: 'test' },
  body: null,
  form: null,
});

/** The response bodies of worlds started at the same instant to one request. */
function answers(worlds: readonly HostedWorld[], method: string, url: string): string[] {
  const wireRequest = request(method, url);
  return worlds.map((world) => world.answer(wireRequest, 'default', world.now()).response.body);
}

const early = () => openEarlyWorld(async () => openHostedWorld);
const unread = '/hk-web/v2/inmail/message/unReadCount';

const Volumes = z.object({ data: z.array(z.looseObject({ tradeid: z.int(), volume: z.string(), turnover: z.string() })) });

// An instant in the middle of a day, at its end, at the start of a week, and when contracts of a quarter are delivered.
test.each(['2026-01-05T08:00:00Z', '2026-03-14T23:59:00Z', '2026-06-08T00:00:00Z', '2026-09-25T08:01:00Z'])(
  'returns the same responses before and after startup completes (%s)',
  (at) => {
    vi.setSystemTime(at);
    const worlds = [early(), openHostedWorld(null, new Map())];
    vi.advanceTimersByTime(1700);
    for (const { method, path } of firstEndpoints) {
      const [first = '', whole = ''] = answers(worlds, method, path);
      if (!path.endsWith('/tickers')) {
        expect(first, path).toBe(whole);
        continue;
      }
      // The users' own trades affect only the volumes.
      const [firstRows, wholeRows] = [first, whole].map((body) => Volumes.parse(JSON.parse(body)).data);
      expect(firstRows?.map((row) => ({ ...row, volume: '', turnover: '' }))).toEqual(
        wholeRows?.map((row) => ({ ...row, volume: '', turnover: '' })),
      );
      wholeRows?.forEach(({ volume, turnover }, row) => {
        expect(Number(volume) - Number(firstRows?.[row]?.volume)).toBeLessThanOrEqual(Number(volume) / 1000);
        expect(Number(turnover) - Number(firstRows?.[row]?.turnover)).toBeLessThanOrEqual(Number(turnover) / 1000);
      });
    }
  },
);

test('needs to complete its startup for other requests and then behaves as if complete from the start', async () => {
  vi.setSystemTime('2026-01-05T08:00:20Z');
  const worlds = [early(), openHostedWorld(null, new Map())];
  for (const { method, path } of firstEndpoints) {
    vi.advanceTimersByTime(300);
    answers(worlds, method, path);
  }
  vi.advanceTimersByTime(300);
  const [{ startup } = {}] = worlds;
  expect([...firstEndpoints, { method: 'GET', path: unread }].map(({ method, path }) => startup?.canAnswer(request(method, path)))).toEqual(
    [...firstEndpoints.map(() => true), false],
  );
  await startup?.complete();
  const [earlyBody, completeBody] = answers(worlds, 'GET', unread);
  expect(earlyBody).toBe(completeBody);
  const [log, wholeLog] = answers(worlds, 'GET', '/__exchange/log');
  expect(log).toContain('/hk-web/market/symbol/tickers');
  expect(log).toBe(wholeLog);
  const [snapshot, wholeSnapshot] = worlds.map((world) => world.snapshot());
  expect(snapshot).toBe(wholeSnapshot);
});

/** Opens a host store over a storage and collects its idle tasks. */
async function opened(storage: HostStorage, open: OpenWorld = early) {
  const idle: (() => void)[] = [];
  const store = await openHostStore({
    open,
    storage,
    onStorageProblem: () => {},
    onChange: () => {},
    idle: (task) => void idle.push(task),
  });
  const ask = async (method: string, url: string, body?: object) => {
    const wireRequest = { ...request(method, url), ...(body && { body: JSON.stringify(body) }) };
    return JSON.parse((await store.answer(wireRequest, 'default')).body).data;
  };
  return { store, ask, passIdle: () => idle.shift()?.() };
}

test('is stored once its startup completes, on another request or when idle', async () => {
  vi.setSystemTime('2026-01-05T08:00:20Z');
  for (const isAskedForMore of [true, false]) {
    const storage = memoryStorage();
    const { store, ask, passIdle } = await opened(storage);
    const isKept = async () => (await storage.load()).compact !== null;
    await ask('GET', '/hk-web/market/symbol/tickers');
    await ask('GET', '/hk-web/currency/trade/support');
    passIdle();
    await store.settled();
    expect(await isKept()).toBe(false);
    if (isAskedForMore) await ask('GET', unread);
    else passIdle();
    await store.settled();
    expect(await isKept()).toBe(true);
  }
});

test('a change that triggers the startup is applied once, also after a restore', async () => {
  vi.setSystemTime('2026-01-05T08:00:20Z');
  const storage = memoryStorage();
  const { store, ask } = await opened(storage);
  await ask('GET', '/hk-web/market/symbol/tickers');
  const { clock } = await ask('POST', '/__exchange/clock', { frozen: true, stepMs: 60_000 });
  expect(clock.at).toBe(Date.parse('2026-01-05T08:01:00Z')); // the exchange starts at the full minute
  await store.settled();
  const again = await opened(storage, openHostedWorld);
  expect((await again.ask('GET', '/__exchange/status')).clock).toEqual(clock);
});

test('rejects requests whose code fails to load, keeps answering first calls, and retries', async () => {
  vi.setSystemTime('2026-01-05T08:00:20Z');
  const load = vi.fn(async () => openHostedWorld).mockRejectedValueOnce(new Error('the code is not there'));
  const { ask } = await opened(memoryStorage(), () => openEarlyWorld(load));
  const first = () => ask('GET', '/hk-web/currency/trade/support');
  const [more, listed] = await Promise.allSettled([ask('GET', unread), first()]);
  expect(more).toMatchObject({ status: 'rejected', reason: new Error('the code is not there') });
  expect(listed).toMatchObject({ status: 'fulfilled', value: await first() });
  expect(await ask('GET', '/__exchange/log')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a signed call is not a first call, as the owner of its key is not known yet', () => {
  const wireRequest = request('GET', '/hk-web/market/symbol/tickers');
  const suffices = (headers: WireRequest['headers']) => early().startup?.canAnswer({ ...wireRequest, headers });
  expect([suffices({}), suffices({ [signingHeaders.key]: 'a key' })]).toEqual([true, false]);
});
