/** The vertical scale of a plot: the height of any value, from 0 at the top to 1, and of zero if it is in range. */
export interface PlotScale {
  readonly yOf: (value: number) => number;
  readonly zero: number | null;
}

/** Space above the highest and below the lowest value, as a share of the height. */
const verticalPadding = 0.06;

/** The scale from the lowest to the highest of `values`, with some space at both ends; values that are all equal are in the middle. */
export function scaleOf(values: readonly number[]): PlotScale {
  const highest = Math.max(...values);
  const lowest = Math.min(...values);
  const range = highest - lowest;
  const yOf = (value: number) => (range > 0 ? verticalPadding + ((highest - value) / range) * (1 - 2 * verticalPadding) : 0.5);
  return { yOf, zero: highest >= 0 && lowest <= 0 && range > 0 ? yOf(0) : null };
}

/** A point of a plot; both coordinates from 0 to 1. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

const boxCoordinate = (share: number): number => Math.round(share * 10_000) / 100;

/** The path of a line through the points, in a box of 100 by 100; with `steps` it keeps each height until the next point. */
export function linePath(points: readonly PlotPoint[], steps = false): string {
  return points
    .map(({ x, y }, index) =>
      index === 0
        ? `M${boxCoordinate(x)} ${boxCoordinate(y)}`
        : steps
          ? `H${boxCoordinate(x)}V${boxCoordinate(y)}`
          : `L${boxCoordinate(x)} ${boxCoordinate(y)}`,
    )
    .join('');
}

/** The path of the area between such a line and the height `base`. */
export function areaPath(points: readonly PlotPoint[], base: number, steps = false): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  return `${linePath(points, steps)}L${boxCoordinate(last.x)} ${boxCoordinate(base)}H${boxCoordinate(first.x)}Z`;
}

/** `count` points evenly spread from 0 to 1. */
export const evenlySpaced = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (count > 1 ? index / (count - 1) : 0.5));
