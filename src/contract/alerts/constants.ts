/** What a price alert watches: the latest price, or the mark price of a contract (assumed: not shown). */
export const alertBasis = { last: 'last', mark: 'mark' } as const;
export type AlertBasis = (typeof alertBasis)[keyof typeof alertBasis];

/** Whether an alert ends when it triggers, or waits for the price to cross again (assumed: not shown). */
export const alertRepeat = { once: 'once', always: 'always' } as const;
export type AlertRepeat = (typeof alertRepeat)[keyof typeof alertRepeat];

/** Maximum number of active alerts per user (assumed: not shown). */
export const maxAlerts = 50;
