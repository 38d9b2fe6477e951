import { toChartNumber } from '../ChartFrame/toChartNumber';
import type { PlotPoint } from '../ChartPlot/curve';

/** A price of an order book with the cumulative amount up to it, as decimal text. */
export interface DepthPoint {
  readonly price: string;
  /** The amount bid or asked from the best price to this one. */
  readonly sum: string;
  /** Distance from the middle price, in percent with its sign. */
  readonly distance: string;
}

export interface DepthSide {
  readonly side: 'bid' | 'ask';
  /** The points in range, best price first. */
  readonly points: readonly DepthPoint[];
  /** Their line, best price first; starts at the bottom and ends at the edge of the picture, or at the last price if the book ends before it. */
  readonly line: readonly PlotPoint[];
}

/** Lays out both sides of a book around the middle price, up to `share` of it in both directions; the largest sum in range almost fills the height. */
export function depthSides(
  book: { readonly bids: readonly DepthPoint[]; readonly asks: readonly DepthPoint[] },
  mid: string,
  share: number,
): readonly [DepthSide, DepthSide] {
  const middle = toChartNumber(mid);
  const xOf = ({ price }: DepthPoint) => 0.5 + (toChartNumber(price) - middle) / (2 * share * middle);
  const isInRange = (point: DepthPoint) => xOf(point) >= 0 && xOf(point) <= 1;
  const bids = book.bids.filter(isInRange);
  const asks = book.asks.filter(isInRange);
  const max = Math.max(...[...bids, ...asks].map(({ sum }) => toChartNumber(sum)), Number.MIN_VALUE);
  const lineOf = (points: readonly DepthPoint[], continues: boolean, edge: number): readonly PlotPoint[] => {
    const line = points.map((point) => ({ x: xOf(point), y: 1 - (toChartNumber(point.sum) / max) * 0.92 }));
    const [best] = line;
    const last = line.at(-1);
    return best && last ? [{ x: best.x, y: 1 }, ...line, { x: continues ? edge : last.x, y: last.y }] : [];
  };
  return [
    { side: 'bid', points: bids, line: lineOf(bids, bids.length < book.bids.length, 0) },
    { side: 'ask', points: asks, line: lineOf(asks, asks.length < book.asks.length, 1) },
  ];
}
