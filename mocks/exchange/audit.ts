import { add, compare, isZero, type Decimal } from '@/contract/decimal';
import type { Ledger } from './ledger';
import { holdingKey, InvalidPosting, systemAccounts, UnbalancedPosting } from './posting';

/**
 * Checks an imported ledger of these `users`: every entry sums to zero per coin, and every balance is the sum of its entries.
 * Throws `UnbalancedPosting` for a bad entry and `InvalidPosting` for a bad balance.
 */
export function auditLedger(ledger: Pick<Ledger, 'since' | 'holdings'>, users: readonly number[]): void {
  const posted = new Map<string, Decimal>();
  for (const { lines } of ledger.since(0)) {
    const sums = new Map<number, Decimal>();
    for (const { account, coinId, amount, bucket } of lines) {
      sums.set(coinId, add(sums.get(coinId) ?? '0', amount));
      const key = `${holdingKey(account, coinId)}/${bucket}`;
      posted.set(key, add(posted.get(key) ?? '0', amount));
    }
    for (const [coinId, sum] of sums) if (!isZero(sum)) throw new UnbalancedPosting(coinId, sum);
  }
  for (const { account, coinId, ...balance } of [...users, ...Object.values(systemAccounts)].flatMap((owner) => ledger.holdings(owner)))
    for (const bucket of ['available', 'frozen'] as const) {
      const expected = posted.get(`${holdingKey(account, coinId)}/${bucket}`) ?? '0';
      if (compare(balance[bucket], expected) !== 0)
        throw new InvalidPosting(
          `${account.owner} has ${balance[bucket]} ${bucket} of coin ${coinId}, but the entries add up to ${expected}`,
        );
    }
}
