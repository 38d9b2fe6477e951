/** Bounds of a VIP level. Source: specification, Login data. */
export const vipLevel = { lowest: 0, highest: 15 } as const;

/** Types of VIP; only the one with a special label is shown. Source: specification, Login data. */
export const vipType = { special: 2 } as const;

/** Hints that are shown once and closed (assumed: not shown). */
export const popups = ['welcome', 'verifyIdentity', 'bindGoogle'] as const;
export type Popup = (typeof popups)[number];
