/** What a price alert watches: the latest price, or the mark price of a contract (assumed: not shown). */
export const alertBasis = { last: 'last', mark: 'mark' } as const;
export type AlertBasis = (typeof alertBasis)[keyof typeof alertBasis];

/** Whether an alert ends when it goes off, or waits for the price to cross again (assumed: not shown). */
export const alertRepeat = { once: 'once', always: 'always' } as const;
export type AlertRepeat = (typeof alertRepeat)[keyof typeof alertRepeat];

/** How many alerts somebody may have that still wait (assumed: not shown). */
export const maxAlerts = 50;
