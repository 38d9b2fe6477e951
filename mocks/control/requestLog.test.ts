import { expect, test } from 'vitest';
import { requestOf, type Action } from '@tests/support/exchange/actions';
import { controlledExchange, exchangeStart, markAllRead, transferUsdt, unreadCount } from '@tests/support/exchange/controlledExchange';
import { openInPage } from '../http/inPage';
import { control } from '.';
import { maskedJson, maskedQuery } from './masks';

const order = { amount: '5', coinId: 52, coinName: 'USDT', type: 25 };
const log = async ({ ask }: ReturnType<typeof controlledExchange>, filter = '') =>
  (await ask({ ...control.log, path: `${control.log.path}${filter}` })).data;

test('logs a call with its caller, endpoint and changes', async () => {
  const exchange = controlledExchange();
  await exchange.ask(transferUsdt, order);
  const [entry] = await log(exchange);
  expect(entry).toMatchObject({
    id: 1,
    method: 'POST',
    path: '/hk-web/v2/transfer',
    query: '',
    body: JSON.stringify(order),
    endpoint: 'capital.submitTransfer',
    persona: 'trader',
    status: 200,
    code: 200,
    delayMs: 0,
    faults: [],
    contract: 'ok',
    backgroundChanges: { collections: [], ledger: [] },
  });
  expect(entry.changes.collections).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ collection: 'transfers', added: 1, changed: 0, removed: 0, keys: [expect.any(String)] }),
    ]),
  );
  expect(entry.changes.ledger).toEqual([
    expect.objectContaining({
      kind: 'transfer',
      lines: [expect.objectContaining({ amount: '-5', coinId: 52 }), expect.objectContaining({ amount: '5', coinId: 52 })],
    }),
  ]);
});

test('separates changes caused by the passing of time from those of the call', async () => {
  const exchange = controlledExchange();
  await exchange.ask(control.scenario, { scenario: 'transfer-accepted' });
  await exchange.ask(transferUsdt, order);
  exchange.own.simulation.clock().step(86_400_000);
  await exchange.ask(unreadCount);
  const entry = (await log(exchange)).at(-1);
  expect(entry.endpoint).toBe('inmail.unreadCount');
  expect(entry.changes).toEqual({ collections: [], ledger: [] });
  expect(entry.backgroundChanges.ledger).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'transfer' })]));
});

test('records refusals, unknown calls, faults and deviations from the contract', async () => {
  const exchange = controlledExchange();
  await exchange.ask({ method: 'GET', path: '/hk-web/no/such?x=1' });
  await exchange.ask(transferUsdt, { amount: 'much' });
  await exchange.ask(control.setFault, { at: 'inmail', fault: { kind: 'wrongShape', field: 'countTotal', change: 'retyped' } });
  await exchange.ask(unreadCount);
  const entries = await log(exchange);
  expect(entries).toMatchObject([
    { endpoint: null, path: '/hk-web/no/such', query: '?x=1', status: 404, code: 404 },
    { endpoint: 'capital.submitTransfer', status: 200, code: 400, msg: expect.stringContaining('body.amount') },
    { endpoint: 'control.setFault', code: 200 },
    {
      endpoint: 'inmail.unreadCount',
      faults: [{ id: 1, kind: 'wrongShape' }],
      contract: { path: 'data.countTotal', problem: expect.any(String) },
    },
  ]);
  await exchange.ask(control.clearFaults);
  await exchange.ask(control.setFault, { at: 'inmail', fault: { kind: 'offline' } });
  await expect(exchange.ask(unreadCount)).rejects.toThrow(TypeError);
  expect((await log(exchange)).at(-1)).toMatchObject({ faults: [{ kind: 'offline' }], contract: { path: 'response' } });
  expect((await log(exchange, '?failed=1')).map(({ id }: { id: number }) => id)).toEqual([1, 2, 4, 7]);
});

test('filters by earliest id, endpoint, domain, persona and limit, and can be cleared', async () => {
  const exchange = controlledExchange();
  for (let count = 0; count < 3; count += 1) await exchange.ask(unreadCount);
  await exchange.ask(control.persona, { persona: 'vip' });
  await exchange.ask(unreadCount);
  await exchange.ask({ method: 'GET', path: '/hk-web/v2/getConfig' });
  const ids = async (filter: string) => (await log(exchange, filter)).map(({ id }: { id: number }) => id);
  expect(await ids('')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await ids('?since=4')).toEqual([5, 6]);
  expect(await ids('?limit=2')).toEqual([5, 6]);
  expect(await ids('?domain=inmail')).toEqual([1, 2, 3, 5]);
  expect(await ids('?endpoint=inmail.unreadCount&persona=vip')).toEqual([5]);
  expect(await exchange.ask({ method: 'GET', path: `${control.log.path}?persona=nobody` })).toMatchObject({ code: 400 });
  await exchange.ask(control.clearLog);
  expect(await ids('')).toEqual([]);
  await exchange.ask(unreadCount);
  expect(await ids('')).toEqual([7]);
});

test('includes a response on request unless it is too long', async () => {
  const exchange = controlledExchange();
  await exchange.ask(unreadCount);
  await exchange.ask({ method: 'GET', path: '/hk-web/market/symbol/tickers' });
  expect(await log(exchange)).toMatchObject([{ answer: null }, { answer: null }]);
  const [short, long] = await log(exchange, '?answers=1');
  expect(JSON.parse(short.answer)).toMatchObject({ code: 200, data: { countTotal: expect.any(Number) } });
  expect(short.size).toBe(short.answer.length);
  expect(long).toMatchObject({ answer: null });
  expect(long.size).toBeGreaterThan(4000);
  expect(await log(exchange, '?id=1&answers=1')).toEqual([short]);
});

test.each([
  ['a password', '{"password":"Se\\"cret"}', '{"password":"***"}'],
  ['a sent code', '{"emailCode":"123456","code":"654321"}', '{"emailCode":"***","code":"***"}'],
  ['a code as a number', '{"googleCode":123456}', '{"googleCode":"***"}'],
  ['an API secret', '{"apiKey":"a","apiSecret":"b"}', '{"apiKey":"***","apiSecret":"***"}'],
  ['a document number', '{"documentNumber":"X12","documentType":"passport"}', '{"documentNumber":"***","documentType":"passport"}'],
  ['a used recovery code', '{"recoveryCode":"ABCD-1234","recoveryCodesLeft":7}', '{"recoveryCode":"***","recoveryCodesLeft":7}'],
  ['issued recovery codes', '{"code":200,"data":{"codes":["ABCD-1234","EFGH-5678"]}}', '{"code":200,"data":{"codes":["***"]}}'],
  ['no other list of codes', '{"codes":["BTC","USDT-TRC20"],"list":[]}', '{"codes":["BTC","USDT-TRC20"],"list":[]}'],
  ['neither business codes nor coin codes', '{"code":200,"currencyCode":"123456"}', '{"code":200,"currencyCode":"123456"}'],
])('masks %s', (_, text, masked) => {
  expect(maskedJson(text)).toBe(masked);
});

test('masks a token in a query', () => {
  expect(maskedQuery('?qrCodeToken=abc&tokenAddress=0x1')).toBe('?qrCodeToken=***&tokenAddress=0x1');
});

test('reading and clearing the log does not change the saved state, and passwords are not logged', async () => {
  const exchange = controlledExchange();
  await exchange.ask({ method: 'POST', path: '/hk-web/v3/login' }, { loginName: 'tomas@demo.example', password: 'Se"cret' });
  const before = JSON.stringify(exchange.own.simulation.state());
  expect(JSON.stringify(await log(exchange))).not.toContain('cret');
  await exchange.ask(control.clearLog);
  expect(JSON.stringify(exchange.own.simulation.state())).toBe(before);
});

test('keeps the latest 500 calls, and beyond them the calls that changed the state, even across a reset', async () => {
  const exchange = controlledExchange();
  await exchange.ask(markAllRead, { rangeType: 0 });
  await exchange.ask(control.reset, {});
  for (let count = 0; count < 520; count += 1) await exchange.ask({ method: 'GET', path: '/hk-web/v2/getConfig' });
  const entries = await log(exchange);
  expect(entries).toHaveLength(502);
  expect([0, 1, 2, 501].map((place) => entries[place].id)).toEqual([1, 2, 23, 522]);
  expect((await log(exchange, '?since=1')).map(({ id }: { id: number }) => id).slice(0, 2)).toEqual([2, 23]);
});

test('reports whether it contains every change since the start', async () => {
  const { simulation, transport } = openInPage({ source: () => exchangeStart, startedAt: exchangeStart, seed: 'test' });
  const make = (action: Action) => transport(requestOf(action, 'http://127.0.0.1'));
  const setLatency = (latencyMs: number) => make({ ...control.latency, body: { latencyMs } });
  const isComplete = () => simulation.status().isLogComplete;
  await make(control.clearLog);
  for (let count = 0; count < 1000; count += 1) await setLatency(count);
  expect(isComplete()).toBe(true);
  await setLatency(0);
  expect(isComplete()).toBe(false);
  const emptied = openInPage({ source: () => exchangeStart, startedAt: exchangeStart, seed: 'test' });
  await emptied.transport(requestOf(unreadCount, 'http://127.0.0.1'));
  await emptied.transport(requestOf(control.clearLog, 'http://127.0.0.1'));
  expect(emptied.simulation.status().isLogComplete).toBe(false);
  // The log does not contain the calls made before the state was saved.
  expect(controlledExchange().own.simulation.status().isLogComplete).toBe(false);
});
