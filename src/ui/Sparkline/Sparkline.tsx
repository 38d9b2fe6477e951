import type { Trend } from '../number';
import { box, sparkPaths } from './path';
import { area, end, line, sparkline, unknown } from './Sparkline.css';

export const sparklineSizes = ['small', 'regular', 'wide'] as const;

export interface SparklineProps {
  /** Oldest first, on any scale; for drawing only. Fewer than two values show a dashed line. */
  values: readonly number[];
  trend: Trend;
  size?: (typeof sparklineSizes)[number];
  /** Accessible name: "Up 2.1% in 24 hours". Omit it if a `PriceChange` beside it says the same. */
  label?: string;
}

/** A minimal price chart: one line without axes. */
export function Sparkline({ values, trend, size = 'regular', label }: SparklineProps) {
  const paths = values.length > 1 ? sparkPaths(values) : null;
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="none"
      className={sparkline({ size, trend: paths ? trend : 'flat' })}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {paths ? (
        <>
          <path d={paths.area} className={area} />
          <path d={paths.line} className={line} />
          <path d={`M${paths.last.x} ${paths.last.y}h0`} className={end} />
        </>
      ) : (
        <path d={`M${box.inset} ${box.height / 2}H${box.width - box.inset}`} className={unknown} />
      )}
    </svg>
  );
}
