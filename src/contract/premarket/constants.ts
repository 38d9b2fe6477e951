/** Where a token of the pre-market stands: announced, traded before its listing, listed while sellers deliver, delivered or compensated (assumed: not shown). */
export const premarketStage = { upcoming: 'upcoming', trading: 'trading', settling: 'settling', settled: 'settled' } as const;
export type PremarketStage = (typeof premarketStage)[keyof typeof premarketStage];

/** What has become of a deal: it waits for delivery; tokens came for the money; the seller did not deliver and the buyer has the collateral, as the one and as the other sees it (assumed: not shown). */
export const dealState = { pending: 'pending', delivered: 'delivered', compensated: 'compensated', defaulted: 'defaulted' } as const;
export type DealState = (typeof dealState)[keyof typeof dealState];

/** What sellers pledge, as a fraction of the value of their order, and what is charged of what is received at delivery (assumed: not shown). */
export const premarketTerms = { collateralRate: '1', feeRate: '0.01' } as const;

/** How long after the listing sellers have to deliver, in milliseconds (assumed: not shown). */
export const deliveryWindow = 4 * 3_600_000;
