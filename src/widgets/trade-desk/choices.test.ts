import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candleIntervals } from '@/contract/market';
import { candleKinds, indicators, priceScales } from '@/ui/CandleChart/studies';
import { bookRates, bookViews } from '@/ui/OrderBook/book';
import { readBook, writeBook } from './bookChoice';
import { readChart, writeChart } from './chartChoice';

test('chart and book settings round-trip', () => {
  const chart = fc.record({
    kind: fc.constantFrom(...candleKinds),
    scale: fc.constantFrom(...priceScales),
    interval: fc.constantFrom(...candleIntervals),
    hasVolume: fc.boolean(),
    indicators: fc.shuffledSubarray([...indicators]).map((chosen) => indicators.filter((indicator) => chosen.includes(indicator))),
  });
  const book = fc.record({
    view: fc.constantFrom(...bookViews),
    rate: fc.constantFrom(...bookRates),
    group: fc.constantFrom('', '0.01', '10'),
  });
  fc.assert(
    fc.property(chart, book, (chosen, levels) => {
      expect(readChart(writeChart(chosen))).toEqual(chosen);
      expect(readBook(writeBook(levels))).toEqual(levels);
    }),
  );
});

test('missing, unknown or corrupt values use the defaults', () => {
  const defaults = { kind: 'candle', scale: 'linear', interval: '15m', hasVolume: true, indicators: ['MA'] } as const;
  expect(readChart()).toEqual(defaults);
  expect(readChart('kind=pie&scale=&interval=7d&indicators=ROC,RSI')).toEqual({ ...defaults, indicators: ['RSI'] });
  expect(readBook('view=all&rate=60&group=0.1')).toEqual({ view: 'both', rate: '10', group: '0.1' });
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readChart(text);
      expect(candleIntervals).toContain(read.interval);
      expect(readChart(writeChart(read))).toEqual(read);
    }),
  );
});
