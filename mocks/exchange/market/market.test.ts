import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { add, compare, isDecimal, multiply } from '@/contract/decimal';
import { tradeArea } from '@/contract/market';
import { coins } from '@fixtures/coins';
import { deliveries, perpetuals } from '@fixtures/contracts';
import { spotMarkets } from '@fixtures/spotMarkets';
import { cases } from '@tests/support/testAmount';
import { hash } from '../random';
import { candleLength, candleStart, day, type Interval, intervals, nextCandle } from './levels';
import { createMarket, type MarketId, UnknownMarket } from './market';

vi.setConfig({ testTimeout: 30_000 });

const now = Date.UTC(2025, 10, 21, 7, 43, 12, 345);
const open = (seed = 'demo') => createMarket({ seed, coins, spots: spotMarkets, perpetuals, deliveries });
const market = open();
const pair = (name: string): number => spotMarkets.find(({ base, quote }) => `${base}_${quote}` === name)?.tradeId ?? 0;
const everything: MarketId[] = [...spotMarkets.map(({ tradeId }) => tradeId), ...market.contracts(now).map(({ code }) => code)];
/** One of each kind: independent, stable, cross, against USDC, leveraged long and short, perpetual, delivery, and inverse ones of both. */
const kinds: MarketId[] = ['BTC_USDT', 'USDC_USDT', 'ETH_BTC', 'SOL_USDC', 'BTC3L_USDT', 'ETH3S_USDT', 'WIF_USDT', 'SHIB_USDT'].map(pair);
kinds.push('btcusdt', 'pepeusdt', 'ethusdt_251226_d', 'btcusd', 'ethusd_251226_d');

const someMarket = fc.constantFrom(...kinds);
const instant = fc.integer({ min: now - 20 * day, max: now + 30 * day });
const number = (text: string): number => Number.parseFloat(text);

describe('prices, books, trades and candles of one market agree', () => {
  it('the last price is that of the latest trade, at any instant', () => {
    fc.assert(
      fc.property(someMarket, instant, (id, at) => {
        const [latest] = market.trades(id, at, 1);
        expect(market.price(id, at)).toBe(latest?.price);
        expect(latest?.at).toBeLessThanOrEqual(at);
      }),
    );
  });
  it('candles aggregate their trades', () => {
    fc.assert(
      fc.property(someMarket, instant, (id, at) => {
        const start = candleStart('1m', at);
        const [candle] = market.candles(id, '1m', start, at + 1);
        const trades = market.trades(id, at, 400).filter((trade) => trade.at >= start);
        expect(candle?.start).toBe(start);
        expect(sorted([...trades.map(({ price }) => price), candle?.open ?? '']).at(-1)).toBe(candle?.high);
        expect(sorted([...trades.map(({ price }) => price), candle?.open ?? '']).at(0)).toBe(candle?.low);
        expect(candle?.close).toBe(market.price(id, at));
        expect(compare(add(...trades.map(({ amount }) => amount)), candle?.volume ?? '')).toBe(0);
      }),
    );
  });
  it.each([
    ['5m', '1m'],
    ['15m', '5m'],
    ['30m', '15m'],
    ['1h', '30m'],
    ['4h', '1h'],
    ['1d', '4h'],
    ['1w', '1d'],
    ['1M', '1d'],
  ] as const)('candles of %s aggregate those of %s, including the one in progress', (long, short) => {
    fc.assert(
      fc.property(someMarket, instant, (id, at) => {
        const start = candleStart(long, at);
        const whole = market.candles(id, long, start, at + 1);
        const parts = market.candles(id, short, start, at + 1).filter((part) => part.start >= start);
        expect(whole).toHaveLength(1);
        expect(whole[0]).toEqual({
          start,
          open: parts[0]?.open,
          close: parts.at(-1)?.close,
          high: sorted(parts.map(({ high }) => high)).at(-1),
          low: sorted(parts.map(({ low }) => low)).at(0),
          volume: expect.toSatisfy((volume) => compare(volume, add(...parts.map((part) => part.volume))) === 0),
        });
      }),
      { numRuns: cases(25) },
    );
  });
  it('a ticker aggregates the last 24 hours', () => {
    for (const id of kinds) {
      const at = candleStart('1m', now) - 1;
      const ticker = typeof id === 'number' ? market.ticker(id, at) : market.contractTicker(id, at);
      const minutes = market.candles(id, '1m', at - day + 1, at + 1);
      expect(minutes).toHaveLength(1440);
      expect(ticker).toMatchObject({
        open: minutes[0]?.open,
        last: minutes.at(-1)?.close,
        high: sorted(minutes.map(({ high }) => high)).at(-1),
        low: sorted(minutes.map(({ low }) => low)).at(0),
      });
      expect(compare(ticker.volume, add(...minutes.map(({ volume }) => volume)))).toBe(0);
      // Turnover is in the quote currency, which is also the unit of an inverse contract's amounts.
      const isInverse = typeof id === 'string' && /usd(_|$)/.test(id);
      const turnover = minutes.reduce((sum, { close, volume }) => sum + number(multiply(isInverse ? '1' : close, volume)), 0);
      expect(Math.abs(number(ticker.turnover) / turnover - 1)).toBeLessThan(0.02);
    }
  });
  it('the 24-hour window of a ticker moves by the minute', () => {
    const minute = candleStart('1m', now + day);
    const opens = [minute + 5_000, minute + 55_000].map((at) => market.ticker(pair('BTC_USDT'), at).open);
    expect(new Set(opens)).toEqual(new Set([market.candles(pair('BTC_USDT'), '1m', minute - day + 60_000, minute + 1)[0]?.open]));
  });
  it('the latest trade is at the best price of the side it took from, and the levels are ordered', () => {
    fc.assert(
      fc.property(someMarket, instant, fc.integer({ min: 1, max: 60 }), (id, at, levels) => {
        const { bids, asks } = market.depth(id, at, levels);
        fc.pre(market.isOpen(id, at));
        const [latest] = market.trades(id, at, 1);
        expect([bids.length, asks.length]).toEqual([levels, levels]);
        expect(latest?.side === 'buy' ? asks[0]?.price : bids[0]?.price).toBe(latest?.price);
        const bookPrices = [...bids.toReversed(), ...asks].map(({ price }) => price);
        expect(bookPrices.every((price, index) => index === 0 || compare(bookPrices[index - 1] ?? '0', price) < 0)).toBe(true);
        for (const side of [bids, asks]) {
          expect(side.every(({ amount }) => compare(amount, '0') > 0)).toBe(true);
          expect(compare(side.at(-1)?.total ?? '', add(...side.map(({ amount }) => amount)))).toBe(0);
        }
      }),
    );
  });
  it('most levels of a book are unchanged from one second to the next', () => {
    const texts = (at: number) => new Set(market.depth(pair('BTC_USDT'), at, 40).asks.map(({ price, amount }) => `${price} ${amount}`));
    let unchangedShare = 0;
    for (let second = 0; second < 60; second += 1) {
      const next = texts(now + (second + 1) * 1000);
      unchangedShare += [...texts(now + second * 1000)].filter((level) => next.has(level)).length / 40;
    }
    expect(unchangedShare / 60).toBeGreaterThan(0.5);
    expect(unchangedShare / 60).toBeLessThan(0.99);
  });
  it('a level keeps its amount for as long as it states', () => {
    const id = pair('BTC_USDT');
    const amountAt = (price: string, at: number) => market.depth(id, at, 200).asks.find((each) => each.price === price)?.amount;
    let changed = 0;
    for (const { price, amount, until } of market.depth(id, now, 30).asks) {
      expect([amount, undefined]).toContain(amountAt(price, until - 1));
      if (![amount, undefined].includes(amountAt(price, until))) changed += 1;
    }
    expect(changed).toBeGreaterThan(5);
  });
  it('the search for the first trade beyond a price matches a scan of all trades', () => {
    fc.assert(
      fc.property(someMarket, instant, fc.constantFrom('above', 'below'), fc.nat(900_000), (id, at, direction, ahead) => {
        const until = at + ahead;
        const goal = market.price(id, at + 450_000);
        const all = market.trades(id, until, 5_000).filter((trade) => trade.at > at);
        const found = all.findLast(({ price }) => (direction === 'above' ? compare(price, goal) >= 0 : compare(price, goal) <= 0));
        expect(market.firstBeyond(id, direction, goal, at, until)).toEqual(found);
      }),
    );
  });
  it('trend lines end at the current price', () => {
    for (const id of kinds) {
      const line = market.trendline(id, now);
      expect(line).toHaveLength(24);
      expect(line.at(-1)).toBe(market.price(id, now));
    }
  });
});

describe('markets agree with each other', () => {
  const price = (name: string, at: number) => number(market.price(pair(name), at));
  it('prices against other coins and stablecoins follow those against USDT', () => {
    fc.assert(
      fc.property(instant, (at) => {
        expect(Math.abs(price('ETH_BTC', at) / (price('ETH_USDT', at) / price('BTC_USDT', at)) - 1)).toBeLessThan(0.04);
        expect(Math.abs(price('SOL_USDC', at) / (price('SOL_USDT', at) / price('USDC_USDT', at)) - 1)).toBeLessThan(0.02);
      }),
    );
  });
  it('cross prices equal the ratio of their USDT prices every four hours', () => {
    for (let segment = 0; segment < 48; segment += 1) {
      const at = candleStart('4h', now) - segment * 4 * 3_600_000 - 1;
      expect(Math.abs(price('ETH_BTC', at) / (price('ETH_USDT', at) / price('BTC_USDT', at)) - 1)).toBeLessThan(0.0001);
    }
  });
  it('leveraged tokens move three times as much as their coin, with it or against it', () => {
    const change = (name: string, at: number) => price(name, at) / price(name, at - 6 * 3_600_000) - 1;
    for (let days = 0; days < 30; days += 1) {
      const moved = change('BTC_USDT', now - days * day);
      expect(Math.abs(change('BTC3L_USDT', now - days * day) - 3 * moved)).toBeLessThan(0.02);
      expect(Math.abs(change('BTC3S_USDT', now - days * day) + 3 * moved)).toBeLessThan(0.03);
    }
  });
  it('a contract stays near its index, the spot price, and its mark lies between index and last price', () => {
    fc.assert(
      fc.property(instant, fc.nat(), (at, which) => {
        const running = market.contracts(at);
        const { code, base, type } = running[which % running.length] ?? { code: '', base: '', type: 'perpetual' };
        const { index, mark, last, fundingRate } = market.contractTicker(code, at);
        expect(Math.abs(number(index) / price(`${base}_USDT`, at) - 1)).toBeLessThan(0.0002);
        expect(Math.abs(number(last) / number(index) - 1)).toBeLessThan(type === 'perpetual' ? 0.05 : 0.08);
        const [min = '', max = ''] = sorted([index, last]);
        expect(compare(min, mark) <= 0 && compare(mark, max) <= 0).toBe(true);
        expect(fundingRate === null).toBe(type !== 'perpetual');
      }),
    );
  });
});

describe('opening, closing, expiring', () => {
  it('a closed market keeps its last price and has no book and no new trades', () => {
    const id = pair('LUNC_USDT');
    const closed = Date.parse('2025-06-10T08:00:00Z');
    expect(market.isOpen(id, closed - 1)).toBe(true);
    expect(market.ticker(id, now)).toMatchObject({ isOpen: false, volume: '0', change: '0.00', last: market.price(id, closed) });
    expect(market.depth(id, now)).toEqual({ bids: [], asks: [] });
    expect(market.trades(id, now, 1)[0]?.at).toBeLessThan(closed);
    expect(market.candles(id, '1h', closed - 7_200_000, now)).toHaveLength(2);
  });
  it('a market that is not listed yet has only its opening price', () => {
    const id = pair('POL_USDT');
    const before = Date.parse('2024-09-17T00:00:00Z') - 5 * day;
    expect(market.ticker(id, before)).toMatchObject({ isOpen: false, volume: '0', change: '0.00' });
    expect(market.trades(id, before)).toEqual([]);
    expect(market.candles(id, '1d', before - 5 * day, before)).toEqual([]);
    expect(market.price(id, before)).toBe(market.candles(id, '1m', before + 5 * day, before + 6 * day)[0]?.open);
  });
  it('candles include nothing after the requested instant', () => {
    fc.assert(
      fc.property(someMarket, instant, fc.constantFrom<Interval>(...intervals), (id, at, interval) => {
        const past = JSON.stringify(market.candles(id, interval, at - 100_000, at));
        expect(market.candles(id, interval, at - 100_000, at).at(-1)?.close).toBe(market.trades(id, at - 1, 1)[0]?.price);
        open().candles(id, interval, at, at + day);
        expect(JSON.stringify(market.candles(id, interval, at - 100_000, at))).toBe(past);
      }),
      { numRuns: cases(40) },
    );
  });
  it('at least 20 contracts are listed at any time, with unique codes that mark deliveries', () => {
    for (let week = 0; week < 60; week += 1) {
      const running = market.contracts(now + week * 7 * day);
      expect(running.length).toBeGreaterThanOrEqual(20);
      expect(new Set(running.map(({ code }) => code)).size).toBe(running.length);
      for (const { code, type, expires } of running) {
        expect(code.endsWith('_d')).toBe(type !== 'perpetual');
        if (expires !== null) expect(new Date(expires).toUTCString()).toMatch(/^Fri.*08:00:00 GMT$/);
      }
    }
  });
  it('a delivery contract converges to the spot price and settles at it', () => {
    const [first] = market.contracts(now).filter(({ code }) => code.startsWith('btcusdt_'));
    const { code = '', expires = 0 } = first ?? {};
    const settled = number(market.settlementPrice(code));
    const spot = number(market.price(pair('BTC_USDT'), expires ?? 0));
    expect(Math.abs(settled / spot - 1)).toBeLessThan(0.02);
    expect(market.isOpen(code, (expires ?? 0) - 1)).toBe(true);
    expect(market.isOpen(code, expires ?? 0)).toBe(false);
    expect(market.contractTicker(code, (expires ?? 0) + 9 * day)).toMatchObject({
      isOpen: false,
      volume: expect.stringMatching(/^0\.?0*$/),
    });
  });
  it.each(['btcusdt_251225_d', 'btcusdt_d', 'nothing', 'nothing_251226_d', 'btcusdt_991399_d', '', 7])('market %s is unknown', (id) => {
    expect(market.has(id)).toBe(false);
    expect(() => market.price(id, now)).toThrow(UnknownMarket);
  });
});

describe('the whole market', () => {
  it('lists at least 40 pairs, including ETF, alts and closed ones', () => {
    const inArea = (area: number) => spotMarkets.filter((spot) => spot.tradeArea === area).length;
    expect(spotMarkets.length).toBeGreaterThanOrEqual(40);
    expect([inArea(tradeArea.etf) >= 2, inArea(tradeArea.alts) >= 2]).toEqual([true, true]);
    expect(spotMarkets.some(({ tradeId }) => !market.isOpen(tradeId, now))).toBe(true);
  });
  it('formats every number with the decimals of its market', () => {
    for (const { tradeId, digit } of spotMarkets) {
      const [price = 0, amount = 0] = digit.split('#').map((part) => Number.parseInt(part, 10));
      const ticker = market.ticker(tradeId, now);
      for (const text of [ticker.last, ticker.open, ticker.high, ticker.low]) expect(decimals(text)).toBe(price);
      expect(decimals(ticker.volume)).toBe(amount);
      expect([ticker.turnover, ticker.marketCap].every(isDecimal)).toBe(true);
    }
  });
  it('has daily moves that match the volatility of its coins', () => {
    for (const { shortName, volatility } of coins.filter(({ volatility: moves }) => moves > 0)) {
      const id = pair(`${shortName}_USDT`);
      if (!market.has(id)) continue;
      const days = market.candles(id, '1d', now - 500 * day, candleStart('1d', now));
      const squares = days.map(
        (candle) => (number(candle.close) / number(candle.open) - 1) * (number(candle.close) / number(candle.open) - 1),
      );
      const deviation = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length) * 10_000;
      expect(deviation / volatility, shortName).toBeGreaterThan(0.5);
      expect(deviation / volatility, shortName).toBeLessThan(1.8);
    }
  });
  it('is identical for the same seed and instant, in any order of queries and on every JavaScript engine', () => {
    const ask = (on: ReturnType<typeof open>, ids: readonly MarketId[]) => new Map(ids.map((id) => [id, snapshotOf(on, id)]));
    const forwards = ask(open(), everything);
    const backwards = ask(open(), everything.toReversed());
    expect(everything.map((id) => backwards.get(id))).toEqual(everything.map((id) => forwards.get(id)));
    expect(hash(everything.map((id) => forwards.get(id)).join('\n'))).toBe(3_101_198_353);
  });
  it('differs for another seed', () => {
    expect(snapshotOf(open('other'), pair('BTC_USDT'))).not.toBe(snapshotOf(market, pair('BTC_USDT')));
  });
  it('starts each candle when the previous one ends', () => {
    for (const interval of intervals) {
      const candles = market.candles(pair('ETH_USDT'), interval, now - 90 * day, now);
      for (const [index, { start }] of candles.entries())
        if (index > 0) expect(start).toBe(nextCandle(interval, candles[index - 1]?.start ?? 0));
    }
  });
});

/** All data of a market at one instant, serialised. */
function snapshotOf(on: ReturnType<typeof open>, id: MarketId): string {
  return JSON.stringify([
    typeof id === 'number' ? on.ticker(id, now) : on.contractTicker(id, now),
    on.depth(id, now, 30),
    on.trades(id, now, 30),
    on.trendline(id, now),
    intervals.map((interval) => on.candles(id, interval, now - 6 * candleLength[interval], now)),
  ]);
}

const sorted = (texts: readonly string[]): string[] => texts.toSorted(compare);
const decimals = (text: string): number => text.split('.')[1]?.length ?? 0;
