import { add, isZero } from '@/contract/decimal';
import { billKind, type Bill } from '@/contract/spot';
import type { Ledger } from '../ledger';
import { coinById, pairName } from '../markets';

/** Which bills are wanted; `startTime` and `endTime` are included. */
interface BillScope {
  readonly account?: number | undefined;
  readonly tradeId?: number | undefined;
  readonly coinId?: number | undefined;
  readonly kind?: Bill['kind'] | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

/** What changed somebody's holdings, newest first: one bill for each coin of each account that an entry of the ledger touches. */
export function billsOf(ledger: Ledger, owner: number, { account, tradeId, coinId, kind, startTime, endTime }: BillScope): Bill[] {
  const bills: Bill[] = [];
  for (const entry of ledger.history(owner).toReversed()) {
    const named = kinds.get(entry.kind);
    if (named === undefined || (kind !== undefined && kind !== named)) continue;
    if ((startTime !== undefined && entry.at < startTime) || (endTime !== undefined && entry.at > endTime)) continue;
    const sums = new Map<string, Bill>();
    for (const line of entry.lines) {
      const { wallet, tradeId: pair } = line.account;
      if (line.account.owner !== owner || (account !== undefined && wallet !== account)) continue;
      if ((coinId !== undefined && line.coinId !== coinId) || (tradeId !== undefined && pair !== tradeId)) continue;
      const key = `${wallet}:${pair ?? 0}:${line.coinId}`;
      const sum = sums.get(key);
      sums.set(key, {
        billId: `${entry.sequence}-${wallet}-${pair ?? 0}-${line.coinId}`,
        account: wallet,
        tradeId: pair ?? null,
        tradeName: pair === undefined ? null : pairName(pair),
        coinId: line.coinId,
        coinName: coinById.get(line.coinId)?.shortName ?? String(line.coinId),
        kind: named,
        amount: sum ? add(sum.amount, line.amount) : line.amount,
        time: entry.at,
      });
    }
    for (const bill of sums.values()) if (!isZero(bill.amount)) bills.push(bill);
  }
  return bills;
}

/** Freezing and releasing move nothing in or out, and are no bills. */
const kinds: ReadonlyMap<string, Bill['kind']> = new Map(Object.values(billKind).map((each) => [each, each]));
