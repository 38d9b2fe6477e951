/** Margin modes: in cross margin, all coins secure all debts; in isolated margin, those of a pair secure the debts of that pair. Source: specification, Routes, leverOrder. */
export const marginMode = { cross: 'cross', isolated: 'isolated' } as const;
export type MarginMode = (typeof marginMode)[keyof typeof marginMode];

/** Risk states of a margin account: `warned` is a margin call, `liquidating` can no longer be averted (assumed: not shown). */
export const riskState = { noDebt: 'noDebt', safe: 'safe', warned: 'warned', liquidating: 'liquidating' } as const;
export type RiskState = (typeof riskState)[keyof typeof riskState];

/** Margin levels by leverage, as assets ÷ debts: the minimum after a new loan, the margin call level, the liquidation level (assumed: not shown). */
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

/** Leverage of cross margin for all coins (assumed: not shown). */
export const crossLeverage = 3;

/** Minimum assets ÷ debts after a transfer out of a margin account (assumed: not shown). */
export const transferOutLevel = '2';

/** Hourly interest rate by coin, as a fraction of the loan; `other` applies to all other coins (assumed: not shown). */
export const hourlyInterest = { USDT: '0.0000125', USDC: '0.0000125', BTC: '0.0000034', ETH: '0.0000051', other: '0.00002' } as const;

/** Liquidation fee, as a fraction of the amount sold (assumed: not shown). */
export const liquidationFee = '0.01';

/** How a loan is repaid: manually, from an order, by closing the position or by liquidation (assumed: not shown). */
export const repayKind = { manual: 'manual', order: 'order', close: 'close', liquidation: 'liquidation' } as const;
export type RepayKind = (typeof repayKind)[keyof typeof repayKind];
