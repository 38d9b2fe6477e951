import { add, compare, divide, isGreater, isZero, largest, multiply, smallest, subtract, type Decimal } from '@/contract/decimal';
import { copyMode, copyPositionState, copyTradeState, leverageMode, rejectReason, type RejectReason } from '@/contract/copyTrading';
import { traderStatus } from '@/contract/user';
import { orderSideOf } from '@/contract/swap';
import { BusinessError, type ErrorCode } from '../../businessError';
import type { CopyContext } from './context';
import type { FundingPayment, PositionChange } from '../contracts/positionChange';
import { draftCopy, marginOf, copyMessageData } from './drafts';
import type { CopyEvent } from './events';
import type { CopyMarket, LeadTraderPosition } from './copyMarket';
import type { StoredCopy, StoredFollow, StoredLeadPosition } from './records';
import { createCopyBooking, portions } from './copyBooking';
import type { ProfitSharing } from './profitSharing';

/** Mirrors lead traders' positions in the positions of their copiers. */
export interface Copying {
  /** Handles a change of a lead trader's position: copiers follow at the same instant. */
  onLeadPositionChanged(positionId: string, traderUid: number, at: number): void;
  /** Shrinks a user's copies after their position was reduced other than through copying, for example by liquidation. */
  onPositionReduced(change: Pick<PositionChange, 'owner' | 'contractCode' | 'side' | 'amount' | 'price' | 'fee' | 'at'>): void;
  /** Books the copies' share of the funding that a user's position paid or received. */
  onFundingPaid(payment: Pick<FundingPayment, 'owner' | 'contractCode' | 'side' | 'marginMode' | 'amount'>): void;
  /** Closes a copy; retried five minutes later if the market rejects the order. */
  close(copy: StoredCopy, at: number): void;
  /** The margin used by the open copies of one copying relationship. */
  margin(followId: string): Decimal;
  run(event: CopyEvent, at: number): void;
}

const retryMs = 5 * 60_000;
/** The reject reason of a copy, by the market's error code. */
const marketReasons: Readonly<Partial<Record<ErrorCode, RejectReason>>> = {
  insufficientBalance: rejectReason.insufficientBalance,
  orderBelowMinTurnover: rejectReason.belowMinimum,
};

export function createCopying(
  { db, inbox, nextId, schedule, market: prices }: Pick<CopyContext, 'db' | 'inbox' | 'nextId' | 'schedule' | 'market'>,
  market: CopyMarket,
  sharing: ProfitSharing,
): Copying {
  const nicknameOf = (traderUid: number) => db.leads.get(traderUid)?.nickname ?? String(traderUid);
  const booking = createCopyBooking({ db, inbox }, sharing, nicknameOf);
  const openCopies = (where: Partial<Pick<StoredCopy, 'leadPositionId' | 'followId' | 'owner' | 'contractCode' | 'side' | 'marginMode'>>) =>
    db.copies.find({ where: { ...where, state: copyPositionState.open }, sort: oldestFirst }).list;
  const margin: Copying['margin'] = (followId) => add(...openCopies({ followId }).map((copy) => copy.margin));
  const wholeLots = (contractCode: string, amount: Decimal): Decimal => {
    const lot = market.lot(contractCode);
    return multiply(divide(amount, lot, 0), lot);
  };

  const reject = (follow: StoredFollow, lead: LeadTraderPosition, reason: RejectReason, at: number) => {
    db.copies.insert({
      ...draftCopy(follow, lead, String(nextId()), at),
      state: copyPositionState.rejected,
      reason,
      closeTime: at,
    });
    inbox.write({
      owner: follow.owner,
      notice: 'copyRejected',
      at,
      ...copyMessageData(follow, nicknameOf(follow.traderUid), lead.contractCode),
    });
  };
  const order = (
    owner: number,
    { contractCode, side, leverage, marginMode }: OrderedPosition,
    effect: 'open' | 'close',
    amount: Decimal,
    at: number,
  ) =>
    market.place({
      owner,
      bizType: 'perpetual',
      contractCode,
      side: orderSideOf(side, effect),
      effect,
      kind: 'market',
      amount,
      leverage,
      marginMode,
      at,
      source: 'copy',
    });

  /** Opens a copy, or adds to an existing one. */
  const grow = (follow: StoredFollow, lead: LeadTraderPosition, before: Decimal, at: number) => {
    const { setting } = follow;
    const copies = openCopies({ followId: follow.id, leadPositionId: lead.positionId });
    const [copy] = copies;
    const grown = subtract(lead.amount, before);
    if (!copy && !isZero(before)) return;
    const leverage = setting.leverageMode === leverageMode.own ? setting.leverage : lead.leverage;
    const price = prices.price(lead.contractCode, at);
    const targetAmount = copy
      ? divide(multiply(add(...copies.map(({ amount }) => amount)), grown), before, 12)
      : setting.copyMode === copyMode.ratio
        ? multiply(grown, setting.ratio)
        : divide(multiply(setting.amount, String(leverage)), price, 12);
    const amount = wholeLots(lead.contractCode, targetAmount);
    const requiredMargin = marginOf(amount, price, leverage);
    const reason = blocker(follow, lead.contractCode, amount, add(margin(follow.id), requiredMargin));
    if (reason !== rejectReason.none) {
      reject(follow, lead, reason, at);
      return;
    }
    try {
      const placed = order(follow.owner, { ...lead, leverage }, 'open', amount, at);
      if (isZero(placed.filledAmount)) reject(follow, lead, rejectReason.refusedByMarket, at);
      else {
        const copyToEnlarge = copy ?? { ...draftCopy(follow, lead, String(nextId()), at), leverage };
        booking.enlarge(copyToEnlarge, follow, { amount: placed.filledAmount, turnover: placed.turnover, fee: placed.fee });
        if (!copy)
          inbox.write({
            owner: follow.owner,
            notice: 'copyOpened',
            at,
            ...copyMessageData(follow, nicknameOf(follow.traderUid), lead.contractCode),
          });
      }
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      reject(follow, lead, marketReasons[error.code] ?? rejectReason.refusedByMarket, at);
    }
  };
  const blocker = (
    { owner, state, setting, traderUid }: StoredFollow,
    contractCode: string,
    amount: Decimal,
    usedMargin: Decimal,
  ): RejectReason => {
    // Copies are not placed by a request, so the usual check of frozen accounts does not apply.
    if (db.users.get(owner)?.isFrozen === true) return rejectReason.refusedByMarket;
    if (state === copyTradeState.paused || db.leads.get(traderUid)?.tradeStatus !== traderStatus.open) return rejectReason.paused;
    if (setting.contracts.length > 0 && !setting.contracts.includes(contractCode)) return rejectReason.contractNotCopied;
    if (isZero(amount)) return rejectReason.belowMinimum;
    return isGreater(usedMargin, setting.maxAmount) ? rejectReason.overMaximum : rejectReason.none;
  };

  const reduce = (copy: StoredCopy, requested: Decimal, at: number) => {
    const amount = smallest(compare(requested, copy.amount) >= 0 ? copy.amount : wholeLots(copy.contractCode, requested), copy.amount);
    // A retry closes the whole copy, so a refused part is not retried.
    const isWhole = compare(amount, copy.amount) === 0;
    if (isZero(amount)) return;
    try {
      const placed = order(copy.owner, copy, 'close', amount, at);
      const filled = smallest(placed.filledAmount, amount);
      if (!isZero(filled) && placed.averagePrice !== null)
        booking.settle(copy, { amount: filled, price: placed.averagePrice, fee: placed.fee }, at);
      if (compare(filled, amount) < 0 && isWhole) retryClose(copy, at);
    } catch (error) {
      if (!(error instanceof BusinessError)) throw error;
      if (isZero(market.heldAmount(copy.owner, copy.contractCode, copy.side)))
        booking.settle(copy, { amount, price: prices.price(copy.contractCode, at), fee: '0' }, at);
      else if (isWhole) retryClose(copy, at);
    }
  };
  const retryClose = ({ id }: StoredCopy, at: number) => void schedule(at + retryMs, { part: 'copy', kind: 'close', id });

  /** Reassigns the copies of positions that were merged into this one; returns their total amount followed so far. */
  const reassignMergedCopies = ({ positionId, traderUid, amount }: StoredLeadPosition): Decimal => {
    const leadPosition = market.position(positionId) ?? market.closedPosition(positionId);
    let followed = amount;
    for (const other of db.leadPositions.find({ where: { traderUid } }).list) {
      const past = market.closedPosition(other.positionId);
      if (!past?.isMerged || past.contractCode !== leadPosition?.contractCode || past.side !== leadPosition.side) continue;
      for (const { id } of openCopies({ leadPositionId: other.positionId })) db.copies.update(id, { leadPositionId: positionId });
      db.leadPositions.remove(other.positionId);
      followed = add(followed, other.amount);
    }
    return followed;
  };
  const follow = (positionId: string, at: number) => {
    const followed = db.leadPositions.get(positionId);
    if (!followed) return;
    const lead = market.position(positionId);
    const [before, after] = [reassignMergedCopies(followed), lead?.amount ?? '0'];
    if (lead && isGreater(after, before))
      for (const each of db.follows.find({ where: { traderUid: followed.traderUid, state: runningStates }, sort: [['startTime', 'asc']] })
        .list)
        if (each.startTime <= lead.openedTime) grow(each, lead, before, at);
    if (isGreater(before, after))
      for (const copy of openCopies({ leadPositionId: positionId }))
        reduce(copy, isZero(after) ? copy.amount : divide(multiply(copy.amount, subtract(before, after)), before, 12), at);
    if (isZero(after)) db.leadPositions.remove(positionId);
    else db.leadPositions.update(positionId, { amount: after, isAwaited: false });
  };

  return {
    onLeadPositionChanged: (positionId, traderUid, at) => {
      const followed = db.leadPositions.get(positionId) ?? { positionId, traderUid, amount: '0', isAwaited: false };
      if (followed.isAwaited) return;
      db.leadPositions.upsert({ ...followed, isAwaited: true });
      // An order fills at several prices; copiers follow once, after it has completed.
      schedule(at, { part: 'copy', kind: 'follow', id: positionId });
    },
    onPositionReduced: ({ owner, contractCode, side, amount, price, fee, at }) => {
      const copies = openCopies({ owner, contractCode, side });
      if (copies.length === 0) return;
      let excess = subtract(add(...copies.map((copy) => copy.amount)), market.heldAmount(owner, contractCode, side));
      const closedAmounts = copies.map((copy) => {
        const part = largest('0', smallest(copy.amount, excess));
        excess = subtract(excess, part);
        return part;
      });
      for (const [index, part] of portions(fee, closedAmounts, amount).entries()) {
        const [copy, closed = '0'] = [copies[index], closedAmounts[index]];
        if (copy && !isZero(closed)) booking.settle(copy, { amount: closed, price, fee: part }, at);
      }
    },
    onFundingPaid: ({ owner, contractCode, side, marginMode, amount }) => {
      const copies = openCopies({ owner, contractCode, side, marginMode });
      const held = market.heldAmount(owner, contractCode, side, marginMode);
      const parts = portions(
        amount,
        copies.map((copy) => copy.amount),
        held,
      );
      for (const [index, copy] of copies.entries()) booking.fund(copy, parts[index] ?? '0');
    },
    close: (copy, at) => reduce(copy, copy.amount, at),
    margin,
    run: ({ kind, id }, at) => {
      const copy = kind === 'close' ? db.copies.get(id) : undefined;
      if (copy?.state === copyPositionState.open) reduce(copy, copy.amount, at);
      if (kind === 'follow') follow(id, at);
    },
  };
}

type OrderedPosition = Pick<LeadTraderPosition, 'contractCode' | 'side' | 'leverage' | 'marginMode'>;

const runningStates = [copyTradeState.active, copyTradeState.paused];
const oldestFirst = [
  ['openTime', 'asc'],
  ['id', 'asc'],
] as const;
