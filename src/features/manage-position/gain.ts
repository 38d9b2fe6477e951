import type { Decimal } from '@/contract/decimal';
import { isInverse, profitAt, settled, valueOf, type Position } from '@/contract/swap';

/** What closing a whole position at a price would gain, without fees, in the coin it is settled in. */
export const gainAt = ({ contractCode, side, amount, entryPrice }: Position, price: Decimal): Decimal =>
  settled(profitAt({ contractCode, side, amount, cost: valueOf(contractCode, amount, entryPrice) }, price));

/** Decimals that margin and gains of a position are shown with. */
export const moneyDecimals = ({ contractCode }: Pick<Position, 'contractCode'>): number => (isInverse(contractCode) ? 6 : 2);
