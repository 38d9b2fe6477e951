/** Types of customer service lines. Source: specification, Customer service line. */
export const serviceLine = { webChat: 1, liveChat: 2, deskChat: 3 } as const;

/** Rebate statuses that show the cashback menu item; their meanings are not shown. Source: specification, Roles, Rebate status. */
export const rebateStatus = { shownFirst: 1, shownSecond: 3 } as const;

/** State of an exchange module (assumed: not shown). */
export const moduleState = { open: 1, maintenance: 2 } as const;

/** Mobile platforms of the app (assumed: not shown). */
export const appPlatforms = ['ios', 'android'] as const;
export type AppPlatform = (typeof appPlatforms)[number];
