import { afterEach, expect, test, vi } from 'vitest';
import { csrfHeader } from '@/contract/envelope';
import { openHostStore } from './host/hostStore';
import { memoryStorage, type HostStorage } from './host/hostStorage';
import { openHostedWorld } from './hostedWorld';
import type { WireRequest } from '../wire/wire';

let sent = 0;
const request = (method: string, url: string, body?: object): WireRequest => ({
  id: `request ${(sent += 1)}`,
  method,
  url,
  headers: { [csrfHeader]: 'test' },
  body: body === undefined ? null : JSON.stringify(body),
  form: null,
});

/** One page visit: opens the stored exchange and returns a client for it. */
async function visit(storage: HostStorage) {
  const troubles: string[] = [];
  const store = await openHostStore({
    open: openHostedWorld,
    storage,
    onStorageProblem: ({ reason }) => troubles.push(reason),
    onChange: () => {},
    idle: () => {},
  });
  const ask = async (method: string, url: string, body?: object) => {
    const response = await store.answer(request(method, url, body), 'default');
    return { ...response, ...JSON.parse(response.body) };
  };
  return { ask, troubles };
}

const unread = ['GET', '/hk-web/v2/inmail/message/unReadCount'] as const;

/** A storage with an exchange whose clock is frozen and whose trader is logged in. */
async function begun(): Promise<HostStorage> {
  const storage = memoryStorage();
  const { ask } = await visit(storage);
  await ask('POST', '/__exchange/reset', { persona: 'trader', startedAt: Date.UTC(2026, 0, 5, 8), frozen: true });
  return storage;
}

afterEach(() => vi.useRealTimers());

test('a new world is seeded in the requested state', () => {
  const config = { seed: 'once', startedAt: Date.UTC(2026, 0, 5, 8), persona: 'trader', scenario: 'calm' } as const;
  const world = openHostedWorld(null, new Map(), config);
  const { response } = world.answer(request('GET', '/__exchange/status'), 'default', world.now());
  expect(JSON.parse(response.body).data).toMatchObject(config);
});

test('a reload continues counting the calls a fault targets', async () => {
  const storage = await begun();
  const first = await visit(storage);
  await first.ask('POST', '/__exchange/faults', { at: 'inmail', when: { nth: 3 }, fault: { kind: 'status', status: 503 } });
  expect([(await first.ask(...unread)).status, (await first.ask(...unread)).status]).toEqual([200, 200]);
  const second = await visit(storage);
  expect([(await second.ask(...unread)).status, (await second.ask(...unread)).status]).toEqual([503, 200]);
  expect(second.troubles).toEqual([]);
});

test('a control call is stored as a change, not a snapshot, and a reload restores clock, faults, latency and persona', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1) });
  const storage = await begun();
  const compact = vi.spyOn(storage, 'compact');
  const { ask } = await visit(storage);
  await ask('POST', '/__exchange/clock', { stepMs: 3_600_000, frozen: false, speed: 60 });
  vi.setSystemTime(Date.now() + 10_000);
  await ask('POST', '/__exchange/latency', { latencyMs: 5 });
  await ask('POST', '/__exchange/faults', { at: 'inmail', when: { nth: 3 }, fault: { kind: 'status', status: 503 } });
  await ask('POST', '/__exchange/persona', { persona: 'vip' });
  const before = await ask('GET', '/__exchange/status');
  expect(compact).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 10_000);
  const again = await visit(storage);
  const { data } = await again.ask('GET', '/__exchange/status');
  const at = Date.UTC(2026, 0, 5, 9) + 20_000 * 60;
  expect(data).toMatchObject({ clock: { at, frozen: false, speed: 60 }, latencyMs: 5, persona: 'vip', behindMs: 0 });
  expect(before.data.clock.at).toBe(at - 10_000 * 60);
  expect((await again.ask('GET', '/__exchange/faults')).data).toHaveLength(1);
  expect(again.troubles).toEqual([]);
});

test('save points survive a reload and an unreadable world', async () => {
  const storage = await begun();
  const first = await visit(storage);
  await first.ask('POST', '/__exchange/saves', { name: 'kept' });
  await first.ask('POST', '/__exchange/saves', { name: 'dropped' });
  await first.ask('POST', '/hk-web/v2/inmail/message/status', { rangeType: 0 });
  await first.ask('DELETE', '/__exchange/saves/dropped');
  const second = await visit(storage);
  expect((await second.ask('GET', '/__exchange/saves')).data).toMatchObject([{ name: 'kept', persona: 'trader' }]);
  expect((await second.ask(...unread)).data.countTotal).toBe(0);
  await second.ask('POST', '/__exchange/restore', { name: 'kept' });
  expect((await (await visit(storage)).ask(...unread)).data.countTotal).toBe(12);

  const broken: HostStorage = {
    ...storage,
    load: async () => ({ ...(await storage.load()), compact: { n: 0, snapshot: '{}', answered: [] } }),
  };
  const third = await visit(broken);
  expect(third.troubles).toHaveLength(1);
  expect((await third.ask('GET', '/__exchange/saves')).data).toMatchObject([{ name: 'kept' }]);
});
