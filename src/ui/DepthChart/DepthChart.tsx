import { useMemo } from 'react';
import { ChartFrame } from '../ChartFrame/ChartFrame';
import { joinReadings } from '../ChartFrame/chart';
import type { ChartFormat, Reading } from '../ChartFrame/chart';
import { useCursor } from '../ChartFrame/cursor';
import { toChartNumber } from '../ChartFrame/toChartNumber';
import { Readout } from '../ChartFrame/Readout';
import { ChartPlot } from '../ChartPlot/ChartPlot';
import { areas, limit, strokes } from '../ChartPlot/ChartPlot.css';
import { areaPath, linePath } from '../ChartPlot/curve';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import type { SegmentedControlProps } from '../SegmentedControl/SegmentedControl';
import type { Column } from '../Table/column';
import { Table } from '../Table/Table';
import { depthSides } from './depth';
import type { DepthPoint, DepthSide } from './depth';

export interface DepthTerms {
  readonly price: string;
  /** "Total (BTC)". */
  readonly sum: string;
  readonly distance: string;
  readonly side: string;
  readonly bid: string;
  readonly ask: string;
  readonly mid: string;
  /** Accessible name of the cursor: "Depth by price". */
  readonly cursor: string;
}

export interface DepthChartProps {
  /** Accessible name: "Depth of BTC/USDT". */
  label: string;
  /** Best price first. */
  bids: readonly DepthPoint[];
  /** Best price first. */
  asks: readonly DepthPoint[];
  /** The price between the best bid and the best ask, as decimal text. */
  mid: string;
  /** How far the picture reaches from `mid`, as a share of it: 0.02. */
  range: number;
  /** The ranges to choose from. */
  ranges?: SegmentedControlProps<string>;
  terms: DepthTerms;
  format: ChartFormat;
  /** Decimals of the market's prices. */
  decimals: number;
}

const tones = { bid: 'rise', ask: 'fall' } as const;

/** The amounts that could be sold down to, and bought up to, each price around the middle of a market, as two areas that rise towards the edges. */
export function DepthChart({ label, bids, asks, mid, range, ranges, terms, format, decimals }: DepthChartProps) {
  const sides = useMemo(() => depthSides({ bids, asks }, mid, range), [bids, asks, mid, range]);
  const [bidSide, askSide] = sides;
  const cursorPoints = [...cursorPointsOf(bidSide).toReversed(), ...cursorPointsOf(askSide)];
  const { cursor, setCursor, onKeyDown } = useCursor({ count: cursorPoints.length, start: bidSide.points.length });
  const cursorPoint = cursor === null ? undefined : cursorPoints[cursor];
  const price = (value: string) => format.price(value, decimals);
  const totalOf = ({ side, points }: DepthSide): Reading => ({
    term: terms[side],
    value: format.compact(points.at(-1)?.sum ?? '0'),
    tone: tones[side],
  });
  const summary: readonly Reading[] = [{ term: terms.mid, value: price(mid) }, totalOf(bidSide), totalOf(askSide)];
  const reading: readonly Reading[] = cursorPoint
    ? [
        { term: terms.price, value: price(cursorPoint.point.price), tone: tones[cursorPoint.side] },
        { term: terms.sum, value: format.compact(cursorPoint.point.sum) },
        { term: terms.distance, value: format.percent(cursorPoint.point.distance) },
      ]
    : summary;
  return (
    <ChartFrame
      label={label}
      summary={summary}
      readout={<Readout readings={reading} />}
      tools={ranges && <SegmentedControl {...ranges} size="compact" />}
      renderTable={() => (
        <Table
          label={label}
          density="compact"
          rows={cursorPoints.toReversed()}
          rowKey={({ point, side }) => `${side} ${point.price}`}
          columns={columnsOf({ terms, format, decimals })}
        />
      )}
    >
      <ChartPlot
        label={terms.cursor}
        xs={cursorPoints.map(({ x }) => x)}
        cursor={cursor}
        setCursor={setCursor}
        onKeyDown={onKeyDown}
        reading={cursorPoint ? `${terms[cursorPoint.side]}, ${joinReadings(reading)}` : ''}
        dots={cursorPoint ? [{ y: cursorPoint.y, tone: tones[cursorPoint.side] }] : []}
        xTicks={xTicksOf(mid, range, (value) => price(value.toFixed(decimals)))}
        height="tall"
      >
        {sides.map(({ side, line }) => (
          <g key={side}>
            <path d={areaPath(line, 1, true)} className={areas[tones[side]]} />
            <path d={linePath(line, true)} className={strokes[tones[side]]} />
          </g>
        ))}
        <path d="M50 0V100" className={limit} />
      </ChartPlot>
    </ChartFrame>
  );
}

/** A level at which the cursor can stop. */
interface CursorPoint {
  readonly side: DepthSide['side'];
  readonly point: DepthPoint;
  readonly x: number;
  readonly y: number;
}

/** The levels of a side, best first; the line has an extra point at both ends. */
const cursorPointsOf = ({ side, points, line }: DepthSide): readonly CursorPoint[] =>
  points.map((point, index) => ({ side, point, x: line[index + 1]?.x ?? 0, y: line[index + 1]?.y ?? 0 }));

/** The prices at the edges and in the middle of the picture; the levels may end before the edges. */
function xTicksOf(mid: string, range: number, formatPrice: (price: number) => string) {
  const middle = toChartNumber(mid);
  return [
    { at: 0, text: formatPrice(middle * (1 - range)) },
    { at: 0.5, text: formatPrice(middle) },
    { at: 1, text: formatPrice(middle * (1 + range)) },
  ];
}

function columnsOf({ terms, format, decimals }: Pick<DepthChartProps, 'terms' | 'format' | 'decimals'>): readonly Column<CursorPoint>[] {
  return [
    { id: 'price', header: terms.price, cell: ({ point }) => format.price(point.price, decimals) },
    { id: 'side', header: terms.side, cell: ({ side }) => terms[side] },
    { id: 'sum', header: terms.sum, align: 'end', cell: ({ point }) => format.compact(point.sum) },
    { id: 'distance', header: terms.distance, align: 'end', cell: ({ point }) => format.percent(point.distance) },
  ];
}
