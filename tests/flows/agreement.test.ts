import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePercent, compare, largest, multiply, smallest, type Decimal } from '@/contract/decimal';
import { market } from '@/contract/market';
import { orderSide, orderType, spot } from '@/contract/spot';
import { cases } from '@tests/support/testAmount';
import { openFlow } from './flow';

const tradeIds = [1001, 1002, 1003, 1012];
const minute = 60_000;
const day = 86_400_000;

type Flow = ReturnType<typeof openFlow>;

/** The data of every call about a pair at one instant. */
async function marketDataOf({ ask }: Flow, tradeId: number) {
  const [tickers, tape, depth, minutes, hours] = await Promise.all([
    ask(market.tickers, {}),
    ask(market.realTimeTrades, { query: { tradeId, size: 100 } }),
    ask(market.depth, { query: { tradeId, size: 20 } }),
    ask(market.candles, { query: { tradeId, interval: '1m', size: 1441 } }),
    ask(market.candles, { query: { tradeId, interval: '1h', size: 2 } }),
  ]);
  const ticker = tickers.find(({ tradeid }) => tradeid === tradeId) ?? expect.fail(`there is no ticker of ${tradeId}`);
  return { ticker, tape, depth, minutes, hours };
}

const expectPresent = (value: Decimal | null): Decimal => value ?? expect.fail('a daily value is missing');

test('order book, trades, candles, ticker and daily figures agree at any instant', { timeout: 60_000 }, async () => {
  const flow = openFlow();
  const step = fc.record({
    tradeId: fc.constantFrom(...tradeIds),
    wait: fc.integer({ min: 1, max: 3 * 3_600_000 }),
    trades: fc.boolean(),
    side: fc.constantFrom(orderSide.buy, orderSide.sell),
  });
  await fc.assert(
    fc.asyncProperty(step, async ({ tradeId, wait, trades, side }) => {
      flow.later(wait);
      // A user's own trade counts at once, too.
      const size = side === orderSide.buy ? { turnover: '50' } : { turnover: '20' };
      if (trades && tradeId === 1001) await flow.ask(spot.placeOrder, { body: { tradeId, side, type: orderType.market, ...size } });
      const { ticker, tape, depth, minutes, hours } = await marketDataOf(flow, tradeId);
      const last = expectPresent(ticker.last);
      const [high, low] = [expectPresent(ticker.high), expectPresent(ticker.low)];

      expect(tape[0]?.price).toBe(last);
      expect(minutes.at(-1)?.close).toBe(last);
      expect(hours.at(-1)?.close).toBe(last);
      expect(tape.every(({ time }, index) => time <= flow.now() && (index === 0 || time <= (tape[index - 1]?.time ?? 0)))).toBe(true);

      // The book is never crossed and is sorted best price first, and the last trade lies within one percent of the best prices.
      const [bids, asks] = [depth.bids.map(([price]) => price), depth.asks.map(([price]) => price)];
      expect(compare(bids[0] ?? '0', asks[0] ?? '0')).toBe(-1);
      expect(bids.every((price, index) => index === 0 || compare(price, bids[index - 1] ?? '0') < 0)).toBe(true);
      expect(asks.every((price, index) => index === 0 || compare(price, asks[index - 1] ?? '0') > 0)).toBe(true);
      expect(compare(multiply(bids[0] ?? '0', '0.99'), last)).toBe(-1);
      expect(compare(multiply(asks[0] ?? '0', '1.01'), last)).toBe(1);

      // Every trade lies within the candle of its minute.
      for (const { price, time } of tape) {
        const candle = minutes.find((each) => each.time === time - (time % minute));
        if (!candle) continue;
        expect([compare(price, candle.low) >= 0, compare(price, candle.high) <= 0]).toEqual([true, true]);
      }

      // The daily high and low cover the whole minutes of the last 24 hours and the current price.
      const within = minutes.filter(({ time }) => time >= flow.now() - day);
      expect(compare(largest(last, ...within.map((each) => each.high)), high)).toBeLessThanOrEqual(0);
      expect(compare(smallest(last, ...within.map((each) => each.low)), low)).toBeGreaterThanOrEqual(0);
      // The change is measured from a price within the candle of 24 hours ago.
      const before = minutes.find(({ time }) => time === Math.floor((flow.now() - day) / minute) * minute);
      if (!before) return;
      const change = expectPresent(ticker.change);
      expect(compare(change, changePercent(before.high, last))).toBeGreaterThanOrEqual(0);
      expect(compare(change, changePercent(before.low, last))).toBeLessThanOrEqual(0);
    }),
    { numRuns: cases(25) },
  );
});

test('the newest candles of a halted pair end at its last trade', async () => {
  const { ask } = openFlow();
  const tradeId = 1066;
  const [last] = await ask(market.realTimeTrades, { query: { tradeId, size: 1 } });
  const candles = await ask(market.candles, { query: { tradeId, interval: '15m', size: 500 } });
  expect(candles).toHaveLength(500);
  expect(candles.at(-1)).toMatchObject({ close: last?.price, time: (last?.time ?? 0) - ((last?.time ?? 0) % (15 * minute)) });
});
