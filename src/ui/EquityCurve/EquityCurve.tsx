import { useId } from 'react';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { joinReadings } from '../ChartFrame/chart';
import type { ChartPoint, Reading } from '../ChartFrame/chart';
import { useCursor } from '../ChartFrame/cursor';
import { PointTable } from '../ChartFrame/PointTable';
import { Readout } from '../ChartFrame/Readout';
import { ChartPlot } from '../ChartPlot/ChartPlot';
import type { ChartPlotProps } from '../ChartPlot/ChartPlot';
import { areas, limit, strokes } from '../ChartPlot/ChartPlot.css';
import { areaPath, evenlySpaced, linePath, scaleOf } from '../ChartPlot/curve';
import type { Trend } from '../number';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import type { SegmentedControlProps } from '../SegmentedControl/SegmentedControl';

export interface EquityCurveProps {
  /** Accessible name: "Profit of all accounts". */
  label: string;
  /** Oldest first. */
  points: readonly ChartPoint[];
  terms: {
    /** Table header of the points; `value` is that of their values. */
    readonly label: string;
    readonly value: string;
    readonly highest: string;
    readonly lowest: string;
    /** Accessible name of the cursor: "Profit by day". */
    readonly cursor: string;
  };
  /** The ranges to choose from: 7 days, 30 days. */
  ranges?: SegmentedControlProps<string>;
  /** What the colour shows: whether a value is a gain or a loss, or whether the curve has risen from its first point to its last. */
  tone?: 'gain' | 'course';
  height?: ChartPlotProps['height'];
}

/** A balance, a profit or a price over time; gains above the zero line, losses below it. */
export function EquityCurve({ label, points, terms, ranges, tone = 'gain', height }: EquityCurveProps) {
  const id = useId();
  const { cursor, setCursor, onKeyDown } = useCursor({ count: points.length });
  const { yOf, zero } = scaleOf(points.map(({ plotValue }) => plotValue));
  const xs = evenlySpaced(points.length);
  const plotPoints = points.map(({ plotValue }, index) => ({ x: xs[index] ?? 0, y: yOf(plotValue) }));
  // A single day is drawn as a level line.
  const line = plotPoints.length === 1 ? [0, 1].map((x) => ({ x, y: plotPoints[0]?.y ?? 0 })) : plotPoints;
  const shown = points[cursor ?? points.length - 1];
  const isGain = tone === 'gain';
  const curveTrend = isGain ? (points.at(-1)?.value.trend ?? 'flat') : overallTrend(points);
  const reading: readonly Reading[] = shown
    ? [
        { term: '', value: shown.label },
        { term: terms.value, value: shown.value.text, tone: isGain ? shown.value.trend : 'plain' },
      ]
    : [];
  const base = zero ?? (isGain ? { rise: 1, fall: 0, flat: 0.5 }[curveTrend] : 1);
  return (
    <ChartFrame
      label={label}
      summary={summaryOf(points, terms)}
      readout={<Readout readings={reading} />}
      tools={ranges && <SegmentedControl {...ranges} size="compact" />}
      renderTable={() => <PointTable label={label} headers={terms} points={points} tone={isGain ? 'trend' : 'plain'} />}
    >
      <ChartPlot
        label={terms.cursor}
        xs={xs}
        cursor={cursor}
        setCursor={setCursor}
        onKeyDown={onKeyDown}
        reading={cursor === null ? '' : joinReadings(reading)}
        dots={cursor === null || !shown ? [] : [{ y: yOf(shown.plotValue), tone: isGain ? shown.value.trend : curveTrend }]}
        yTicks={extremesOf(points).map(({ plotValue, value }) => ({ at: yOf(plotValue), text: value.text }))}
        xTicks={endsOf(points)}
        height={height}
      >
        {zero === null ? (
          <>
            <path d={areaPath(line, base)} className={areas[curveTrend]} />
            <path d={linePath(line)} className={strokes[curveTrend]} />
          </>
        ) : (
          <>
            {(['rise', 'fall'] as const).map((side) => (
              <g key={side} clipPath={`url(#${id}-${side})`}>
                <clipPath id={`${id}-${side}`}>
                  <rect x="0" width="100" y={side === 'rise' ? 0 : base * 100} height={(side === 'rise' ? base : 1 - base) * 100} />
                </clipPath>
                <path d={areaPath(line, base)} className={areas[side]} />
                <path d={linePath(line)} className={strokes[side]} />
              </g>
            ))}
            <path d={`M0 ${zero * 100}H100`} className={limit} />
          </>
        )}
      </ChartPlot>
    </ChartFrame>
  );
}

/** The trend of a curve from its first point to its last. */
function overallTrend(points: readonly ChartPoint[]): Trend {
  const [first, last] = [points[0]?.plotValue ?? 0, points.at(-1)?.plotValue ?? 0];
  return last > first ? 'rise' : last < first ? 'fall' : 'flat';
}

/** The labels of the first and last point, below the ends of the plot. */
function endsOf(points: readonly ChartPoint[]) {
  const last = points.at(-1);
  return points[0] && last && points.length > 1
    ? [
        { at: 0, text: points[0].label },
        { at: 1, text: last.label },
      ]
    : [];
}

/** The highest and the lowest point; only one if they are equal. */
function extremesOf(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const bySize = points.toSorted((one, other) => other.plotValue - one.plotValue);
  const low = bySize.at(-1);
  return [...bySize.slice(0, 1), ...(low && low.plotValue !== bySize[0]?.plotValue ? [low] : [])];
}

function summaryOf(points: readonly ChartPoint[], { highest, lowest, value }: EquityCurveProps['terms']): readonly Reading[] {
  const [high, low = high] = extremesOf(points);
  const last = points.at(-1);
  if (!low || !high || !last) return [];
  return [
    { term: value, value: last.value.text },
    { term: highest, value: `${high.value.text}, ${high.label}` },
    { term: lowest, value: `${low.value.text}, ${low.label}` },
  ];
}
