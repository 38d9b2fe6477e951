/** Length of the whole ring; a share of it is drawn by the dashes of a circle. */
export const ring = 100;

export interface Arc {
  /** Where it starts, clockwise from the top. */
  start: number;
  length: number;
}

/** Lays the shares end to end around the ring, with a gap between neighbours; a share too small to be seen keeps half a unit. */
export function arcsOf(shares: readonly number[], gap = 1): readonly Arc[] {
  const between = shares.length > 1 ? gap : 0;
  return shares.map((share, index) => ({
    start: shares.slice(0, index).reduce((sum, before) => sum + before, 0) * ring,
    length: Math.max(share * ring - between, 0.5),
  }));
}
