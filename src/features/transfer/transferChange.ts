import type { TransferAccounts } from '@/contract/capital';
import { negate, type Decimal } from '@/contract/decimal';
import type { AssetChange } from '@/entities/margin-account';

/** The effect of a transfer on its coin in the source or target account: it leaves the source and arrives at the target. */
export const transferChange = (side: keyof TransferAccounts, coinId: number, amount: Decimal): AssetChange => ({
  coinId,
  available: side === 'source' ? negate(amount) : amount,
  borrowed: '0',
  interest: '0',
});
