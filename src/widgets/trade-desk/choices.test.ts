import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candleIntervals } from '@/contract/market';
import { candleKinds, indicators, priceScales } from '@/ui/CandleChart/studies';
import { bookRates, bookViews } from '@/ui/OrderBook/book';
import { readBookSettings, writeBookSettings } from './bookSettings';
import { readChartPreferences, writeChartPreferences } from './chartPreferences';

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
      expect(readChartPreferences(writeChartPreferences(chosen))).toEqual(chosen);
      expect(readBookSettings(writeBookSettings(levels))).toEqual(levels);
    }),
  );
});

test('missing, unknown or corrupt values use the defaults', () => {
  const defaults = { kind: 'candle', scale: 'linear', interval: '15m', hasVolume: true, indicators: ['MA'] } as const;
  expect(readChartPreferences()).toEqual(defaults);
  expect(readChartPreferences('kind=pie&scale=&interval=7d&indicators=ROC,RSI')).toEqual({ ...defaults, indicators: ['RSI'] });
  expect(readBookSettings('view=all&rate=60&group=0.1')).toEqual({ view: 'both', rate: '10', group: '0.1' });
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = readChartPreferences(text);
      expect(candleIntervals).toContain(read.interval);
      expect(readChartPreferences(writeChartPreferences(read))).toEqual(read);
    }),
  );
});
