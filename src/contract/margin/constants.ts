/** The two kinds of margin: all coins stand behind all debts, or those of a pair behind the debts of that pair. Source: specification, Routes, leverOrder. */
export const marginMode = { cross: 'cross', isolated: 'isolated' } as const;
export type MarginMode = (typeof marginMode)[keyof typeof marginMode];

/** How safe a margin account is; from `warned` on its owner is told, `liquidating` is past saving (assumed: not shown). */
export const riskState = { noDebt: 'noDebt', safe: 'safe', warned: 'warned', liquidating: 'liquidating' } as const;
export type RiskState = (typeof riskState)[keyof typeof riskState];

/** Margin of a leverage, as assets ÷ debts: what a new loan must leave, where its owner is warned, where it is liquidated (assumed: not shown). */
export const marginLevels: Readonly<Record<number, MarginLevels>> = {
  3: { initial: '1.5', warning: '1.35', liquidation: '1.18' },
  5: { initial: '1.25', warning: '1.18', liquidation: '1.15' },
  10: { initial: '1.11', warning: '1.09', liquidation: '1.05' },
};
export interface MarginLevels {
  readonly initial: string;
  readonly warning: string;
  readonly liquidation: string;
}

/** Leverage of cross margin, whatever the coins (assumed: not shown). */
export const crossLeverage = 3;

/** Assets ÷ debts that a transfer out of a margin account must leave (assumed: not shown). */
export const transferOutLevel = '2';

/** Interest of an hour as a fraction of the loan, by coin; `other` for all that are not named (assumed: not shown). */
export const hourlyInterest = { USDT: '0.0000125', USDC: '0.0000125', BTC: '0.0000034', ETH: '0.0000051', other: '0.00002' } as const;

/** What a liquidation costs, as a fraction of what is sold for it (assumed: not shown). */
export const liquidationFee = '0.01';

/** How a loan is repaid: by its owner, from an order, by closing the position or by liquidation (assumed: not shown). */
export const repayKind = { manual: 'manual', order: 'order', close: 'close', liquidation: 'liquidation' } as const;
export type RepayKind = (typeof repayKind)[keyof typeof repayKind];
