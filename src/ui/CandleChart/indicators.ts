/** A value per candle; null until there are enough candles. Indicators are only drawn, never traded on, so floating-point numbers suffice. */
export type IndicatorValues = readonly (number | null)[];

/** Moving average: the mean of the last `period` values. */
export function movingAverage(values: readonly number[], period: number): IndicatorValues {
  let sum = 0;
  return values.map((value, index) => {
    sum += value - (index >= period ? (values[index - period] ?? 0) : 0);
    return index < period - 1 ? null : sum / period;
  });
}

/** Exponential moving average: starts with the mean of the first `period` values, then moves 2 / (period + 1) of the way to each value. */
export function exponentialAverage(values: IndicatorValues, period: number): IndicatorValues {
  const smoothing = 2 / (period + 1);
  let count = 0;
  let average = 0;
  return values.map((value) => {
    if (value === null) return null;
    count++;
    average = count <= period ? average + (value - average) / count : average + (value - average) * smoothing;
    return count < period ? null : average;
  });
}

/** Bollinger bands: the moving average, and `width` standard deviations above and below it. */
export function bollingerBands(
  values: readonly number[],
  period: number,
  width: number,
): { middle: IndicatorValues; upper: IndicatorValues; lower: IndicatorValues } {
  const middle = movingAverage(values, period);
  const deviations = middle.map((mean, index) => {
    if (mean === null) return null;
    const squares = values.slice(index - period + 1, index + 1).reduce((sum, value) => sum + (value - mean) ** 2, 0);
    return Math.sqrt(squares / period) * width;
  });
  return {
    middle,
    upper: combine(middle, deviations, (mean, by) => mean + by),
    lower: combine(middle, deviations, (mean, by) => mean - by),
  };
}

/** Moving average convergence divergence (MACD): the difference of two exponential averages, its own average, and the distance between the two. */
export function macd(
  values: readonly number[],
  fast: number,
  slow: number,
  signal: number,
): { macdLine: IndicatorValues; signalLine: IndicatorValues; histogram: IndicatorValues } {
  const macdLine = combine(exponentialAverage(values, fast), exponentialAverage(values, slow), (a, b) => a - b);
  const signalLine = exponentialAverage(macdLine, signal);
  return { macdLine, signalLine, histogram: combine(macdLine, signalLine, (a, b) => a - b) };
}

/** Wilder's relative strength index (RSI), from 0 to 100: the share of gains in all movement, each averaged over `period` changes. */
export function relativeStrengthIndex(values: readonly number[], period: number): IndicatorValues {
  let gain = 0;
  let loss = 0;
  return values.map((value, index) => {
    if (index === 0) return null;
    const change = value - (values[index - 1] ?? value);
    const divisor = Math.min(index, period);
    gain += (Math.max(change, 0) - gain) / divisor;
    loss += (Math.max(-change, 0) - loss) / divisor;
    if (index < period) return null;
    return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss);
  });
}

const combine = (some: IndicatorValues, others: IndicatorValues, by: (one: number, other: number) => number): IndicatorValues =>
  some.map((one, index) => {
    const other = others[index] ?? null;
    return one === null || other === null ? null : by(one, other);
  });
