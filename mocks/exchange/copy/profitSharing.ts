import { account } from '@/contract/capital';
import { add, compare, divide, isGreater, isZero, largest, multiply, smallest, subtract, type Decimal } from '@/contract/decimal';
import { profitShareDue } from '@/contract/copyTrading';
import type { CopyContext } from './context';
import { coinByName } from '../markets';
import { entryKind, movement, referenceType } from '../posting';
import type { Positions } from '../contracts/positions';
import type { StoredCopy, StoredFollow } from './records';

/** Pays the copiers' profit shares to their lead traders. */
export interface ProfitSharing {
  /**
   * Books the net profit of a copy. The lead trader receives the agreed share of the realised profit above the high-water mark, at once between
   * contract accounts, as far as no position needs the money; recovered losses are not shared again.
   */
  pay(copy: StoredCopy, netPnl: Decimal, isClosed: boolean, at: number): void;
}

export function createProfitSharing(
  { db, ledger, nextId }: Pick<CopyContext, 'db' | 'ledger' | 'nextId'>,
  onBalanceChange: Positions['onBalanceChange'],
): ProfitSharing {
  const { coinId } = coinByName('USDT');
  const share = (
    { owner, highWaterMark, profitShare }: StoredFollow,
    pnl: Decimal,
    at: number,
  ): { amount: Decimal; highWaterMark: Decimal } => {
    const due = profitShareDue({ pnl, highWaterMark, profitShare });
    // Reserves the margin required by cross positions first: a share is paid from the free balance.
    if (!isZero(due)) onBalanceChange({ owner, coinId }, at);
    const amount = smallest(due, ledger.balance({ owner, wallet: account.perpetual }, coinId).available);
    if (compare(amount, due) === 0) return { amount, highWaterMark: largest(highWaterMark, pnl) };
    // An unpaid share stays due: the mark rises only by the profit whose share was paid.
    return { amount, highWaterMark: add(highWaterMark, divide(multiply(amount, '100'), profitShare, 8), '0.00000001') };
  };
  return {
    pay: (copy, netPnl, isClosed, at) => {
      const follow = db.follows.get(copy.followId);
      if (!follow) return;
      const pnl = add(follow.pnl, netPnl);
      const { amount, highWaterMark } = share(follow, pnl, at);
      db.follows.update(follow.id, {
        pnl,
        highWaterMark,
        trades: follow.trades + (isClosed ? 1 : 0),
        paidShare: add(follow.paidShare, amount),
      });
      if (!isGreater(amount, '0')) return;
      const id = String(nextId());
      const wallet = account.perpetual;
      ledger.post({
        at,
        kind: entryKind.profitShare,
        reference: { type: referenceType.profitShare, id, contractCode: copy.contractCode },
        lines: movement(
          coinId,
          amount,
          { account: { owner: follow.owner, wallet }, bucket: 'available' },
          { account: { owner: follow.traderUid, wallet }, bucket: 'available' },
        ),
      });
      onBalanceChange({ owner: follow.owner, coinId }, at);
      onBalanceChange({ owner: follow.traderUid, coinId }, at);
      db.copies.update(copy.id, { profitShare: add(copy.profitShare, amount), reported: copy.pnl });
      db.profitShares.insert({
        id,
        copierUid: follow.owner,
        traderUid: follow.traderUid,
        leadPositionId: copy.leadPositionId,
        contractCode: copy.contractCode,
        profit: subtract(copy.pnl, copy.reported),
        amount,
        time: at,
      });
    },
  };
}
