import { add, compare, divide, isZero, multiply, subtract, type Decimal } from '@/contract/decimal';
import { copyPositionState } from '@/contract/copyTrading';
import { moneyPrecision, profitAt, roundPnl } from '@/contract/swap';
import type { CopyContext } from './context';
import { marginOf, copyMessageData } from './drafts';
import type { StoredCopy, StoredFollow } from './records';
import type { ProfitSharing } from './profitSharing';

/** The fill of an opening order. */
interface OpeningFill {
  readonly amount: Decimal;
  readonly turnover: Decimal;
  readonly fee: Decimal;
}

/** The closed amount of a copy, its price and its share of the fee. */
interface ClosingFill {
  readonly amount: Decimal;
  readonly price: Decimal;
  readonly fee: Decimal;
}

/** Books the results of copies: fills, fees and funding, in the copy and in the totals of its copying relationship. */
export interface CopyBooking {
  /** Adds the fill of an order to a copy. */
  enlarge(copy: StoredCopy, follow: StoredFollow, opened: OpeningFill): void;
  /** Books the closing of a part of a copy, and pays the profit share. */
  settle(copy: StoredCopy, closed: ClosingFill, at: number): void;
  /** Books the funding a copy's position received; negative if it paid. */
  fund(copy: StoredCopy, amount: Decimal): void;
}

export function createCopyBooking(
  { db, inbox }: Pick<CopyContext, 'db' | 'inbox'>,
  sharing: ProfitSharing,
  nicknameOf: (traderUid: number) => string,
): CopyBooking {
  return {
    enlarge: (copy, follow, { amount, turnover, fee }) => {
      const opened = { amount: add(copy.openedAmount, amount), cost: add(copy.openedCost, turnover) };
      const openPrice = divide(opened.cost, opened.amount, 12);
      const left = add(copy.amount, amount);
      db.copies.upsert({
        ...copy,
        amount: left,
        openPrice,
        margin: marginOf(left, openPrice, copy.leverage),
        openedAmount: opened.amount,
        openedCost: opened.cost,
        fee: add(copy.fee, fee),
        pnl: subtract(copy.pnl, fee),
      });
      db.follows.update(follow.id, { pnl: subtract(follow.pnl, fee) });
    },
    settle: (copy, { amount, price, fee }, at) => {
      const cost = divide(multiply(copy.openedCost, amount), copy.openedAmount, 12);
      const netPnl = subtract(roundPnl(profitAt({ ...copy, amount, cost }, price)), fee);
      const left = subtract(copy.amount, amount);
      const closed = { amount: add(copy.closedAmount, amount), turnover: add(copy.closedTurnover, multiply(amount, price)) };
      const isClosed = isZero(left);
      const shown = isClosed ? copy.openedAmount : left;
      const booked = db.copies.update(copy.id, {
        amount: shown,
        margin: marginOf(shown, copy.openPrice, copy.leverage),
        closedAmount: closed.amount,
        closedTurnover: closed.turnover,
        closePrice: divide(closed.turnover, closed.amount, 12),
        fee: add(copy.fee, fee),
        pnl: add(copy.pnl, netPnl),
        ...(isClosed ? { state: copyPositionState.closed, closeTime: at } : {}),
      });
      sharing.pay(booked, netPnl, isClosed, at);
      const follow = db.follows.get(copy.followId);
      if (isClosed && follow)
        inbox.write({
          owner: copy.owner,
          notice: 'copyClosed',
          at,
          ...copyMessageData(follow, nicknameOf(follow.traderUid), copy.contractCode),
        });
    },
    fund: (copy, amount) => {
      db.copies.update(copy.id, { funding: add(copy.funding, amount), pnl: add(copy.pnl, amount) });
      const follow = db.follows.get(copy.followId);
      if (follow) db.follows.update(follow.id, { pnl: add(follow.pnl, amount) });
    },
  };
}

/** Splits a total in proportion to parts of a whole, with eight decimals; the portions of all parts add up to the total. */
export function portions(total: Decimal, parts: readonly Decimal[], whole: Decimal): Decimal[] {
  let [covered, allocated] = ['0', '0'];
  return parts.map((part) => {
    covered = add(covered, part);
    const upTo = compare(covered, whole) >= 0 ? total : divide(multiply(total, covered), whole, moneyPrecision);
    const portion = subtract(upTo, allocated);
    allocated = upTo;
    return portion;
  });
}
