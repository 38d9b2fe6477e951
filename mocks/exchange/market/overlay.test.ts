import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { add, compare, divide, multiply, type Decimal } from '@/contract/decimal';
import { openWithInterventions, pair, ratio, unmovedMarkets, someMove, start } from '@tests/support/exchange/interventionMarkets';
import { cases } from '@tests/support/testAmount';
import { createDb } from '../../db';
import { marketCollections } from './collections';
import { candleStart, day, intervals } from './levels';
import type { MarketId } from './market';
import { createOverlay } from './overlay';

vi.setConfig({ testTimeout: 30_000 });

const minute = 60_000;
const crash = { kind: 'move', percent: '-10', overMs: 5 * minute, holdMs: null } as const;

const someMarket = fc.constantFrom<MarketId>(...['BTC_USDT', 'ETH_BTC', 'BTC_USDC', 'BTC3S_USDT'].map(pair), 'btcusdt', 'btcusdt_260109_d');
const someHalt = fc.record({
  kind: fc.constant('halt' as const),
  from: fc.integer({ min: start, max: start + 3_600_000 }),
  forMs: fc.option(fc.integer({ min: 1, max: 2 * 3_600_000 })),
  of: fc.constantFrom('BTC', 'all', 'btcusdt'),
});
/** A book that is empty on one side or both. */
const someEmptyBook = fc.record({
  kind: fc.constant('thinBook' as const),
  factor: fc.constant('0'),
  side: fc.constantFrom('bids', 'asks', undefined),
  from: fc.integer({ min: start, max: start + 3_600_000 }),
  forMs: fc.option(fc.integer({ min: 1, max: 2 * 3_600_000 })),
  of: fc.constantFrom('BTC', 'all', 'btcusdt'),
});
const some = fc.array(fc.oneof(someMove, someMove, someHalt), { minLength: 1, maxLength: 3 });
const anything = fc.tuple(some, fc.array(someEmptyBook, { maxLength: 2 })).map((parts) => parts.flat());
const later = fc.integer({ min: 1, max: 8 * 3_600_000 }).map((ms) => start + ms);

/** All data of a market at an instant, serialised. */
const snapshotOf = (market: typeof unmovedMarkets, id: MarketId, at: number) =>
  JSON.stringify([
    typeof id === 'number' ? market.ticker(id, at) : market.contractTicker(id, at),
    market.depth(id, at),
    market.trades(id, at, 40),
    market.trendline(id, at),
    intervals.map((interval) => market.candles(id, interval, at - 2 * day, at + 1)),
  ]);

describe('a move', () => {
  test('changes nothing up to its start, and unrelated markets never', () => {
    fc.assert(
      fc.property(some, someMarket, fc.integer({ min: 0, max: 3 * day }), (interventions, id, before) => {
        const { market } = openWithInterventions(...interventions);
        expect(snapshotOf(market, id, start - before)).toBe(snapshotOf(unmovedMarkets, id, start - before));
        const apart = interventions.every(({ of }) => of === 'BTC' || of === 'btcusdt');
        if (apart)
          expect(snapshotOf(market, pair('ETH_USDT'), start + minute)).toBe(snapshotOf(unmovedMarkets, pair('ETH_USDT'), start + minute));
      }),
      { numRuns: cases(12) },
    );
  });

  test('is applied linearly and persists', () => {
    const { market } = openWithInterventions(crash);
    expect(ratio(market, pair('BTC_USDT'), start)).toBe(1);
    expect(ratio(market, pair('BTC_USDT'), start + 2.5 * minute)).toBeCloseTo(0.95, 2);
    for (const after of [5 * minute + 2_000, 3_600_000, 90 * day])
      expect(ratio(market, pair('BTC_USDT'), start + after)).toBeCloseTo(0.9, 3);
  });

  test('reverts after its hold time, or at once when undone, and keeps past trades', () => {
    const { market } = openWithInterventions({ ...crash, holdMs: 10 * minute });
    expect(ratio(market, pair('BTC_USDT'), start + 14 * minute)).toBeCloseTo(0.9, 3);
    expect(ratio(market, pair('BTC_USDT'), start + 21 * minute)).toBe(1);
    const [undone, ongoing] = [openWithInterventions({ ...crash, endedAt: start + 4 * minute }), openWithInterventions(crash)];
    const id = pair('BTC_USDT');
    expect(undone.market.candles(id, '1m', start, start + 4 * minute)).toEqual(ongoing.market.candles(id, '1m', start, start + 4 * minute));
    expect(ratio(undone.market, id, start + 4 * minute + 2_000)).toBe(1);
  });

  test('affects contracts with their index and mark, cross pairs and fund tokens, and nothing else', () => {
    const { market } = openWithInterventions(crash);
    const at = start + 3_600_000;
    for (const id of [pair('BTC_USDT'), pair('BTC_USDC'), 'btcusdt', 'btcusdt_260109_d']) expect(ratio(market, id, at)).toBeCloseTo(0.9, 3);
    expect(ratio(market, pair('ETH_BTC'), at)).toBeCloseTo(1 / 0.9, 3);
    expect(ratio(market, pair('BTC3L_USDT'), at)).toBeCloseTo(0.9 * 0.9 * 0.9, 3);
    expect(ratio(market, pair('BTC3S_USDT'), at)).toBeCloseTo(1 / (0.9 * 0.9 * 0.9), 3);
    const [moved, before] = [market, unmovedMarkets].map((each) => each.contractTicker('btcusdt', at));
    for (const field of ['index', 'mark'] as const)
      expect(Number.parseFloat(divide(moved?.[field] ?? '0', before?.[field] ?? '1', 8))).toBeCloseTo(0.9, 4);
    for (const name of ['ETH_USDT', 'ETH3L_USDT', 'USDC_USDT']) expect(ratio(market, pair(name), at)).toBe(1);
  });

  test('of a sector, the whole market or one contract affects its members only', () => {
    const at = start + 3_600_000;
    const { market: memes } = openWithInterventions({ ...crash, of: 'meme' });
    expect(['DOGE_USDT', 'PEPE_USDT', 'BTC_USDT'].map((name) => ratio(memes, pair(name), at).toFixed(2))).toEqual(['0.90', '0.90', '1.00']);
    const { market: all } = openWithInterventions({ ...crash, of: 'all' });
    expect(['BTC_USDT', 'ETH_BTC', 'USDC_USDT', 'WIF_USDT'].map((name) => ratio(all, pair(name), at).toFixed(2))).toEqual([
      '0.90',
      '1.00',
      '1.00',
      '0.90',
    ]);
    const { market: one } = openWithInterventions({ ...crash, of: 'btcusdt' });
    expect([ratio(one, 'btcusdt', at).toFixed(2), ratio(one, pair('BTC_USDT'), at)]).toEqual(['0.90', 1]);
  });
});

describe('candles, tickers and searches agree with the trades under any interventions', () => {
  const tape = (market: typeof unmovedMarkets, id: MarketId, from: number, to: number) =>
    market.trades(id, to - 1, 5_000).filter(({ at }) => at >= from);

  test('the last price is that of the latest trade, and the one-minute candle aggregates its trades', () => {
    fc.assert(
      fc.property(anything, someMarket, later, (interventions, id, at) => {
        const { market } = openWithInterventions(...interventions);
        expect(market.price(id, at)).toBe(market.trades(id, at, 1)[0]?.price);
        const from = candleStart('1m', at);
        const trades = tape(market, id, from, at + 1);
        const [candle] = market.candles(id, '1m', from, at + 1);
        if (trades.length === 0) {
          expect([candle?.high, candle?.low]).toEqual([market.price(id, from), market.price(id, from)]);
          return;
        }
        const prices = trades.map(({ price }) => price).toSorted(compare);
        expect(candle).toMatchObject({ open: trades.at(-1)?.price, close: trades[0]?.price, high: prices.at(-1), low: prices[0] });
        expect(compare(candle?.volume ?? '', add(...trades.map(({ amount }) => amount)))).toBe(0);
      }),
      { numRuns: cases(30) },
    );
  });

  test('candles of every interval aggregate one-minute candles, and a ticker those of 24 hours', () => {
    fc.assert(
      fc.property(anything, someMarket, later, (interventions, id, at) => {
        const { market } = openWithInterventions(...interventions);
        const parts = (from: number, to: number) => market.candles(id, '1m', from, to).filter((part) => compare(part.volume, '0') > 0);
        const whole = (minutes: ReturnType<typeof parts>) => ({
          open: minutes[0]?.open,
          high: minutes
            .map(({ high }) => high)
            .toSorted(compare)
            .at(-1),
          low: minutes.map(({ low }) => low).toSorted(compare)[0],
          volume: expect.toSatisfy((volume: string) => compare(volume, add(...minutes.map((part) => part.volume))) === 0),
        });
        for (const interval of ['5m', '1h', '4h', '1d'] as const) {
          const from = candleStart(interval, at);
          const minutes = parts(from, at + 1);
          const [candle] = market.candles(id, interval, from, at + 1);
          if (minutes.length > 0) expect(candle).toEqual({ start: from, close: minutes.at(-1)?.close, ...whole(minutes) });
        }
        const end = candleStart('1m', at);
        const ticker = typeof id === 'number' ? market.ticker(id, end - 1) : market.contractTicker(id, end - 1);
        const minutes = parts(end - day, end);
        // During a halt, the 24-hour window ends at the start of the halt.
        if (!market.isHalted(id, end - 1)) expect(ticker).toMatchObject({ last: minutes.at(-1)?.close, ...whole(minutes) });
      }),
      { numRuns: cases(15) },
    );
  });

  test('the search for the first trade beyond a price matches a scan of all trades', () => {
    fc.assert(
      fc.property(
        anything,
        someMarket,
        later,
        fc.nat(),
        fc.constantFrom('above', 'below'),
        (interventions, id, after, tradeIndex, direction) => {
          const { market } = openWithInterventions(...interventions);
          const until = after + 20 * minute;
          const trades = tape(market, id, after + 1, until + 1).toReversed();
          const goal = trades[tradeIndex % Math.max(1, trades.length)]?.price ?? '1';
          const first = trades.find(({ price }) => compare(price, goal) * (direction === 'above' ? 1 : -1) >= 0);
          expect(market.firstBeyond(id, direction, goal, after, until)).toEqual(first);
        },
      ),
      { numRuns: cases(30) },
    );
  });

  test('the first mark at a goal is found at its exact instant, through moves and halts', () => {
    fc.assert(
      fc.property(anything, later, fc.integer({ min: 1, max: 400 }), (interventions, after, hundredths) => {
        const { market } = openWithInterventions(...interventions);
        const until = after + 30 * minute;
        const ceiling = multiply(market.mark('btcusdt', after), String(1 - hundredths / 10_000));
        const isReached = ([mark = '0']: readonly Decimal[]) => compare(mark, ceiling) <= 0;
        const instants = [pair('BTC_USDT'), 'btcusdt'].flatMap((id) => tape(market, id, after + 1, until + 1).map(({ at }) => at));
        const ends = interventions.flatMap((each) => (each.kind === 'halt' && each.forMs !== null ? each.from + each.forMs : []));
        const first = [...instants, ...ends]
          .filter((at) => at > after && at <= until)
          .toSorted((a, b) => a - b)
          .find((at) => isReached([market.mark('btcusdt', at)]));
        expect(market.firstAtMarkGoal([{ code: 'btcusdt', weight: '1' }], { ceiling, isReached }, after, until)).toBe(first);
      }),
      { numRuns: cases(30) },
    );
  });
});

describe('a halt', () => {
  test('closes a market for its duration: prices and marks are frozen and the book is empty, then trading resumes', () => {
    const { market } = openWithInterventions({ kind: 'halt', of: 'btcusdt', forMs: 3_600_000 });
    const during = start + 30 * minute;
    expect([market.isOpen('btcusdt', start - 1), market.isOpen('btcusdt', start), market.isHalted('btcusdt', during)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(market.contractTicker('btcusdt', during)).toMatchObject({
      isOpen: false,
      last: market.price('btcusdt', start),
      mark: market.mark('btcusdt', start),
    });
    expect(market.depth('btcusdt', during)).toEqual({ bids: [], asks: [] });
    expect(market.trades('btcusdt', during, 1)[0]?.at).toBeLessThanOrEqual(start);
    expect(market.candles('btcusdt', '5m', start + 10 * minute, during).map(({ volume }) => Number.parseFloat(volume))).toEqual([
      0, 0, 0, 0, 0,
    ]);
    expect(market.isOpen(pair('BTC_USDT'), during)).toBe(true);
    expect(market.isOpen('btcusdt', start + 3_600_000)).toBe(true);
    expect(ratio(market, 'btcusdt', start + 3_600_000 + minute)).toBe(1);
  });
});

test('a wider spread and a thinner book last as long as requested', () => {
  const id = pair('BTC_USDT');
  const at = start + minute;
  const { market } = openWithInterventions(
    { kind: 'widenSpread', of: 'BTC_USDT', factor: '20', forMs: 2 * minute },
    { kind: 'thinBook', of: 'BTC', factor: '0.1', forMs: null, endedAt: start + 2 * minute },
  );
  const spread = (of: typeof unmovedMarkets) => {
    const { bids, asks } = of.depth(id, at, 1);
    return Number.parseFloat(asks[0]?.price ?? '') - Number.parseFloat(bids[0]?.price ?? '');
  };
  const offered = (of: typeof unmovedMarkets) => Number.parseFloat(of.depth(id, at, 100).asks.at(-1)?.total ?? '');
  expect(spread(market) / spread(unmovedMarkets)).toBeCloseTo(20, 6);
  expect(offered(market) / offered(unmovedMarkets)).toBeCloseTo(0.1, 1);
  expect(market.depth(id, start + 2 * minute)).toEqual(unmovedMarkets.depth(id, start + 2 * minute));
});

test('a single side of a book can be thinned out until it is empty', () => {
  const id = pair('BTC_USDT');
  const { market } = openWithInterventions(
    { kind: 'thinBook', of: 'BTC_USDT', factor: '0', side: 'asks', forMs: null, endedAt: start + 2 * minute },
    { kind: 'thinBook', of: 'ETH_USDT', factor: '0', forMs: null },
  );
  const at = start + minute;
  const { bids, asks } = market.depth(id, at);
  expect(asks).toEqual([]);
  // Every taker sells to the best bid.
  expect(bids[0]?.price).toBe(market.price(id, at));
  expect(bids.length).toBe(unmovedMarkets.depth(id, at).bids.length);
  expect(market.depth(id, start + 3 * minute)).toEqual(unmovedMarkets.depth(id, start + 3 * minute));
  expect([market.depth(pair('ETH_USDT'), at), market.isOpen(pair('ETH_USDT'), at)]).toEqual([{ bids: [], asks: [] }, true]);
});

test('a market with an empty book has no simulated trades, a frozen price and candles without volume until the book is restored', () => {
  const id = pair('BTC_USDT');
  const forMs = 10 * minute;
  const { market } = openWithInterventions(
    { kind: 'thinBook', of: 'BTC_USDT', factor: '0', side: 'asks', forMs: null, endedAt: start + forMs },
    { kind: 'thinBook', of: 'BTC_USDT', factor: '0', side: 'bids', forMs },
  );
  const [during, after] = [start + 9 * minute, start + forMs + 2 * minute];
  expect(market.trades(id, during)).toEqual(unmovedMarkets.trades(id, start));
  expect([market.price(id, during), market.isOpen(id, during)]).toEqual([unmovedMarkets.price(id, start), true]);
  expect(market.candles(id, '1m', start + minute, during).every(({ volume }) => compare(volume, '0') === 0)).toBe(true);
  expect(market.firstBeyond(id, 'above', '0', start, during)).toBeUndefined();
  expect(market.trades(id, after, 10)).toEqual(unmovedMarkets.trades(id, after, 10));
});

test('while one side of a book is empty, all takers trade against the other', () => {
  const id = pair('BTC_USDT');
  const sidesIn = (lacking: 'bids' | 'asks') => {
    const { market } = openWithInterventions({ kind: 'thinBook', of: 'BTC_USDT', factor: '0', side: lacking, forMs: null });
    const trades = market.trades(id, start + 10 * minute, 100).filter(({ at }) => at > start);
    expect(trades.map(({ price, amount }) => [price, amount])).toEqual(
      unmovedMarkets.trades(id, start + 10 * minute, trades.length).map(({ price, amount }) => [price, amount]),
    );
    return [...new Set(trades.map(({ side }) => side))];
  };
  expect([sidesIn('asks'), sidesIn('bids')]).toEqual([['sell'], ['buy']]);
});

test('users can trade with each other in an empty book, and their trade stays the last one while it is empty', () => {
  const id = pair('BTC_USDT');
  const { db, market } = openWithInterventions({ kind: 'thinBook', of: 'BTC_USDT', factor: '0', forMs: null });
  const at = start + minute;
  const fill = { side: 'buy', price: '90000', amount: '0.5', isTaken: false } as const;
  db.marketPrints.insert({ id: 1, ...market.print(id, at, fill) });
  const [latest, before] = market.trades(id, at + day, 2);
  expect(latest).toMatchObject({ at, side: 'buy' });
  expect(compare(latest?.price ?? '0', fill.price)).toBe(0);
  expect(before).toEqual(unmovedMarkets.trades(id, start, 1)[0]);
  expect(market.price(id, at + day)).toBe(latest?.price);
  expect(market.candles(id, '1h', start, at + day).filter(({ volume }) => compare(volume, '0') > 0)).toHaveLength(1);
});

test('a change of one market keeps the layers of the others', () => {
  const db = createDb(marketCollections);
  const overlay = createOverlay(db);
  const traded = (base: string) => ({ id: pair(`${base}_USDT`), base, quote: 'USDT' });
  const common = { from: start, endedAt: null, ...crash };
  db.marketInterventions.insert({ id: 1, of: 'BTC', ...common });
  db.marketInterventions.insert({ id: 2, of: 'ETH', ...common });
  const [bitcoin, ether] = [overlay.layerFor(traded('BTC')), overlay.layerFor(traded('ETH'))];
  db.marketInterventions.update(2, { endedAt: start + minute });
  expect([overlay.layerFor(traded('BTC')) === bitcoin, overlay.layerFor(traded('ETH')) === ether]).toEqual([true, false]);
  db.marketInterventions.remove(1);
  expect(overlay.layerFor(traded('BTC')).factor(start + day)).toBe(1);
});
