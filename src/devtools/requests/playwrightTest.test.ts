import { runInThisContext } from 'node:vm';
import { transformWithOxc } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { code } from '@/contract/codes';
import { csrfHeader } from '@/contract/envelope';
import { control, type LogEntry, type SimulationStatus } from '@mocks/control';
import { readLink } from '@mocks/control/readLink';
import type { ScenarioName } from '@mocks/scenarios';
import { openInPage, type IsolatedSimulation } from '@mocks/http/inPage';
import { requestOf, type Action } from '@tests/support/exchange/actions';
import { playwrightTest } from './playwrightTest';

const origin = 'http://127.0.0.1';
const address = `${origin}/en_US/market`;
const startedAt = Date.UTC(2026, 0, 5, 8);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Makes calls one after another, ignoring failed connections. */
async function make(own: IsolatedSimulation, actions: readonly Action[]): Promise<void> {
  for (const action of actions) await own.transport(requestOf(action, origin)).catch(() => {});
}

const read = async ({ transport }: IsolatedSimulation, { path }: { readonly path: string }) =>
  (await (await transport(requestOf({ method: 'GET', path }, origin))).json()).data;

/** The test copied from the latest call of an exchange, with its instant moved by `later` ms. */
async function copied(own: IsolatedSimulation, later = 0) {
  const log: LogEntry[] = await read(own, control.log);
  const status: SimulationStatus = await read(own, control.status);
  const entry = log.at(-1);
  if (!entry) return expect.fail('no request was logged');
  return playwrightTest({ ...entry, at: entry.at + later }, { log, status, address });
}

/** Runs a copied Playwright test against an in-page exchange that follows the link like the worker does. Returns the exchange's instant at the end. */
async function run(text: string): Promise<number> {
  const { code: script } = await transformWithOxc(text.replace(/^import .*\n/, ''), 'copied.spec.ts', { sourcemap: false });
  const tests: ((given: { page: unknown }) => Promise<void>)[] = [];
  runInThisContext(`(test, expect) => {${script}}`)((_: string, body: (typeof tests)[number]) => tests.push(body), expect);
  let own: IsolatedSimulation | undefined;
  expect(tests).toHaveLength(1);
  const page = {
    goto: async (link: string) => {
      const { config, problems } = readLink(new URL(link).searchParams);
      expect(problems).toEqual([]);
      const opened = openInPage({ source: () => startedAt, stopwatch: () => 0 });
      await make(opened, [{ ...control.reset, body: config }]);
      own = opened;
      vi.stubGlobal('fetch', (path: string, init: RequestInit) => opened.transport(new Request(new URL(path, origin), init)));
    },
    evaluate: <Given>(task: (given: Given) => unknown, given: Given) => task(given),
  };
  await tests[0]?.({ page });
  return own?.now() ?? NaN;
}

const transfer: Action = { method: 'POST', path: '/hk-web/v2/transfer', body: { amount: '5', coinId: 52, coinName: 'USDT', type: 25 } };
const unread: Action = { method: 'GET', path: '/hk-web/v2/inmail/message/unReadCount' };
const tickers: Action = { method: 'GET', path: '/hk-web/market/symbol/tickers' };
const bills: Action = { method: 'GET', path: '/hk-web/finance/bills/list?pageSize=3' };
const buy: Action = {
  method: 'POST',
  path: '/hk-web/v3/trade/order',
  body: { tradeId: 1001, side: 'buy', type: 'market', turnover: '50' },
};
const dear: Action = { ...buy, body: { tradeId: 1001, side: 'buy', type: 'market', turnover: '11000' } };
const as = (persona: string): Action => ({ ...control.persona, body: { persona } });
const pass = (stepMs: number): Action => ({ ...control.clock, body: { stepMs } });
const fail = (at: string, fault: object, when: object = {}): Action => ({ ...control.setFault, body: { at, when, fault } });
const busy = { kind: 'code', code: code.busy.code };
const down = { kind: 'status', status: 503 };

const kinds: readonly (readonly [title: string, actions: readonly Action[], scenario?: ScenarioName])[] = [
  ['a read', [unread]],
  ['a change', [transfer]],
  ['a change refused by the exchange', [{ ...transfer, body: { ...Object(transfer.body), amount: '99999999' } }]],
  ['an invalid body', [{ ...transfer, body: { amount: 'much' } }]],
  ['an unknown path', [{ method: 'GET', path: '/hk-web/no/such' }]],
  ['a call forbidden to visitors', [as('visitor'), unread]],
  ['a change as another persona', [as('vip'), transfer]],
  ['a change after switching personas', [transfer, as('vip'), transfer, as('trader'), transfer]],
  ['a read in a scenario', [unread], 'inbox-full'],
  ['a change refused by a scenario', [transfer], 'transfer-blocked'],
  ['the result of an earlier change', [dear, dear]],
  ['the effect of elapsed time', [transfer, pass(120_000), bills]],
  ['a halted market', [{ ...control.halt, body: { of: 'BTC' } }, buy]],
  ['a status', [fail('inmail', down), unread]],
  ['a code', [fail('capital', busy), transfer]],
  ['a failed connection', [fail('all', { kind: 'offline' }), transfer]],
  ['a truncated response', [fail('capital', { kind: 'truncated' }), transfer]],
  ['a page instead of data', [fail('inmail', { kind: 'nonJson', status: 502 }), unread]],
  ['a wrong shape', [fail('inmail', { kind: 'wrongShape', field: 'countTotal', change: 'removed' }), unread]],
  ['a delayed response', [fail('all', { kind: 'latency', ms: 300 }), transfer]],
  ['the result of changes with delayed responses', [fail('all', { kind: 'latency', ms: 300 }), dear, dear]],
  ['the second call of a fault for the second', [fail('capital', busy, { nth: 2 }), transfer, transfer]],
  ['the fourth call of a fault for every second', [fail('inmail', down, { every: 2 }), unread, unread, unread, unread]],
  ['a fault that also counts other calls', [fail('all', down, { nth: 3 }), tickers, tickers, unread]],
  ['a call that a counting fault skips', [fail('all', down, { nth: 2 }), unread, tickers, unread]],
  ['a random fault', [{ ...control.setFaults, body: [{ at: 'all', when: { percent: 40 }, fault: down }] }, tickers, unread, unread]],
  ['a fault set by a link', [{ ...control.changes, body: { faults: [{ at: 'inmail', when: { from: 2 }, fault: down }] } }, unread, unread]],
  ['a fault of a scenario', [tickers, tickers, tickers], 'exchange-flaky'],
  ['a change after a reset', [transfer, { ...control.scenario, body: { scenario: 'transfer-accepted' } }, transfer]],
];

test.each(kinds.map(([title, actions, scenario = 'calm']) => ({ title, actions, scenario })))(
  '$title is copied as a test that passes unedited',
  async ({ actions, scenario }) => {
    const own = openInPage({ source: () => startedAt, stopwatch: () => 0, startedAt, persona: 'trader', seed: 'test', scenario });
    await make(own, actions);
    const written = await copied(own);
    const text = 'text' in written ? written.text : expect.fail(written.blocker);
    expect(text.match(new RegExp(csrfHeader, 'g'))?.length).toBe(1);
    expect(await run(text)).toBe(own.now());
  },
);

test('a copied test fails if the response differs', async () => {
  const own = openInPage({ source: () => startedAt, startedAt, persona: 'trader', seed: 'test' });
  await make(own, [transfer]);
  const written = await copied(own);
  const text = 'text' in written ? written.text : expect.fail(written.blocker);
  await expect(run(text.replace('"code":200});', '"code":30301});'))).rejects.toThrow('30301');
});

test.each<readonly [string, readonly Action[], string]>([
  [
    'a save point was restored',
    [{ ...control.save, body: { name: 'here' } }, transfer, { ...control.restore, body: { name: 'here' } }],
    'restored',
  ],
  [
    'a change was undone',
    [{ ...control.latency, path: `${control.latency.path}?undoable=1`, body: { latencyMs: 5 } }, { ...control.undoLatest }],
    'restored',
  ],
  ['the log was emptied', [transfer, { ...control.clearLog }], 'forgotten'],
])('no test is written if %s', async (_, actions, blocker) => {
  const own = openInPage({ source: () => startedAt, startedAt, persona: 'trader', seed: 'test' });
  await make(own, [...actions, unread]);
  expect(await copied(own)).toEqual({ blocker });
});

test('a copied test advances the clock in steps no larger than the clock allows', async () => {
  const own = openInPage({ source: () => startedAt, startedAt, persona: 'trader', seed: 'test' });
  await make(own, [transfer]);
  const day = 86_400_000;
  const written = await copied(own, 70 * day);
  const steps = 'text' in written ? Array.from(written.text.matchAll(/\{"set":(\d+)\}/g), ([, at]) => (Number(at) - startedAt) / day) : [];
  expect(steps).toEqual([31, 62, 70]);
});
