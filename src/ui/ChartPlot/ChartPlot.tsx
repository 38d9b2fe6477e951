import type { PointerEvent, ReactNode } from 'react';
import { useAnnouncedReading } from '../ChartFrame/cursor';
import type { useCursor } from '../ChartFrame/cursor';
import { nearestIndex } from './nearestIndex';
import { axis, beside, bottom, dot, end, line, picture, plot, plotHeights, side, tick } from './ChartPlot.css';

/** A label beside or below a plot, at a share of its height or width. */
export interface PlotTick {
  readonly at: number;
  readonly text: string;
}

export interface PlotDot {
  /** From 0 at the top to 1. */
  readonly y: number;
  readonly tone: keyof typeof dot;
}

export interface ChartPlotProps extends Pick<ReturnType<typeof useCursor>, 'cursor' | 'setCursor' | 'onKeyDown'> {
  /** Accessible name of the cursor: "Balance by day". */
  label: string;
  /** Positions of the points from 0 to 1, ascending. */
  xs: readonly number[];
  /** The values at the cursor, as read by screen readers; empty while there is no cursor. */
  reading: string;
  /** Marks on the cursor line. */
  dots?: readonly PlotDot[];
  /** Labels of values beside the plot. */
  yTicks?: readonly PlotTick[];
  /** Labels below the plot: its start, middle and end. */
  xTicks?: readonly PlotTick[];
  height?: keyof typeof plotHeights;
  /** Paths in a box of 100 by 100 that is stretched to the plot. */
  children: ReactNode;
}

/** A plot with a cursor that pointer and keys move along its points: arrow keys by one, Page Up and Page Down by ten, Home and End to the ends. */
export function ChartPlot({
  label,
  xs,
  cursor,
  setCursor,
  onKeyDown,
  reading,
  dots = [],
  yTicks = [],
  xTicks = [],
  height = 'regular',
  children,
}: ChartPlotProps) {
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setCursor(nearestIndex(xs, (clientX - left) / width));
  };
  const announcedReading = useAnnouncedReading(reading);
  return (
    <div className={plot}>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(xs.length - 1, 0)}
        aria-valuenow={cursor ?? Math.max(xs.length - 1, 0)}
        aria-valuetext={announcedReading}
        className={`${picture} ${plotHeights[height]}`}
        onKeyDown={onKeyDown}
        onBlur={() => setCursor(null)}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={() => setCursor(null)}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden className={axis}>
          {children}
        </svg>
        {yTicks.map(({ at, text }) => (
          <span key={text} className={`${side} ${beside[at > 0.5 ? 'below' : 'above']}`} style={{ insetBlockStart: percent(at) }}>
            {text}
          </span>
        ))}
        {cursor !== null && (
          <span className={line} style={{ insetInlineStart: percent(xs[cursor]) }}>
            {dots.map(({ y, tone }, index) => (
              <span key={index} className={dot[tone]} style={{ insetBlockStart: percent(y) }} />
            ))}
          </span>
        )}
      </div>
      {xTicks.length > 0 && (
        <div aria-hidden className={bottom}>
          {xTicks.filter(hasRoom).map(({ at, text }) => (
            <span key={at} className={at > 0.9 ? end : tick} style={at > 0.9 ? undefined : { insetInlineStart: percent(at) }}>
              {text}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Drops a label between the ends if it would meet one of them. */
const hasRoom = ({ at }: PlotTick, index: number, { length }: readonly PlotTick[]): boolean =>
  index === 0 || index === length - 1 || (at > 0.2 && at < 0.8);

const percent = (share = 0): string => `${share * 100}%`;
