import { allSettled, type EventCallable, type Store } from 'effector';
import { expect, test } from 'vitest';
import { account, capital, transferState, type TransferRecord } from '@/contract/capital';
import { otherTabChanged } from '@/shared/api';
import { openInPage } from '@mocks/http/inPage';
import { respondWithCode, collect, openScope, settled, testTime } from '@tests/support/app/scope';
import { toastRequested } from '@/entities/toasts';
import { defaultDateRange } from './dates';
import { createExport, type ExportPlan } from './exportModel';
import type { Filters } from './filter';
import { createRecordModel } from './model';
import { saveFileFx } from '@/shared/lib/saveFile';

const many = 10_000;
const path = '/hk-web/finance/transfer/history/list';
const rowOf = (index: number): TransferRecord => ({
  id: String(index),
  coinId: 52,
  coinName: 'USDT',
  amount: `${index}.5`,
  source: account.spot,
  target: account.perpetual,
  tradeId: null,
  tradeName: null,
  state: transferState.completed,
  createdTime: index,
});

const rowKey = ({ id }: TransferRecord) => id;
const model = createRecordModel({
  endpoint: capital.transferHistory,
  rowKey,
  isPending: ({ state }) => state === transferState.processing,
});
const csv = createExport({ endpoint: capital.transferHistory, rowKey });
const everything: Filters = { values: {}, days: defaultDateRange, page: 1 };

async function open() {
  let now = testTime;
  const exchange = openInPage({ source: () => now, startedAt: now, persona: 'trader', scenario: 'transfers-many', seed: 'test' });
  const page = await openScope({ exchange });
  const urls: URL[] = [];
  page.intercept(path, (request) => {
    urls.push(new URL(request.url));
    return page.exchange.transport(request);
  });
  return {
    ...page,
    urls,
    /** Advances the exchange's time. */
    pass: (ms: number) => void (now += ms),
    read: <T>(store: Store<T>): T => page.scope.getState(store),
    run: <T>(event: EventCallable<T>, params: T) => allSettled(event, { scope: page.scope, params }),
    show: (change: Partial<Filters> = {}) =>
      allSettled(model.RecordGate.open, { scope: page.scope, params: { filterValues: { ...everything, ...change }, zone: 'UTC' } }),
  };
}

test('a page requests ten records matching the dates and filters of its URL', async () => {
  const { urls, read, show } = await open();
  await show({ values: { source: '2', target: '5' }, days: { kind: 'last', days: 7 }, page: 2 });
  expect(Object.fromEntries(urls[0]?.searchParams ?? [])).toEqual({
    source: '2',
    target: '5',
    startTime: String(testTime - 8 * 3_600_000 - 6 * 86_400_000),
    pageNum: '2',
    pageSize: '10',
  });
  await show();
  expect(read(model.records.$data)?.list).toHaveLength(10);
  expect(read(model.records.$data)?.totalCount).toBe(137);
});

test('a response for a previous URL is never shown for the current one', async () => {
  const { hold, read, show, scope } = await open();
  const release = hold(path);
  void allSettled(model.RecordGate.open, { scope, params: { filterValues: everything, zone: 'UTC' } });
  await settled();
  void show({ values: { source: '3' } });
  await settled();
  release();
  await settled();
  expect(read(model.records.$data)?.list.every(({ source }) => source === account.c2c)).toBe(true);
});

test('a change in another tab reloads the page; an unmounted page requests nothing', async () => {
  const { urls, run, show } = await open();
  await show();
  await run(otherTabChanged, undefined);
  expect(urls).toHaveLength(2);
  await run(model.RecordGate.close, undefined);
  await run(otherTabChanged, undefined);
  expect(urls).toHaveLength(2);
});

test('a failure is reported for its URL and can be retried', async () => {
  const { intercept, exchange, read, run, show } = await open();
  intercept(path, respondWithCode(50000));
  await show();
  expect(read(model.records.$error)?.failure).toMatchObject({ code: 50000 });
  intercept(path, exchange.transport);
  await run(model.records.refetched, undefined);
  expect(read(model.records.$error)).toBeNull();
  expect(read(model.records.$data)?.list).toHaveLength(10);
});

test('the page polls every five seconds only while a record is pending', async () => {
  const { clock, pass, urls, read, show } = await open();
  await show();
  expect(read(model.records.$data)?.list[0]?.state).toBe(transferState.processing);
  clock.advance(5_000);
  await settled();
  expect(urls).toHaveLength(2);
  pass(61_000);
  clock.advance(5_000);
  await settled();
  expect(read(model.records.$data)?.list[0]?.state).toBe(transferState.completed);
  clock.advance(20_000);
  await settled();
  expect(urls).toHaveLength(3);
});

const plan: ExportPlan<TransferRecord> = {
  query: { source: '2' },
  header: ['Id', 'Amount'],
  line: ({ id, amount }) => [id, amount],
  fileName: (now) => `transfers-${now}.csv`,
};

test('an export contains all matching records, each once', async () => {
  const { scope, urls, read, run } = await open();
  const files = collect(saveFileFx, scope);
  await run(csv.requested, { ...plan, query: {} });
  expect(urls.map(({ searchParams }) => [searchParams.get('pageNum'), searchParams.get('pageSize')])).toEqual([['1', '500']]);
  const [file] = files;
  const lines = file?.text.trim().split('\r\n') ?? [];
  expect([file?.name, file?.type, lines.length, new Set(lines).size]).toEqual([
    `transfers-${testTime}.csv`,
    'text/csv;charset=utf-8',
    138,
    138,
  ]);
  expect(collect(toastRequested, scope)).toEqual([]);
  expect(read(csv.$isExporting)).toBe(false);
});

test('filters also apply to the export', async () => {
  const { scope, urls, run } = await open();
  const notices = collect(toastRequested, scope);
  await run(csv.requested, plan);
  expect(urls[0]?.searchParams.get('source')).toBe('2');
  expect(notices).toMatchObject([{ tone: 'success', text: { key: 'records.exported' } }]);
});

test('an export contains every matching record once, even if pages overlap', async () => {
  const { scope, intercept, urls, run } = await open();
  const files = collect(saveFileFx, scope);
  const notices = collect(toastRequested, scope);
  intercept(path, async (request) => {
    const page = Number.parseInt(new URL(request.url).searchParams.get('pageNum') ?? '', 10);
    urls.push(new URL(request.url));
    // Pages overlap by one record, as if a new one arrived in the meantime.
    const list = Array.from({ length: 500 }, (_, index) => rowOf((page - 1) * 499 + index)).filter(({ createdTime }) => createdTime < many);
    return Response.json({ code: 200, msg: '', data: { list, totalCount: many } });
  });
  await run(csv.requested, plan);
  const lines = files[0]?.text.trim().split('\r\n') ?? [];
  expect([lines.length, new Set(lines).size]).toEqual([many + 1, many + 1]);
  expect(urls).toHaveLength(Math.ceil(many / 499));
  expect(notices).toMatchObject([{ text: { key: 'records.exported', values: { count: many } } }]);
});

test('an export continues after a page with an unreadable row', async () => {
  const { scope, intercept, urls, run } = await open();
  const files = collect(saveFileFx, scope);
  const total = 600;
  intercept(path, (request) => {
    const page = Number.parseInt(new URL(request.url).searchParams.get('pageNum') ?? '', 10);
    urls.push(new URL(request.url));
    const rows = Array.from({ length: total }, (_, index) => (index === 7 ? { id: 7 } : rowOf(index)));
    return Promise.resolve(
      Response.json({ code: 200, msg: '', data: { list: rows.slice((page - 1) * 500, page * 500), totalCount: total } }),
    );
  });
  await run(csv.requested, plan);
  expect(files[0]?.text.trim().split('\r\n')).toHaveLength(total);
  expect(urls.length).toBeLessThanOrEqual(3);
});

test('an export that takes longer than two seconds shows its progress and can be cancelled', async () => {
  const { scope, clock, hold, read, run } = await open();
  const files = collect(saveFileFx, scope);
  const release = hold(path);
  void run(csv.requested, plan);
  await settled();
  expect([read(csv.$isExporting), read(csv.$isSlow)]).toEqual([true, false]);
  clock.advance(2_000);
  await settled();
  expect(read(csv.$isSlow)).toBe(true);
  void run(csv.cancelled, undefined);
  await settled();
  release();
  await settled();
  expect([files, read(csv.$isExporting), read(csv.$isSlow)]).toEqual([[], false, false]);
});

test('a failed export saves nothing and is reported', async () => {
  const { scope, intercept, run } = await open();
  const files = collect(saveFileFx, scope);
  const notices = collect(toastRequested, scope);
  intercept(path, respondWithCode(50000));
  await run(csv.requested, plan);
  expect(files).toEqual([]);
  expect(notices).toMatchObject([{ tone: 'danger', text: { key: 'records.exportFailed' } }]);
});
