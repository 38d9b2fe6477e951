/** Ranges of the market capitalisation chart (assumed: not shown). A separate file, because every page loads it to parse URLs. */
export const capRanges = ['24h', '7d', '30d', '1y'] as const;
export type CapRange = (typeof capRanges)[number];
