import type { Reading } from '../ChartFrame/chart';
import { bollingerBands, macd, exponentialAverage, movingAverage, relativeStrengthIndex } from './indicators';
import type { IndicatorValues } from './indicators';

export const candleKinds = ['candle', 'line', 'area'] as const;
export const indicators = ['MA', 'EMA', 'BOLL', 'MACD', 'RSI'] as const;
export const priceScales = ['linear', 'log'] as const;

export type Indicator = (typeof indicators)[number];

/** Display settings of a candle chart. */
export interface ChartSettings {
  readonly kind: (typeof candleKinds)[number];
  readonly scale: (typeof priceScales)[number];
  readonly hasVolume: boolean;
  readonly indicators: readonly Indicator[];
}

/** A line, or a series of bars, of an indicator. */
export interface StudyLine {
  readonly name: string;
  readonly tone: 'first' | 'second' | 'third';
  readonly values: IndicatorValues;
  readonly isBars?: boolean;
}

/** An indicator, drawn over the prices or below them. */
export interface Study {
  readonly indicator: Indicator;
  readonly isBelow: boolean;
  readonly lines: readonly StudyLine[];
}

const tones = ['first', 'second', 'third'] as const;

/** Periods of the short, middle and long moving average. */
const periods = [7, 25, 99] as const;

const averages = (
  name: string,
  average: (values: readonly number[], period: number) => IndicatorValues,
  closes: readonly number[],
): StudyLine[] =>
  periods.map((period, index) => ({ name: `${name} ${period}`, tone: tones[index] ?? 'first', values: average(closes, period) }));

const lines: Readonly<Record<Indicator, (closes: readonly number[]) => readonly StudyLine[]>> = {
  MA: (closes) => averages('MA', movingAverage, closes),
  EMA: (closes) => averages('EMA', exponentialAverage, closes),
  BOLL: (closes) => {
    const { middle, upper, lower } = bollingerBands(closes, 20, 2);
    return [
      { name: 'BOLL 20', tone: 'first', values: middle },
      { name: 'UB', tone: 'second', values: upper },
      { name: 'LB', tone: 'second', values: lower },
    ];
  },
  MACD: (closes) => {
    const { macdLine, signalLine, histogram } = macd(closes, 12, 26, 9);
    return [
      { name: 'DIF', tone: 'first', values: macdLine },
      { name: 'DEA', tone: 'second', values: signalLine },
      { name: 'MACD', tone: 'third', values: histogram, isBars: true },
    ];
  },
  RSI: (closes) => [{ name: 'RSI 14', tone: 'first', values: relativeStrengthIndex(closes, 14) }],
};

/** Calculates the selected indicators from closing prices, in the order in which they are offered. */
export function studiesOf(chosen: readonly Indicator[], closes: readonly number[]): readonly Study[] {
  return indicators
    .filter((indicator) => chosen.includes(indicator))
    .map((indicator) => ({ indicator, isBelow: indicator === 'MACD' || indicator === 'RSI', lines: lines[indicator](closes) }));
}

/** The values of the indicators at a candle; `formatValue` formats a price. */
export function studyReadings(studies: readonly Study[], index: number, formatValue: (value: number) => string): readonly Reading[] {
  return studies.flatMap(({ lines: all }) =>
    all.map(({ name, tone, values }) => {
      const value = values[index] ?? null;
      return { term: name, value: value === null ? '–' : formatValue(value), tone };
    }),
  );
}
