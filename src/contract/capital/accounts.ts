/** Account types; `another` occurs only as a label. Not to be confused with instrument types, which use the same numbers. Source: specification, Account type codes. */
export const account = { spot: 2, c2c: 3, perpetual: 5, crossMargin: 6, isolatedMargin: 7, another: 8 } as const;
export type AccountType = (typeof account)[keyof typeof account];
