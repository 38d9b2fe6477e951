/** Stages of a pre-market token: announced, traded before its listing, listed with delivery pending, delivered or compensated (assumed: not shown). */
export const premarketStage = { upcoming: 'upcoming', trading: 'trading', settling: 'settling', settled: 'settled' } as const;
export type PremarketStage = (typeof premarketStage)[keyof typeof premarketStage];

/** States of a deal: awaiting delivery, delivered, or defaulted by the seller, in which case the buyer receives the collateral (`compensated` for the buyer, `defaulted` for the seller) (assumed: not shown). */
export const dealState = { pending: 'pending', delivered: 'delivered', compensated: 'compensated', defaulted: 'defaulted' } as const;
export type DealState = (typeof dealState)[keyof typeof dealState];

/** Seller collateral as a fraction of the order value, and the delivery fee as a fraction of the amount received (assumed: not shown). */
export const premarketTerms = { collateralRate: '1', feeRate: '0.01' } as const;

/** Time after the listing in which sellers must deliver, in milliseconds (assumed: not shown). */
export const deliveryWindow = 4 * 3_600_000;
