import type { Decimal } from '@/contract/decimal';
import { isInverse, profitAt, roundPnl, valueOf, type Position } from '@/contract/swap';

/** The profit of closing the whole position at a price, before fees, in the settlement coin. */
export const gainAt = ({ contractCode, side, amount, entryPrice }: Position, price: Decimal): Decimal =>
  roundPnl(profitAt({ contractCode, side, amount, cost: valueOf(contractCode, amount, entryPrice) }, price));

/** Decimals for displaying a position's margin and profit. */
export const moneyDecimals = ({ contractCode }: Pick<Position, 'contractCode'>): number => (isInverse(contractCode) ? 6 : 2);
