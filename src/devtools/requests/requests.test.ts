import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { capital } from '@/contract/capital';
import { copyTrading } from '@/contract/copyTrading';
import { callFx } from '@/shared/api';
import { saveFileFx } from '@/shared/lib/saveFile';
import { control, type LogEntry } from '@mocks/control';
import { collect, openScope } from '@tests/support/app/scope';
import * as model from '../logModel';
import { ControlsGate } from '../model';
import { curlOf } from './curl';
import { noFilter, filterEntries } from './filter';
import { playwrightTest, type Blocker } from './playwrightTest';
import { readReport, maxReportedCalls, writeReport } from './reportCodec';

// A call that no model makes on its own.
const contractFx = callFx(copyTrading.contract);
const transferFx = callFx(capital.submitTransfer);
const setFaultFx = callFx(control.setFault);
const address = 'http://127.0.0.1/en_US/market';

async function open() {
  const page = await openScope({ as: 'trader' });
  await allSettled(model.LogGate.open, { scope: page.scope, params: { address } });
  const { scope } = page;
  return {
    ...page,
    read: async (): Promise<LogEntry[]> => {
      await allSettled(model.log.refetched, { scope });
      return page.scope.getState(model.log.$latest) ?? [];
    },
    ask: () => allSettled(contractFx, { scope, params: {} }),
    transfer: () => allSettled(transferFx, { scope, params: { body: { amount: '5', coinId: 52, coinName: 'USDT', type: 25 } } }),
    fail: () => allSettled(setFaultFx, { scope, params: { body: { at: 'copyTrading', when: {}, fault: { kind: 'code', code: 50_000 } } } }),
  };
}

test('the list is filtered by text, domain and persona, and by failed, deviating and changing calls', async () => {
  const { read, ask, transfer, fail } = await open();
  await ask();
  await transfer();
  await fail();
  await ask();
  const log = await read();
  const names = (filter: Partial<typeof noFilter>) => filterEntries(log, { ...noFilter, ...filter }).map(({ endpoint }) => endpoint);
  expect(names({ domain: 'copyTrading' })).toEqual(['copyTrading.contract', 'copyTrading.contract']);
  expect(names({ show: 'failed', domain: 'copyTrading' })).toEqual(['copyTrading.contract']);
  expect(names({ show: 'departed', domain: 'copyTrading' })).toEqual([]);
  expect(names({ show: 'changed', domain: 'capital' })).toEqual(['capital.submitTransfer']);
  expect(names({ text: '"AMOUNT":"5"' })).toEqual(['capital.submitTransfer']);
  expect(names({ persona: 'vip' })).toEqual([]);
});

test('a paused list stays unchanged until it is resumed', async () => {
  const { scope, read, ask } = await open();
  await ask();
  const before = await read();
  await allSettled(model.pauseToggled, { scope, params: true });
  await ask();
  expect((await read()).length).toBeGreaterThan(before.length);
  expect(scope.getState(model.$paused)).toEqual(before);
  await allSettled(model.pauseToggled, { scope, params: false });
  expect(scope.getState(model.$paused)).toBeNull();
});

test('clearing the list empties it', async () => {
  const { scope, ask } = await open();
  await ask();
  await allSettled(model.clearing.submitted, { scope });
  expect(scope.getState(model.log.$latest)).toEqual([]);
});

test('an entry is opened with its response', async () => {
  const { scope, read, ask } = await open();
  await ask();
  const id = (await read()).at(-1)?.id ?? 0;
  await allSettled(model.EntryGate.open, { scope, params: { id } });
  const [entry] = scope.getState(model.entry.$data) ?? [];
  expect(entry?.answer).toMatch(/"code":200.*data/);
});

test('an entry stays open when the panel becomes a sheet, and is closed with the panel', async () => {
  const { scope } = await open();
  await allSettled(ControlsGate.open, { scope, params: {} });
  await allSettled(model.entryChosen, { scope, params: 3 });
  await allSettled(model.LogGate.close, { scope });
  await allSettled(model.LogGate.open, { scope, params: { address } });
  expect(scope.getState(model.$chosenEntry)).toBe(3);
  await allSettled(ControlsGate.close, { scope });
  expect(scope.getState(model.$chosenEntry)).toBeNull();
});

test('calls are saved as an HTTP archive of version 1.2', async () => {
  const { scope, read, transfer } = await open();
  await transfer();
  const files = collect(saveFileFx, scope);
  vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) });
  await allSettled(model.archiveRequested, { scope, params: (await read()).map(({ id }) => id) });
  vi.unstubAllGlobals();
  const { log } = JSON.parse(files[0]?.text ?? '');
  expect(log.version).toBe('1.2');
  expect(log.entries.at(-1)).toMatchObject({
    startedDateTime: '2026-01-05T08:00:00.000Z',
    request: {
      method: 'POST',
      url: 'http://127.0.0.1/hk-web/v2/transfer',
      cookies: [],
      postData: { text: expect.stringContaining('USDT') },
    },
    response: { status: 200, content: { text: expect.stringContaining('"code":200') } },
    timings: { send: 0, wait: 0, receive: 0 },
    _endpoint: 'capital.submitTransfer',
    _persona: 'trader',
  });
});

test('paused calls and the shown one stay when the log no longer contains them, in the export too', async () => {
  const { scope, read, ask } = await open();
  await ask();
  const ids = (await read()).map(({ id }) => id);
  await allSettled(model.entryChosen, { scope, params: ids.at(-1) ?? 0 });
  await allSettled(model.pauseToggled, { scope, params: true });
  await allSettled(model.clearing.submitted, { scope });
  vi.stubGlobal('document', { createElement: () => ({ click: () => {} }) });
  const files = collect(saveFileFx, scope);
  await allSettled(model.archiveRequested, { scope, params: ids });
  vi.unstubAllGlobals();
  expect(JSON.parse(files[0]?.text ?? '').log.entries).toHaveLength(ids.length);
  await allSettled(model.pauseToggled, { scope, params: false });
  expect(scope.getState(model.$shownEntry)?.id).toBe(ids.at(-1));
  await allSettled(model.entryChosen, { scope, params: null });
  expect(scope.getState(model.$shownEntry)).toBeNull();
});

test('a curl command quotes its arguments', async () => {
  const { scope, read, transfer } = await open();
  await transfer();
  const [entry] = (await read()).slice(-1);
  const status = scope.getState(model.simulationStatus.$latest);
  if (!entry || !status) return expect.fail('nothing was read');
  expect(curlOf({ ...entry, body: `{"note":"it's"}` }, status)).toBe(
    [
      `# npm run mock -- --seed 'test' --scenario calm --clock 2026-01-05T08:00:00.000Z --persona trader`,
      `curl -X POST 'http://127.0.0.1:4180/hk-web/v2/transfer' \\`,
      `  -H 'accept: application/json' \\`,
      `  -H 'x-exchange-client: workbench' \\`,
      `  -H 'content-type: application/json' \\`,
      `  --data-raw '{"note":"it'\\''s"}'`,
      '',
    ].join('\n'),
  );
});

test('a call answered by a live backend is repeated there by curl, and cannot become a test', async () => {
  const { scope, read, transfer } = await open();
  await transfer();
  const log = await read();
  const status = scope.getState(model.simulationStatus.$latest);
  const entry = log.at(-1);
  if (!entry || !status) return expect.fail('nothing was read');
  const live = { ...entry, backend: { origin: 'https://backend.example', isShadow: false } };
  expect(curlOf(live, status)).toMatch(/^curl -X POST 'https:\/\/backend.example\/hk-web\/v2\/transfer'/);
  expect(playwrightTest(live, { log, status, address })).toEqual({ blocker: 'live' });
  expect(filterEntries([...log, live], { ...noFilter, show: 'live' })).toEqual([live]);
});

test('a test repeats the changes before a call and expects its response', async () => {
  const { scope, read, ask, transfer, fail } = await open();
  await ask();
  await transfer();
  await fail();
  await ask();
  const log = await read();
  const status = scope.getState(model.simulationStatus.$latest);
  const entry = log.at(-1);
  if (!entry || !status) return expect.fail('nothing was read');
  const written = playwrightTest(entry, { log, status, address });
  const text = 'text' in written ? written.text : expect.fail(written.blocker);
  expect(text).toContain("test('copyTrading.contract answers HTTP 200, code 50000'");
  expect(text).toContain('sim.scenario=calm&sim.persona=trader&sim.seed=test&sim.clock=2026-01-05T08%3A00%3A00.000Z&sim.frozen=1');
  expect(text.match(/await call\('\w+', '[^']+'/g)).toEqual([
    // Needed by faults that count their calls.
    "await call('GET', '/hk-web/swap/v1/perpetual/follows/contract'",
    "await call('POST', '/hk-web/v2/transfer'",
    "await call('POST', '/__exchange/faults'",
    "await call('GET', '/hk-web/swap/v1/perpetual/follows/contract'",
  ]);
});

test.each<[Blocker, Partial<LogEntry>]>([
  ['masked', { body: '{"password":"***"}' }],
  ['bodyLost', { isBodyLost: true }],
  ['nobody', { persona: null }],
  ['endless', { faults: [{ id: 1, kind: 'timeout' }] }],
])('no test can be written for a call that is %s', async (blocker, change) => {
  const { scope, read, ask } = await open();
  await ask();
  const log = await read();
  const status = scope.getState(model.simulationStatus.$latest);
  const entry = log.at(-1);
  if (!entry || !status) return expect.fail('nothing was read');
  expect(playwrightTest({ ...entry, ...change }, { log, status, address })).toEqual({ blocker });
});

test('a report link carries the state and the latest calls, and can be read back', async () => {
  const { scope, read, ask } = await open();
  for (let count = 0; count < maxReportedCalls + 5; count += 1) await ask();
  const log = await read();
  const url = new URL(scope.getState(model.$reportLink) ?? '');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ 'sim.scenario': 'calm', 'sim.persona': 'trader', 'sim.panel': 'requests' });
  expect(url.href.length).toBeLessThan(2000);
  const text = url.searchParams.get('sim.report') ?? '';
  await allSettled(model.reportFound, { scope, params: text });
  const report = scope.getState(model.$report);
  const lines = report && 'lines' in report ? report.lines : [];
  expect(lines).toHaveLength(maxReportedCalls);
  expect(lines.at(-1)).toMatchObject({ endpoint: 'copyTrading.contract', persona: 'trader', code: 200, at: log.at(-1)?.at });
});

test('a truncated, altered or incompatible report is rejected with a reason', async () => {
  const { read, ask } = await open();
  await ask();
  const text = await writeReport(await read());
  expect(await readReport(text.slice(0, -1))).toEqual({ problem: 'damaged' });
  expect(await readReport(`${text.slice(0, -4)}AAAA`)).toEqual({ problem: 'damaged' });
  expect(await readReport(`2${text.slice(1)}`)).toEqual({ problem: 'version' });
  expect(await readReport('')).toEqual({ problem: 'damaged' });
  expect(await readReport(text)).toMatchObject({ lines: expect.any(Array) });
});
