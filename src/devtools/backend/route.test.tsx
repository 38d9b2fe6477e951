import { allSettled } from 'effector';
import { afterEach, expect, test, vi } from 'vitest';
import { domains } from '@/contract';
import { tabModeKey } from '@/shared/lib/modeOfTab';
import { control } from '@mocks/control';
import { openInPage } from '@mocks/http/inPage';
import { openScope, testTime } from '@tests/support/app/scope';
import { resetPressed } from '../model';
import { BackendGate, $routingOfAll } from './model';
import { backendHeader, proxyHeader, proxyPath } from './proxyProtocol';
import { preflight } from './preflight';
import { clearDrift, readDrift } from './driftRecord';
import { route, destinationOf } from './route';
import { storeSetting, modeOf, readSetting, routings, type Routing, type BackendSetting } from './backendSetting';

const origin = 'http://127.0.0.1:4180';
const site = 'http://127.0.0.1';

afterEach(() => {
  sessionStorage.clear();
});

/** A simulation and a backend behind the proxy; both record the calls they receive. */
function both() {
  const simulation = openInPage({ source: () => testTime, startedAt: testTime, persona: 'trader', seed: 'test' });
  const backend = openInPage({ source: () => testTime, startedAt: testTime, persona: 'trader', seed: 'live' });
  const simulated: string[] = [];
  const sent: string[] = [];
  const send = async (request: Request) => {
    const path = new URL(request.url).pathname.slice(proxyPath.length);
    sent.push(`${request.method} ${path}`);
    expect(request.headers.get(backendHeader)).toBe(origin);
    const { method } = request;
    const body = method === 'GET' ? null : await request.text();
    const answer = await backend.transport(new Request(new URL(path, site), { method, headers: request.headers, ...(body && { body }) }));
    const headers = new Headers(answer.headers);
    headers.set(proxyHeader, 'passed');
    return new Response(await answer.text(), { status: answer.status, headers });
  };
  const ask = (path: string, body?: object) => {
    const method = body ? 'POST' : 'GET';
    const headers = { 'x-exchange-client': 'test', 'content-type': 'application/json' };
    const request = new Request(new URL(path, site), { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return route(
      request,
      (to) => {
        const { pathname } = new URL(to.url);
        if (!isAsideOf(pathname)) simulated.push(`${to.method} ${pathname}`);
        return simulation.transport(to);
      },
      send,
    );
  };
  return { simulation, backend, simulated, sent, send, ask };
}

/** Whether a path is one that the routing itself calls on the simulation. */
const isAsideOf = (path: string) => [control.contract.path, control.liveResponse.path].some((own) => own === path);
const groups = Object.keys(domains);
const all = (routing: Routing): BackendSetting['groups'] => Object.fromEntries(groups.map((group) => [group, routing]));
const everything = (routing: Routing) => storeSetting({ origin, groups: all(routing) }, groups);
const tickers = '/hk-web/market/symbol/tickers';
const transfer = '/hk-web/v2/transfer';
const order = { amount: '5', coinId: 52, coinName: 'USDT', type: 25 };

test('no change is sent to the backend in shadow or with live reads, for any endpoint', () => {
  const changes = Object.values(domains)
    .flatMap((table) => Object.values(table))
    .filter(({ isChange }) => isChange);
  expect(changes.length).toBeGreaterThan(50);
  for (const endpoint of changes)
    expect(routings.map((routing) => destinationOf(routing, endpoint))).toEqual(['simulated', 'simulated', 'simulated', 'live']);
});

test.each<[Routing, string, object | undefined, string]>([
  ['simulated', tickers, undefined, 'simulated'],
  ['live', tickers, undefined, 'live'],
  ['live', transfer, order, 'live'],
  ['liveReads', tickers, undefined, 'live'],
  ['liveReads', transfer, order, 'simulated'],
  ['shadow', tickers, undefined, 'both'],
  ['shadow', transfer, order, 'simulated'],
  ['live', '/__exchange/status', undefined, 'simulated'],
  ['live', '/hk-web/no/such', undefined, 'simulated'],
])('%s: %s %s is answered by: %s', async (routing, path, body, by) => {
  const { simulated, sent, ask } = both();
  everything(routing);
  await ask(path, body);
  await vi.waitFor(() => expect(sent).toHaveLength(by === 'simulated' ? 0 : 1));
  expect(simulated).toHaveLength(by === 'live' ? 0 : 1);
});

test('groups are routed independently, and a new setting applies to the next call', async () => {
  const { simulated, sent, ask } = both();
  storeSetting({ origin, groups: { market: 'live' } }, groups);
  await ask(tickers);
  await ask(transfer, order);
  storeSetting({ origin, groups: {} }, groups);
  await ask(tickers);
  expect([sent, simulated]).toEqual([[`GET ${tickers}`], [`POST ${transfer}`, `GET ${tickers}`]]);
});

test('a fault injected into the backend is reported for its endpoint only', async () => {
  const { backend, ask } = both();
  everything('shadow');
  const [{ endpoint }] = [{ endpoint: domains.market.tickers }];
  backend.simulation.world().faults.set({ at: endpoint.id, when: {}, fault: { kind: 'wrongShape' } });
  await ask(tickers);
  await ask('/hk-web/v2/getConfig');
  await vi.waitFor(() => expect(readDrift()).toHaveLength(2));
  const departing = readDrift().filter(({ findings }) => findings.length > 0);
  expect(departing.map((row) => row.endpoint)).toEqual([endpoint.id]);
  clearDrift();
  expect(readDrift()).toEqual([]);
});

test('an unreachable backend fails a live call with a network error, but no shadow call', async () => {
  const { ask, send, simulation } = both();
  const gone = vi.fn(send).mockRejectedValue(new TypeError('Failed to fetch'));
  const request = () => new Request(new URL(tickers, site));
  everything('live');
  await expect(route(request(), simulation.transport, gone)).rejects.toThrow(TypeError);
  everything('shadow');
  expect((await route(request(), simulation.transport, gone)).ok).toBe(true);
  await vi.waitFor(() => expect(readDrift()).toMatchObject([{ endpoint: 'market.tickers', calls: 2, state: 'failed' }]));
  expect(await ask('/__exchange/status')).toMatchObject({ ok: true });
});

test('the mode is simulated, live, or mixed', () => {
  expect([{}, all('live'), all('shadow'), { market: 'live' } as const].map((chosen) => modeOf({ groups: chosen }, groups))).toEqual([
    'simulated',
    'live',
    'mixed',
    'mixed',
  ]);
});

test('an invalid setting counts as none', () => {
  sessionStorage.setItem('exchange-backend', '{"origin":"http://u:p@127.0.0.1","groups":{}}');
  expect(readSetting()).toBeNull();
});

test('a preflight reports the backend’s responses, and the cause if it cannot be reached', async () => {
  const { simulation, backend, send } = both();
  const simulated = simulation.transport;
  expect(await preflight(origin, site, { send, simulated })).toMatchObject({
    reach: 'reached',
    isLoggedIn: true,
    reads: [
      { endpoint: 'config.site', status: 200, conformance: { findings: [] } },
      { endpoint: 'market.tickers', status: 200, conformance: { findings: [] } },
      { endpoint: 'market.contractTickers', status: 200, conformance: { findings: [] } },
    ],
  });
  backend.simulation.world().faults.set({ at: 'market.tickers', when: {}, fault: { kind: 'status', status: 500 } });
  const { reads } = await preflight(origin, site, { send, simulated });
  expect(reads.map(({ status }) => status)).toEqual([200, 500, 200]);
  const proxyResponse = (kind: string) => () => Promise.resolve(Response.json({ msg: 'why' }, { headers: { [proxyHeader]: kind } }));
  expect(await preflight(origin, site, { send: proxyResponse('refused'), simulated })).toMatchObject({ reach: 'refused', reason: 'why' });
  expect(await preflight(origin, site, { send: proxyResponse('unreachable'), simulated })).toMatchObject({ reach: 'unreachable' });
  expect(await preflight(origin, site, { send: () => Promise.resolve(new Response('<!doctype html>')), simulated })).toMatchObject({
    reach: 'noProxy',
  });
});

test('Reset routes everything to the simulation again, and the boards show it', async () => {
  everything('live');
  expect(sessionStorage.getItem(tabModeKey)).toBe('live');
  const { scope } = await openScope({ as: 'trader' });
  await allSettled(BackendGate.open, { scope, params: {} });
  expect(scope.getState($routingOfAll)).toBe('live');
  await allSettled(resetPressed, { scope });
  expect(sessionStorage.getItem(tabModeKey)).toBeNull();
  expect(readSetting()).toEqual({ origin, groups: {} });
  expect(scope.getState($routingOfAll)).toBe('simulated');
});
