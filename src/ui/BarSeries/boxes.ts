/** Position of a bar in a chart, in percent of its height. */
export interface BarBox {
  top: number;
  height: number;
}

/** Places gains above a common zero line and losses below it; the range from the largest loss to the largest gain fills the height. */
export function barBoxes(sizes: readonly number[]): readonly BarBox[] {
  const highest = Math.max(0, ...sizes);
  const range = highest - Math.min(0, ...sizes) || 1;
  return sizes.map((size) => ({
    top: round((highest - Math.max(size, 0)) / range),
    height: round(Math.abs(size) / range),
  }));
}

const round = (share: number): number => Math.round(share * 10_000) / 100;
