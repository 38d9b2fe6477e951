/** State of one identity verification. Source: specification, Identity status list entry. */
export const identityStatus = { pending: 0, passed: 1, failed: 2, notIdentified: 3 } as const;

/** Kind of an identity verification. Source: specification, Identity status list entry. */
export const identityType = { standard: 1, advanced: 2, company: 3 } as const;
