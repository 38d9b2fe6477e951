import * as z from 'zod/mini';
import type { FundingPayment, PositionChange } from './positionChange';
import type { StoredContractOrder } from './records';

/** What happens to contracts later: a position or a cross account is watched, funding is due, a contract expires or takes only orders that close. */
export const PositionEvent = z.object({
  part: z.literal('positions'),
  kind: z.enum(['isolated', 'cross', 'funding', 'settle', 'closeOnly']),
  /** Of the position or account, or of the order that would open something. */
  id: z.string(),
});
export type PositionEvent = z.output<typeof PositionEvent>;

/** How far ahead marks are searched for what stands behind positions: funding makes them look again every eight hours anyway. */
export const watchMs = 12 * 3_600_000;

/** What contracts tell the rest of the exchange. */
export interface ContractDomainEvents {
  /** An order of a real or a mock contract was placed or edited, has filled further or has ended. */
  contractOrderChanged: StoredContractOrder;
  /** A position came to be, of a real or a simulation contract. */
  positionOpened: PositionChange;
  /** A position was made larger or smaller. */
  positionChanged: PositionChange;
  /** A position is over: closed, liquidated or settled. */
  positionClosed: PositionChange;
  /** A position paid or received funding. */
  fundingPaid: FundingPayment;
  /** The margin or the leverage of a position was changed by its owner. */
  marginChanged: { owner: number; coinId: number; positionId: string; at: number };
}
