/** Bounds of a VIP level. Source: specification, Login data. */
export const vipLevel = { lowest: 0, highest: 15 } as const;

/** VIP types; only the one with a special label is shown. Source: specification, Login data. */
export const vipType = { special: 2 } as const;

/** Hints shown until the user dismisses them (assumed: not shown). */
export const popups = ['welcome', 'verifyIdentity', 'bindGoogle'] as const;
export type Popup = (typeof popups)[number];
