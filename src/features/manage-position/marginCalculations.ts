import { add, isNegative, largest, negate, subtract, type Decimal } from '@/contract/decimal';
import { exposureOf, initialMargin, liquidationTick, valueOf, type LeverageTier, type Position } from '@/contract/swap';

/** The removable margin of an isolated position: what its initial margin and unrealised loss do not require. */
export function removableMargin({ contractCode, amount, entryPrice, leverage, margin, unrealised }: Position): Decimal {
  const loss = isNegative(unrealised) ? negate(unrealised) : '0';
  return largest('0', subtract(margin, add(initialMargin(valueOf(contractCode, amount, entryPrice), leverage), loss)));
}

/** The liquidation price of an isolated position after a margin `change`, negative to remove; null if no price liquidates it. */
export const liquidationAfter = (position: Position, change: Decimal, tiers: readonly LeverageTier[], digits: number): Decimal | null =>
  liquidationTick(exposureOf(position), add(position.margin, change), tiers, digits);
