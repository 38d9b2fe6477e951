import { add, isNegative, largest, negate, subtract, type Decimal } from '@/contract/decimal';
import { exposureOf, initialMargin, liquidationTick, valueOf, type LeverageTier, type Position } from '@/contract/swap';

/** How much can be taken from the margin of an isolated position: what its leverage and its loss do not need. */
export function removableMargin({ contractCode, amount, entryPrice, leverage, margin, unrealised }: Position): Decimal {
  const loss = isNegative(unrealised) ? negate(unrealised) : '0';
  return largest('0', subtract(margin, add(initialMargin(valueOf(contractCode, amount, entryPrice), leverage), loss)));
}

/** Where an isolated position would be liquidated with `change` more margin, below zero for less; null where no price does that. */
export const liquidationWith = (position: Position, change: Decimal, tiers: readonly LeverageTier[], digits: number): Decimal | null =>
  liquidationTick(exposureOf(position), add(position.margin, change), tiers, digits);
