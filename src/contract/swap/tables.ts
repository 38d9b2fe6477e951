/** Words for a kind of contract business in paths and queries; `portal` is the default and covers both. Source: specification, Swap and perpetual. */
export const bizTypes = ['portal', 'perpetual', 'deliver'] as const;
export type BizType = (typeof bizTypes)[number];

/** Longest time to expiry of each delivery type, in weeks; beyond the last is `nextQuarter`. Source: specification, Business constants, Instrument types. */
export const deliveryWeeks = [
  { type: 'week', weeks: 1 },
  { type: 'nextWeek', weeks: 2 },
  { type: 'quarter', weeks: 13 },
] as const;

/** What the name of a delivery contract ends in. Source: specification, Routes, contract. */
export const deliverySuffix = '_d';
