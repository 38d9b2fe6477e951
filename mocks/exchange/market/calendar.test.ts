import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveriesAt, parseDelivery, deliveryTypeOf } from './calendar';
import { candleStart, day, intervals, nextCandle } from './levels';

const instant = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2045, 0, 1) });
const labels = (at: number) => deliveriesAt('btcusdt', at).map((delivery) => `${delivery.code} ${deliveryTypeOf(delivery, at)}`);

describe('delivery contracts', () => {
  it('one contract of each type is listed in the middle of a quarter', () => {
    expect(labels(Date.UTC(2025, 10, 5))).toEqual([
      'btcusdt_251107_d week',
      'btcusdt_251114_d nextWeek',
      'btcusdt_251226_d quarter',
      'btcusdt_260327_d nextQuarter',
    ]);
  });
  it('the quarterly contract becomes the weekly one in its last week and expires at 08:00 UTC', () => {
    const expiry = Date.UTC(2025, 11, 26, 8);
    expect(labels(expiry - 1)).toEqual(['btcusdt_251226_d week', 'btcusdt_260102_d nextWeek', 'btcusdt_260327_d nextQuarter']);
    expect(labels(expiry)).toEqual([
      'btcusdt_260102_d week',
      'btcusdt_260109_d nextWeek',
      'btcusdt_260327_d quarter',
      'btcusdt_260626_d nextQuarter',
    ]);
  });
  it('a contract is listed without interruption until it expires', () => {
    fc.assert(
      fc.property(instant, fc.nat(200 * day), (at, later) => {
        for (const delivery of deliveriesAt('btcusdt', at)) {
          const still = deliveriesAt('btcusdt', at + later).some(({ code }) => code === delivery.code);
          expect(still).toBe(at + later < delivery.expires);
        }
      }),
    );
  });
  it('a contract can be derived from its code alone', () => {
    fc.assert(
      fc.property(instant, (at) => {
        const running = deliveriesAt('btcusdt', at);
        expect(running.length).toBeGreaterThanOrEqual(3);
        for (const delivery of running) expect(parseDelivery(delivery.code)).toEqual(delivery);
      }),
    );
  });
});

describe('candle calendar', () => {
  it('every instant belongs to exactly one candle', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom(...intervals), (at, interval) => {
        const start = candleStart(interval, at);
        expect(start <= at && at < nextCandle(interval, start)).toBe(true);
        expect(candleStart(interval, start)).toBe(start);
        expect(candleStart(interval, nextCandle(interval, start))).toBe(nextCandle(interval, start));
      }),
    );
  });
  it('weeks begin on Monday, months on the first', () => {
    expect(new Date(candleStart('1w', Date.UTC(2025, 10, 21))).toUTCString()).toMatch(/^Mon, 17 Nov 2025 00:00:00/);
    expect(candleStart('1M', Date.UTC(2024, 1, 29, 23))).toBe(Date.UTC(2024, 1, 1));
    expect(nextCandle('1M', Date.UTC(2024, 11, 1))).toBe(Date.UTC(2025, 0, 1));
  });
});
