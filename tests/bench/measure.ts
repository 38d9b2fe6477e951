/** One measured value with its baseline from the same run. */
export interface Metric {
  name: string;
  value: number;
  unit: 'ms' | 'kB' | 'MB' | 'ratio' | 'requests' | 'tasks' | 'rows';
  baseline?: { name: string; value: number };
  /** The maximum of `value ÷ baseline`, or of the value if there is no baseline. */
  goal?: number;
}

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The smallest value that is at least as large as a `share` of all values. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? NaN;

interface Times {
  runs?: number;
  repeat?: number;
}

/** Milliseconds of CPU time of a single run of a task. */
export function once(task: () => unknown): number {
  const start = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Milliseconds of CPU time per call of `task`, for each of `runs` runs of `repeat` calls, after an uncounted call. */
export function cpuTimes(task: () => unknown, { runs = 7, repeat = 20 }: Times = {}): number[] {
  task();
  return Array.from({ length: runs }, () => {
    const start = process.cpuUsage();
    for (let call = 0; call < repeat; call++) task();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000 / repeat;
  });
}

/** The median of `cpuTimes`. */
export const cpuTime = (task: () => unknown, times?: Times): number => median(cpuTimes(task, times));

/** The number a goal applies to: the ratio to the baseline, or the value alone. A zero value equals a zero baseline. */
export const ratio = ({ value, baseline }: Metric): number => (!baseline ? value : value === baseline.value ? 1 : value / baseline.value);

const show = (value: number): string => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(1) : value.toPrecision(2));

/** The metrics as a table for the terminal. */
export function table(metrics: readonly Metric[]): string {
  const rows = metrics.map((metric) => {
    const { name, value, unit, baseline, goal } = metric;
    const baselineText = baseline ? `${show(baseline.value)} ${unit} (${baseline.name})` : '';
    const verdict = goal === undefined ? '' : ratio(metric) <= goal ? `reached (≤ ${goal})` : `NOT reached (≤ ${goal})`;
    return [name, `${show(value)} ${unit}`, baselineText, baseline ? `${show(ratio(metric))}×` : '', verdict];
  });
  const all = [['measure', 'here', 'baseline', 'ratio', 'goal'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
