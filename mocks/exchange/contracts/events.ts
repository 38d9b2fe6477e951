import * as z from 'zod/mini';
import type { FundingPayment, PositionChange } from './positionChange';
import type { StoredContractOrder } from './records';

/** Scheduled events of contracts: the risk of a position or cross account is checked, funding is due, a contract expires or becomes reduce-only. */
export const PositionEvent = z.object({
  part: z.literal('positions'),
  kind: z.enum(['isolated', 'cross', 'funding', 'settle', 'closeOnly']),
  /** The id of the position, account or opening order. */
  id: z.string(),
});
export type PositionEvent = z.output<typeof PositionEvent>;

/** How far ahead marks are searched for risk checks: funding repeats these every eight hours anyway. */
export const riskHorizonMs = 12 * 3_600_000;

/** Domain events of contracts. */
export interface ContractDomainEvents {
  /** An order of a real or mock contract was placed, edited or filled, or has ended. */
  contractOrderChanged: StoredContractOrder;
  /** A position in a real or mock contract was opened. */
  positionOpened: PositionChange;
  /** A position was increased or reduced. */
  positionChanged: PositionChange;
  /** A position was closed, liquidated or settled. */
  positionClosed: PositionChange;
  /** A position paid or received funding. */
  fundingPaid: FundingPayment;
  /** The margin or the leverage of a position was changed by its owner. */
  marginChanged: { owner: number; coinId: number; positionId: string; at: number };
}
