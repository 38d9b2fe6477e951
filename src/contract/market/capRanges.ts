/** How far back the curve of the total market capitalisation goes (assumed: not shown). It stands by itself, because an address names one and so every page loads it. */
export const capRanges = ['24h', '7d', '30d', '1y'] as const;
export type CapRange = (typeof capRanges)[number];
