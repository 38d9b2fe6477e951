import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { add, compare, multiply, type Decimal } from '@/contract/decimal';
import {
  openWithInterventions,
  pair,
  ratio,
  unmovedMarkets,
  someMove,
  start,
  type InterventionDraft,
} from '@tests/support/exchange/interventionMarkets';
import { cases } from '@tests/support/testAmount';
import { day } from './levels';

vi.setConfig({ testTimeout: 30_000 });

const minute = 60_000;

describe("users' trades", () => {
  const somePrint = fc.record({
    at: fc.integer({ min: 1, max: 20 * minute }).map((ms) => start + ms),
    side: fc.constantFrom('buy' as const, 'sell' as const),
    lots: fc.integer({ min: 1, max: 5_000_000 }),
    percent: fc.integer({ min: -300, max: 300 }).map((hundredths) => String(hundredths / 10_000)),
    isTaken: fc.boolean(),
  });
  const soon = fc.integer({ min: 1, max: 30 * minute }).map((ms) => start + ms);
  /** A market with consecutive users' trades of bitcoin. */
  function printed(
    prints: readonly (typeof somePrint extends fc.Arbitrary<infer Each> ? Each : never)[],
    ...interventions: InterventionDraft[]
  ) {
    const { db, market } = openWithInterventions(...interventions);
    const id = pair('BTC_USDT');
    const ordered = prints.toSorted((a, b) => a.at - b.at);
    for (const [index, { at, side, lots, percent, isTaken }] of ordered.entries()) {
      // Queried in between, so that stale cache entries would show.
      market.ticker(id, at);
      market.firstBeyond(id, 'above', '1000000', at, at + day);
      const price = multiply(market.price(id, at), add('1', percent));
      const fill = { side, price, amount: multiply(String(lots), '0.00001'), isTaken };
      db.marketPrints.insert({ id: index + 1, ...market.print(id, at, fill) });
    }
    return { market, id };
  }

  test('appear on the tape and in every price, candle and search that covers their instant', () => {
    fc.assert(
      fc.property(fc.array(somePrint, { minLength: 1, maxLength: 6 }), fc.option(someMove), soon, (prints, move, until) => {
        const { market, id } = printed(prints, ...(move === null ? [] : [move]));
        const trades = market
          .trades(id, until, 4_000)
          .filter(({ at }) => at >= start - minute)
          .toReversed();
        expect(trades.filter(({ id: key }) => key.length > 12)).toHaveLength(prints.filter(({ at }) => at <= until).length);
        expect(market.price(id, until)).toBe(trades.at(-1)?.price);
        for (const interval of ['1m', '5m', '1h'] as const)
          for (const candle of market.candles(id, interval, start, Math.min(until, start + 40 * minute))) {
            const end = Math.min(until, start + 40 * minute, candle.start + (interval === '1m' ? 1 : interval === '5m' ? 5 : 60) * minute);
            if (candle.start < start - minute) continue;
            const inside = trades.filter(({ at }) => at >= candle.start && at < end);
            if (inside.length === 0) continue;
            const prices = inside.map(({ price }) => price).toSorted(compare);
            expect(candle).toMatchObject({ open: inside[0]?.price, close: inside.at(-1)?.price, high: prices.at(-1), low: prices[0] });
            expect(compare(candle.volume, add(...inside.map(({ amount }) => amount)))).toBe(0);
          }
        const highest = trades.filter(({ at }) => at > start).toSorted((a, b) => compare(b.price, a.price) || a.at - b.at)[0];
        if (highest) expect(market.firstBeyond(id, 'above', highest.price, start, until)?.at).toBe(highest.at);
      }),
      { numRuns: cases(25) },
    );
  });

  test('are included in the search for the first mark at a goal, which finds its exact instant', () => {
    fc.assert(
      fc.property(
        fc.array(somePrint, { minLength: 1, maxLength: 6 }),
        fc.option(someMove),
        soon,
        fc.nat(400),
        (prints, move, after, hundredths) => {
          const { market, id } = printed(prints, ...(move === null ? [] : [move]));
          const until = after + 20 * minute;
          const ceiling = multiply(market.mark('btcusdt', after), String(1 - hundredths / 100_000));
          const isReached = ([mark = '0']: readonly Decimal[]) => compare(mark, ceiling) <= 0;
          const first = [id, 'btcusdt']
            .flatMap((each) => market.trades(each, until, 4_000).map(({ at }) => at))
            .filter((at) => at > after)
            .toSorted((a, b) => a - b)
            .find((at) => isReached([market.mark('btcusdt', at)]));
          expect(market.firstAtMarkGoal([{ code: 'btcusdt', weight: '1' }], { ceiling, isReached }, after, until)).toBe(first);
        },
      ),
      { numRuns: cases(25) },
    );
  });

  test('that take a large part of the book move the price, which recovers within five minutes; small ones do not', () => {
    const at = start + minute;
    const big = { at, side: 'buy', lots: 1_000_000, percent: '0.0001', isTaken: true } as const;
    const { market, id } = printed([big]);
    const moved = (after: number) => ratio(market, id, at + after) - 1;
    const [first, late, gone] = [moved(3_000), moved(4 * minute), moved(5 * minute + 3_000)];
    expect([first > 0, late > 0, late < first / 2, gone]).toEqual([true, true, true, 0]);
    const seller = printed([{ ...big, side: 'sell' }]);
    expect(ratio(seller.market, id, at + 3_000)).toBeLessThan(1);
    for (const still of [
      { ...big, lots: 1 },
      { ...big, isTaken: false },
    ])
      expect(ratio(printed([still]).market, id, at + 3_000)).toBe(1);
    expect(market.price(id, start)).toBe(unmovedMarkets.price(id, start));
  });

  test('are included in an average premium that was queried before them', () => {
    const due = Date.UTC(2026, 0, 5, 16);
    const funding = (isLookedAt: boolean) => {
      const { db, market } = openWithInterventions();
      db.marketPrints.insert({ id: 1, ...market.print('btcusdt', start, { side: 'buy', price: '90000', amount: '1', isTaken: false }) });
      if (isLookedAt) market.fundingRate('btcusdt', due);
      const at = Date.UTC(2026, 0, 5, 12) - 1;
      const price = multiply(market.price('btcusdt', at), '1.2');
      db.marketPrints.insert({ id: 2, ...market.print('btcusdt', at, { side: 'buy', price, amount: '1', isTaken: false }) });
      return market.fundingRate('btcusdt', due);
    };
    expect(funding(true)).toBe(funding(false));
    expect(funding(true)).not.toBe(unmovedMarkets.fundingRate('btcusdt', due));
  });
});
