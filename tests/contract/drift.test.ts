import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { personaPassword, personas } from '@fixtures/personas';
import { measureDrift } from '../../scripts/drift/drift';
import { openCaller } from '../../scripts/drift/session';
import { root } from '../../scripts/sources';
import { historyStart, requestOf } from '@tests/support/exchange/actions';
import { serve } from '@tests/support/exchange/serve';

const open = () => serve({ source: () => historyStart, startedAt: historyStart, seed: 'drift' });
const trader = { loginName: personas.trader.login.name, password: personaPassword };
const measureDriftOf = async (origin: string) => measureDrift(await openCaller(origin, trader), { origin, identity: trader });

/** Starts a backend that has drifted: one field is renamed, one table has another value. */
async function openDriftedBackend(): Promise<string> {
  const origin = await open();
  const set = (at: string, field: string, change: string, to: string) =>
    fetch(
      requestOf({ method: 'POST', path: '/__exchange/faults', body: { at, fault: { kind: 'wrongShape', field, change, to } } }, origin),
    );
  await set('market.tickers', '[].last', 'renamed', 'lastPrice');
  await set('swap.perpetualList', '[].contractType', 'replaced', 'fortnight');
  return origin;
}

test('the simulated exchange shows no drift', async () => {
  const { endpoints, findings, score } = await measureDriftOf(await open());
  expect(endpoints.flatMap(({ id, findings: found }) => found.map(({ kind, path }) => `${id} ${kind} ${path}`))).toEqual([]);
  expect({ findings, score }).toEqual({ findings: 0, score: 100 });
  expect(endpoints.filter(({ state }) => state === 'failed')).toEqual([]);
  expect(endpoints.filter(({ state }) => state === 'compared').length).toBeGreaterThan(60);
  expect(endpoints.filter(({ state }) => state === 'empty')).toContainEqual(
    expect.objectContaining({ id: 'capital.transferHistory', note: 'no rows to check', score: null }),
  );
});

/** Reads for lead traders only; a user who copies lead traders cannot be one. */
const leadersOnly = ['copyTrading.copiers', 'copyTrading.leadHistory', 'copyTrading.profitShares'];

test('in the scenario full-lists no list of the trader is empty, and reads restricted to other users are compared as those users', async () => {
  const origin = await serve({ source: () => historyStart, startedAt: historyStart, seed: 'drift', scenario: 'full-lists' });
  const { endpoints, findings } = await measureDriftOf(origin);
  const idsIn = (reads: typeof endpoints, ...states: readonly string[]) =>
    reads.filter(({ state }) => states.includes(state)).map(({ id }) => id);
  expect({ findings, empty: idsIn(endpoints, 'empty'), failed: idsIn(endpoints, 'failed') }).toEqual({
    findings: 0,
    empty: [],
    failed: [],
  });
  expect(idsIn(endpoints, 'refused')).toEqual(leadersOnly);
  // A wallet is connected rather than logged in.
  const walletsOnly = idsIn(endpoints, 'skipped');
  expect(walletsOnly.filter((id) => !id.startsWith('web3.'))).toEqual([]);
  const lena = { loginName: personas.leadTrader.login.name, password: personaPassword };
  const asLeadTrader = await measureDrift(await openCaller(origin, lena), { origin, identity: lena });
  expect(idsIn(asLeadTrader.endpoints, 'compared')).toEqual(expect.arrayContaining(leadersOnly));
  const asWallet = await measureDrift(await openCaller(origin, 'wallet'), { origin, identity: 'wallet' });
  expect(idsIn(asWallet.endpoints, 'compared')).toEqual(expect.arrayContaining(walletsOnly));
});

test('one renamed field and one new enum value give exactly two findings', async () => {
  const { endpoints, findings, score } = await measureDriftOf(await openDriftedBackend());
  expect(findings).toBe(2);
  expect(endpoints.flatMap(({ id, findings: found }) => found.map((finding) => ({ id, ...finding })))).toEqual(
    expect.arrayContaining([
      { id: 'market.tickers', kind: 'renamed', path: 'data[].last', expected: 'last', found: 'lastPrice' },
      {
        id: 'swap.perpetualList',
        kind: 'enum',
        path: 'data[].contractType',
        expected: expect.stringContaining('"perpetual"'),
        found: '"fortnight"',
      },
    ]),
  );
  expect(score).toBeLessThan(100);
});

test('measuring changes nothing, and makes only public reads as a visitor', async () => {
  const origin = await open();
  const world = async () => {
    const { data } = await (await fetch(`${origin}/__exchange/export`)).json();
    return JSON.stringify(data.world.ledger);
  };
  const before = await world();
  const { endpoints } = await measureDrift(await openCaller(origin, null), { origin, identity: null });
  expect(await world()).toBe(before);
  expect(endpoints.filter(({ id, state }) => id === 'inmail.unreadCount' && state !== 'skipped')).toEqual([]);
});

test('a wallet also compares the reads for wallets', async () => {
  const origin = await open();
  const { endpoints, findings } = await measureDrift(await openCaller(origin, 'wallet'), { origin, identity: 'wallet' });
  const web3 = endpoints.filter(({ id }) => id.startsWith('web3.'));
  expect(findings).toBe(0);
  expect(web3.filter(({ state }) => state === 'compared').length).toBeGreaterThan(8);
});

test('an invalid response is a finding and scores nothing', async () => {
  const origin = await open();
  await fetch(
    requestOf(
      { method: 'POST', path: '/__exchange/faults', body: { at: 'market.tickers', fault: { kind: 'nonJson', status: 502 } } },
      origin,
    ),
  );
  const { endpoints } = await measureDriftOf(origin);
  expect(endpoints.find(({ id }) => id === 'market.tickers')).toMatchObject({
    state: 'failed',
    score: 0,
    findings: [{ kind: 'status', expected: 'HTTP 200', found: 'HTTP 502' }],
  });
});

/** Runs the command to completion; the server it calls runs in this process. */
const run = (...args: readonly string[]) =>
  new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(join(root, 'node_modules/.bin/tsx'), ['scripts/drift.ts', ...args], { cwd: root }, (error, stdout, stderr) =>
      resolve({ status: error === null ? 0 : error.code, stdout, stderr }),
    );
  });

test('the command prints a report, and its exit status says whether it found drift', async () => {
  const [unchanged, drifted] = [await open(), await openDriftedBackend()];
  const json = await run('--origin', unchanged, '--as', 'user', '--json');
  expect([json.status, JSON.parse(json.stdout)]).toMatchObject([0, { findings: 0, score: 100 }]);
  const text = await run('--origin', drifted, '--login', trader.loginName, '--password', trader.password);
  expect(text.status).toBe(1);
  expect(text.stdout).toContain('renamed  data[].last: expected last, found lastPrice');
  expect(text.stdout).toMatch(/2 findings; score 9\d\.\d\d of 100/);
});

test.each([
  [[], '--origin takes'],
  [['--nothing'], '--nothing'],
  [['--origin', 'ftp://x'], '--origin takes'],
  [['--origin', 'http://127.0.0.1:9', '--as', 'nobody'], '--as takes'],
  [['--origin', 'http://127.0.0.1:9'], 'cannot be reached'],
])('invalid arguments are reported, with exit status 2: %j', async (args, reason) => {
  const { status, stderr } = await run(...args);
  expect([status, stderr]).toEqual([2, expect.stringContaining(reason)]);
});
