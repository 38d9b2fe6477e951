import { amountOf } from '@/contract/capital';
import { compare, isZero, type Decimal } from '@/contract/decimal';
import { isInverse, profitAt, settled, valueOf, type Position } from '@/contract/swap';
import type { ExitKind } from './mutations';

/** What closing a whole position at a price would gain, without fees, in the coin it is settled in. */
export const gainAt = ({ contractCode, side, amount, entryPrice }: Position, price: Decimal): Decimal =>
  settled(profitAt({ contractCode, side, amount, cost: valueOf(contractCode, amount, entryPrice) }, price));

/** Whether the exchange would refuse an exit at a typed price because the latest one has passed it already. */
export function isPassed({ side }: Pick<Position, 'side'>, kind: ExitKind, text: string, last: Decimal): boolean {
  if (isZero(amountOf(text))) return false;
  const isAbove = (kind === 'takeProfit') === (side === 'long');
  const order = compare(amountOf(text), last);
  return isAbove ? order <= 0 : order >= 0;
}

/** Decimals that gains of a contract are shown with. */
export const gainDecimals = ({ contractCode }: Pick<Position, 'contractCode'>): number => (isInverse(contractCode) ? 6 : 2);
