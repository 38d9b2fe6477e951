import { allSettled, createStore, fork } from 'effector';
import { expect, test } from 'vitest';
import { collect, offline, openScope, settled } from '@tests/support/app/scope';
import { $bestBid, $isMarketDataStale, $lastPrice, $priceSize, firstMarketData, lastPriceOf, PairGate, marketDataReceived } from '.';

test.each([
  ['65000.12', '60000'],
  ['9.5', '9'],
  ['0.0532', '0.05'],
  ['0.000000000005', '0.000000000005'],
  [null, null],
])('the magnitude of the price %s is %s', (price, size) => {
  expect(fork({ values: [[$lastPrice, price]] }).getState($priceSize)).toBe(size);
});

const btc = 1001;
const eth = 1002;
const depthPath = '/hk-web/v3/fullDepth';
const tradesPath = '/hk-web/v3/realTimeTrade';

async function open() {
  const page = await openScope();
  const updates = collect(marketDataReceived, page.scope);
  const show = (id: number | null) => void allSettled(PairGate.open, { scope: page.scope, params: { id } });
  const pass = async (ms: number) => {
    page.clock.advance(ms);
    await settled();
  };
  const requestCount = () => page.requests.filter((request) => request.endsWith(depthPath) || request.endsWith(tradesPath)).length;
  return { ...page, updates, show, pass, requestCount };
}

test('book and trades are published together once both have arrived, and requested together again', async () => {
  const { hold, idle, show, pass, updates, requestCount } = await open();
  const release = hold(tradesPath);
  show(btc);
  await settled();
  expect([requestCount(), updates]).toEqual([2, []]);
  release();
  await idle();
  expect(updates).toMatchObject([{ id: btc }]);
  await pass(250);
  await idle();
  expect([requestCount(), updates.length]).toEqual([4, 2]);
});

test('a response for a pair that was left and shown again is ignored', async () => {
  const { hold, idle, intercept, show, updates, scope } = await open();
  const release = hold(depthPath);
  show(btc);
  await settled();
  show(eth);
  await settled();
  intercept(depthPath, null);
  show(btc);
  await idle();
  const newest = scope.getState($bestBid);
  intercept(depthPath, offline);
  release();
  await idle();
  expect([updates.map(({ id }) => id), scope.getState($bestBid), scope.getState($isMarketDataStale)]).toEqual([[btc], newest, false]);
});

test('a failure of book and trades is reported until both arrive, and a retry requests both; later failures keep the data', async () => {
  const { idle, intercept, show, pass, requestCount, scope } = await open();
  const failure = () => scope.getState(firstMarketData.$error)?.failure.kind;
  intercept(tradesPath, offline);
  show(btc);
  await idle();
  expect([requestCount(), failure()]).toEqual([2, 'unreachable']);
  intercept(tradesPath, null);
  await allSettled(firstMarketData.refetched, { scope });
  await idle();
  expect([requestCount(), failure()]).toEqual([4, undefined]);
  intercept(tradesPath, offline);
  await pass(250);
  await idle();
  expect([scope.getState($isMarketDataStale), failure()]).toEqual([true, undefined]);
});

test('requests neither book nor trades during a pause requested by the exchange', async () => {
  const { idle, intercept, show, pass, requestCount, scope } = await open();
  intercept(depthPath, async () => new Response('', { status: 429, headers: { 'retry-after': '10' } }));
  show(btc);
  await idle();
  expect([requestCount(), scope.getState($isMarketDataStale)]).toEqual([2, true]);
  intercept(depthPath, null);
  for (let second = 1; second < 10; second += 1) await pass(1_000);
  expect(requestCount()).toBe(2);
  await pass(1_000);
  await pass(250);
  await idle();
  expect(scope.getState($isMarketDataStale)).toBe(false);
});

test.each(['the form', 'the feed'] as const)(
  'when %s switches to another pair first, the form never shows the previous pair’s price',
  async (first) => {
    const { scope, idle, show, hold } = await open();
    const $form = createStore<number | null>(btc);
    const prices = collect(lastPriceOf($form).updates, scope);
    const tellForm = () => void allSettled($form, { scope, params: eth });
    show(btc);
    await idle();
    const before = scope.getState($lastPrice);
    expect(prices).toEqual([before]);
    const release = hold(depthPath);
    if (first === 'the form') tellForm();
    show(eth);
    if (first === 'the feed') tellForm();
    await settled();
    expect(prices).toEqual([before, null]);
    release();
    await idle();
    expect(prices).toEqual([before, null, scope.getState($lastPrice)]);
  },
);
