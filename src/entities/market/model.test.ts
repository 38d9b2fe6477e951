import { allSettled, createStore } from 'effector';
import { describe, expect, test } from 'vitest';
import { market } from '@/contract/market';
import { appStarted } from '@/shared/lib';
import { changedTicker } from '@tests/support/app/changedTicker';
import { offline, openScope, settled } from '@tests/support/app/scope';
import { digestInterval } from './digest';
import { marketRankings, $featuredPairs } from './marketRankings';
import { instrumentsRetried } from './instrumentsModel';
import { $quotes, marketGates } from './quotesModel';
import { createRanking } from './ranking';
import { marketSides } from './sides';
import { $trends, trendsShown } from './trendsModel';
import type { RankingOrder } from './quote';

const tickers = '/hk-web/market/symbol/tickers';
const contractTickers = market.contractTickers.path;
const pairs = '/hk-web/currency/trade/support';
const lines = '/hk-web/kline-history/market/trendlines';

async function openMarket() {
  const page = await openScope();
  const { scope, clock, requests } = page;
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settled();
  };
  return {
    ...page,
    open: async () => {
      void allSettled(marketGates.spot.open, { scope, params: {} });
      await settled();
      await pass(0);
    },
    close: async () => {
      void allSettled(marketGates.spot.close, { scope });
      await settled();
    },
    pass,
    spot: () => scope.getState(marketSides.spot),
    count: (path: string) => requests.filter((call) => call === `GET ${path}`).length,
  };
}

describe('quotes', () => {
  test('are polled once a second from the first reader to the last; a further reader sends no request', async () => {
    const { open, close, pass, count, scope } = await openMarket();
    expect(count(tickers)).toBe(0);
    await open();
    await open();
    expect(count(tickers)).toBe(1);
    await pass(1000);
    await pass(1000);
    expect(count(tickers)).toBe(3);
    await close();
    await pass(10_000);
    expect(count(tickers)).toBe(3);
    expect(scope.getState($quotes).get(1001)?.last).toMatch(/^\d/);
  });

  test('of contracts are polled until neither real nor mock contracts are read', async () => {
    const { scope, pass, count } = await openMarket();
    const send = async (event: 'open' | 'close', side: 'contract' | 'mock') => {
      void allSettled<void | object>(marketGates[side][event], { scope, params: {} });
      await settled();
      await pass(1000);
      return count(contractTickers);
    };
    const counts = [
      await send('open', 'contract'),
      await send('open', 'mock'),
      await send('close', 'contract'),
      await send('close', 'mock'),
    ];
    expect(counts).toEqual([2, 3, 4, 4]);
  });

  test('a market is ready once instruments and quotes have arrived', async () => {
    const { open, hold, spot } = await openMarket();
    const release = hold(tickers);
    await open();
    expect(spot().status).toBe('loading');
    release();
    await settled();
    expect(spot()).toMatchObject({ status: 'ready', isStale: false });
    expect(spot().list.length).toBeGreaterThan(40);
  });

  test('quotes are stale while the exchange is unreachable, and fresh again when it recovers', async () => {
    const { open, intercept, pass, spot, clock } = await openMarket();
    await open();
    const since = clock.now();
    intercept(tickers, offline);
    await pass(1000);
    await pass(1000);
    expect(spot()).toMatchObject({ status: 'ready', isStale: true, at: since });
    intercept(tickers, null);
    await pass(1000);
    expect(spot()).toMatchObject({ isStale: false, at: null });
  });

  test('fresh quotes do not re-render views whose status is unchanged', async () => {
    const { open, pass, count, spot } = await openMarket();
    await open();
    const before = spot();
    await pass(1000);
    expect(count(tickers)).toBe(2);
    expect(spot()).toBe(before);
  });

  test('quotes are stale when a response takes too long', async () => {
    const { open, hold, pass, spot } = await openMarket();
    await open();
    const release = hold(tickers);
    await pass(1000);
    await pass(4000);
    expect(spot().isStale).toBe(false);
    await pass(1000);
    expect(spot().isStale).toBe(true);
    release();
    await settled();
    expect(spot().isStale).toBe(true);
    await pass(1000);
    expect(spot().isStale).toBe(false);
  });

  test('quotes that always arrive five seconds late stay stale', async () => {
    const { open, intercept, pass, spot, exchange, clock } = await openMarket();
    await open();
    intercept(tickers, async (request) => {
      await new Promise<void>((resolve) => void clock.after(5000, resolve));
      return exchange.transport(request);
    });
    const seen: boolean[] = [];
    for (let second = 0; second < 30; second += 1) {
      await pass(1000);
      seen.push(spot().isStale);
    }
    expect(seen.indexOf(true)).toBeGreaterThan(0);
    expect(seen.slice(seen.indexOf(true))).not.toContain(false);
  });

  test('two app instances share no quotes', async () => {
    const [one, other] = await Promise.all([openMarket(), openMarket()]);
    await one.open();
    await allSettled(appStarted, { scope: other.scope });
    expect(other.scope.getState($quotes).get(1001)).toBeUndefined();
  });
});

test('reloads lists that failed, and not those already loaded', async () => {
  const { open, intercept, spot, count, scope } = await openMarket();
  intercept(pairs, offline);
  await open();
  expect(spot().status).toBe('failed');
  intercept(pairs, null);
  void allSettled(instrumentsRetried, { scope });
  await settled();
  expect(spot().status).toBe('ready');
  void allSettled(instrumentsRetried, { scope });
  await open();
  expect(count(pairs)).toBe(2);
});

test('trend lines are requested in batches, only for watched instruments, and again after a minute', async () => {
  const { open, pass, scope, requests, count } = await openMarket();
  await open();
  const trends = scope.getState($trends);
  trends.subscribe(1001, () => {});
  trends.subscribe('btcusdt', () => {});
  void allSettled(trendsShown, { scope });
  void allSettled(trendsShown, { scope });
  await pass(50);
  expect(count(lines)).toBe(1);
  expect([trends.get(1001)?.length, trends.get('btcusdt')?.length, trends.get(1002)]).toEqual([24, 24, undefined]);
  void allSettled(trendsShown, { scope });
  await pass(50);
  expect(count(lines)).toBe(1);
  await pass(60_000);
  expect(requests.filter((call) => call.includes(lines))).toHaveLength(2);
});

describe('a ranked list', () => {
  const order: RankingOrder = marketRankings.gainers;
  const list = createRanking({ $rows: $featuredPairs, $order: createStore<RankingOrder | null>(order), $limit: createStore(5) });

  async function openList() {
    const page = await openMarket();
    await page.open();
    void allSettled(list.Gate.open, { scope: page.scope, params: {} });
    await settled();
    const ids = () => page.scope.getState(list.$ranked).map(({ id }) => id);
    /** Makes the last entry of the list the top gainer. */
    const overturn = () => {
      const feed = page.scope.getState($quotes);
      const last = ids().at(-1) ?? 0;
      const quote = feed.get(last);
      page.intercept(tickers, offline);
      if (quote) feed.set([[last, { ...quote, change: '999' }]]);
      return last;
    };
    return { ...page, ids, overturn };
  }

  test('is ordered from the first quotes on, and reordered after a few seconds', async () => {
    const { ids, overturn, pass } = await openList();
    expect(ids()).toHaveLength(5);
    const winner = overturn();
    expect(ids()[0]).not.toBe(winner);
    await pass(digestInterval);
    expect(ids()[0]).toBe(winner);
  });

  test('keeps its order while hovered or focused', async () => {
    const { ids, overturn, pass, scope } = await openList();
    void allSettled(list.pauseChanged, { scope, params: true });
    const before = ids();
    const winner = overturn();
    await pass(digestInterval);
    await pass(digestInterval);
    expect(ids()).toEqual(before);
    void allSettled(list.pauseChanged, { scope, params: false });
    await settled();
    expect(ids()[0]).toBe(winner);
  });

  test('shows a value that changes the order together with the new order, other values at once, and the latest values while hovered', async () => {
    const { ids, pass, scope, intercept, exchange } = await openList();
    const shown = scope.getState(list.$shown);
    const before = ids();
    const [first, last] = [before[0], before.at(-1)].map(Number);
    const change = async (id: number | undefined, percent: string) => {
      intercept(tickers, changedTicker(exchange, id ?? 0, percent));
      await pass(1000);
      return [ids()[0], shown.get(id ?? 0)?.change === percent];
    };
    expect(await change(first, '900')).toEqual([first, true]);
    expect(await change(last, '999')).toEqual([first, false]);
    await pass(digestInterval);
    expect([ids()[0], shown.get(last ?? 0)?.change]).toEqual([last, '999']);
    void allSettled(list.pauseChanged, { scope, params: true });
    expect(await change(first, '2000')).toEqual([last, true]);
    void allSettled(list.pauseChanged, { scope, params: false });
    await settled();
    expect(ids()[0]).toBe(first);
  });

  test('is no longer reordered once closed', async () => {
    const { ids, overturn, pass, scope } = await openList();
    void allSettled(list.Gate.close, { scope });
    const before = ids();
    overturn();
    await pass(digestInterval * 3);
    expect(ids()).toEqual(before);
  });

  test.each([
    ['gainers', /^[1-9]|^0\.0*[1-9]/],
    ['losers', /^-/],
  ] as const)('of %s contains only those, even if they are few', async (name, change) => {
    const page = await openMarket();
    await page.open();
    const board = createRanking({ $rows: $featuredPairs, $order: createStore<RankingOrder | null>(marketRankings[name]) });
    void allSettled(board.Gate.open, { scope: page.scope, params: {} });
    await settled();
    const feed = page.scope.getState($quotes);
    const rows = page.scope.getState(board.$ranked);
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) expect(feed.get(id)?.change).toMatch(change);
  });
});
