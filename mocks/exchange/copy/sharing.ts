import { account } from '@/contract/capital';
import { add, compare, divide, isGreater, isZero, largest, multiply, smallest, subtract, type Decimal } from '@/contract/decimal';
import { shareDue } from '@/contract/copyTrading';
import type { CopyContext } from './context';
import { coinByName } from '../markets';
import { entryKind, movement, referenceType } from '../posting';
import type { Positions } from '../contracts/positions';
import type { StoredCopy, StoredFollow } from './records';

/** How copiers share their profit with those they copy. */
export interface Sharing {
  /**
   * Books what a copy has gained, after fees. Of what somebody's copying has realised beyond its highest point so far the lead trader gets
   * the agreed part, at once and from contract account to contract account, as far as no position needs the money; nobody pays again for what they had lost and won back.
   */
  pay(copy: StoredCopy, gained: Decimal, isOver: boolean, at: number): void;
}

export function createSharing(
  { db, ledger, nextId }: Pick<CopyContext, 'db' | 'ledger' | 'nextId'>,
  moneyMoved: Positions['moneyMoved'],
): Sharing {
  const { coinId } = coinByName('USDT');
  const share = (
    { owner, highWaterMark, profitShare }: StoredFollow,
    pnl: Decimal,
    at: number,
  ): { amount: Decimal; highWaterMark: Decimal } => {
    const due = shareDue({ pnl, highWaterMark, profitShare });
    // What cross positions need by now is held back first: a share is paid from what is free.
    if (!isZero(due)) moneyMoved({ owner, coinId }, at);
    const amount = smallest(due, ledger.balance({ owner, wallet: account.perpetual }, coinId).available);
    if (compare(amount, due) === 0) return { amount, highWaterMark: largest(highWaterMark, pnl) };
    // What could not be paid stays due: the point moves up only by what was paid for.
    return { amount, highWaterMark: add(highWaterMark, divide(multiply(amount, '100'), profitShare, 8), '0.00000001') };
  };
  return {
    pay: (copy, gained, isOver, at) => {
      const follow = db.follows.get(copy.followId);
      if (!follow) return;
      const pnl = add(follow.pnl, gained);
      const { amount, highWaterMark } = share(follow, pnl, at);
      db.follows.update(follow.id, {
        pnl,
        highWaterMark,
        trades: follow.trades + (isOver ? 1 : 0),
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
      moneyMoved({ owner: follow.owner, coinId }, at);
      moneyMoved({ owner: follow.traderUid, coinId }, at);
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
