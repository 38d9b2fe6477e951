import { isZero } from '@/contract/decimal';
import { entryPrice, initialMargin, priceOf, returnPercent, type PositionEndReason } from '@/contract/swap';
import type { StoredPastPosition, StoredPosition } from './records';

/** The past position for what was closed so far. If nothing was closed, its close price is its entry price. */
export function pastPositionOf(position: StoredPosition, end: PositionEndReason): StoredPastPosition {
  const { contractCode, openedAmount, openedCost, closedAmount, closedTurnover, realised, leverage } = position;
  const entry = entryPrice({ contractCode, amount: openedAmount, cost: openedCost });
  return {
    positionId: position.positionId,
    owner: position.owner,
    bizType: position.bizType,
    mode: position.mode,
    contractCode,
    side: position.side,
    marginMode: position.marginMode,
    leverage,
    openedTime: position.openedTime,
    end,
    amount: openedAmount,
    maxAmount: position.maxAmount ?? openedAmount,
    closedAmount,
    entryPrice: entry,
    closePrice: isZero(closedAmount) ? entry : priceOf(contractCode, closedAmount, closedTurnover),
    realised,
    returnRate: returnPercent(realised, initialMargin(openedCost, leverage)),
    fee: position.fee,
    funding: position.funding,
    closedTime: position.updatedTime,
  };
}
