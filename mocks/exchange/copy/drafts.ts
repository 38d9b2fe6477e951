import { divide, multiply, type Decimal } from '@/contract/decimal';
import { copyPositionState, rejectReason } from '@/contract/copyTrading';
import { contractName } from '@/contract/swap';
import type { LeadTraderPosition } from './copyMarket';
import type { StoredCopy, StoredFollow } from './records';

/** The margin required for an amount at a price and leverage. */
export const marginOf = (amount: Decimal, price: Decimal, leverage: number): Decimal =>
  divide(multiply(amount, price), String(leverage), 8);

/** The text values and link data of a message about a copy. */
export const copyMessageData = ({ traderUid }: StoredFollow, nickname: string, contractCode: string) => ({
  values: { trader: nickname, contract: contractName(contractCode) },
  data: { contractCode, extras: { traderUid } },
});

/** The amounts of a copy that has not been opened. */
export const emptyCopyAmounts = {
  amount: '0',
  margin: '0',
  openPrice: '0',
  closePrice: null,
  fee: '0',
  funding: '0',
  pnl: '0',
  reported: '0',
  profitShare: '0',
  openedAmount: '0',
  openedCost: '0',
  closedAmount: '0',
  closedTurnover: '0',
} as const;

/** A copy that has not been opened yet. */
export const draftCopy = (follow: StoredFollow, lead: LeadTraderPosition, id: string, at: number): StoredCopy => ({
  id,
  owner: follow.owner,
  followId: follow.id,
  traderUid: follow.traderUid,
  leadPositionId: lead.positionId,
  contractCode: lead.contractCode,
  side: lead.side,
  leverage: lead.leverage,
  marginMode: lead.marginMode,
  state: copyPositionState.open,
  reason: rejectReason.none,
  ...emptyCopyAmounts,
  openTime: at,
  closeTime: null,
});
