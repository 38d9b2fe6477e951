import { account } from '@/contract/capital';
import { add, divide, isGreater, isNegative, isZero, largest, multiply, negate, subtract, type Decimal } from '@/contract/decimal';
import { copyPositionState, rejectReason, profitShareDue } from '@/contract/copyTrading';
import { profitAt, roundPnl, type ContractBillKind } from '@/contract/swap';
import { coinByName } from '../exchange/markets';
import { emptyCopyAmounts } from '../exchange/copy/drafts';
import type { StoredCopy } from '../exchange/copy/records';
import { entryKind, movement, referenceType, systemAccounts, type Reference } from '../exchange/posting';
import { hash } from '../exchange/random';
import type { World } from '../world';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Adds `count` ended copies to a follow, one every two hours: most closed, with postings, bills and profit share; every seventh rejected. */
export function addPastCopies(world: World, followId: string, count: number): void {
  const { db, now } = world;
  const [template] = db.copies.find({ where: { followId } }).list;
  const follow = db.follows.get(followId);
  if (!follow || !template) return;
  db.follows.update(followId, { startTime: now - 100 * dayMs });
  for (let age = count; age >= 1; age -= 1) {
    const closeTime = now - age * 2 * hourMs;
    const random = hash(world.seed, 'copies', age);
    const copy = { ...template, id: String(world.nextId()), openTime: closeTime - (random % (2 * hourMs)), closeTime };
    if (age % 7 === 0) db.copies.insert({ ...copy, ...rejectedFields, openTime: closeTime });
    else closePastCopy(world, copy, divide(multiply(copy.openPrice, String(985 + (random % 33))), '1000', 2));
  }
}

/** The fields of a rejected copy. */
const rejectedFields = { ...emptyCopyAmounts, state: copyPositionState.rejected, reason: rejectReason.overMaximum };

/** Closes a copy at a price, and posts its realised profit, fee and profit share at its closing time. */
function closePastCopy(world: World, copy: StoredCopy, closePrice: Decimal): void {
  const { db } = world;
  const follow = db.follows.get(copy.followId);
  if (!follow) return;
  const { owner, traderUid, contractCode, openedAmount, openedCost } = copy;
  const at = copy.closeTime ?? world.now;
  const turnover = multiply(openedAmount, closePrice);
  const realised = roundPnl(profitAt({ ...copy, amount: openedAmount, cost: openedCost }, closePrice));
  const pnl = subtract(realised, copy.fee);
  const total = add(follow.pnl, pnl);
  const share = profitShareDue({ pnl: total, highWaterMark: follow.highWaterMark, profitShare: follow.profitShare });
  const posting = { reference: { type: referenceType.copy, id: copy.id, contractCode }, at };
  post(world, { ...posting, kind: 'realised', amount: realised, payer: systemAccounts.liquidity, payee: owner });
  post(world, { ...posting, kind: 'fee', amount: copy.fee, payer: owner, payee: systemAccounts.fees });
  post(world, { ...posting, kind: 'profitShare', amount: share, payer: owner, payee: traderUid });
  db.copies.insert({
    ...copy,
    state: copyPositionState.closed,
    reason: rejectReason.none,
    amount: openedAmount,
    closePrice,
    closedAmount: openedAmount,
    closedTurnover: turnover,
    funding: '0',
    pnl,
    profitShare: share,
    reported: isZero(share) ? '0' : pnl,
  });
  db.follows.update(follow.id, {
    pnl: total,
    highWaterMark: largest(total, follow.highWaterMark),
    paidShare: add(follow.paidShare, share),
    trades: follow.trades + 1,
  });
  if (isGreater(share, '0'))
    db.profitShares.insert({
      id: String(world.nextId()),
      copierUid: owner,
      traderUid,
      leadPositionId: copy.leadPositionId,
      contractCode,
      profit: pnl,
      amount: share,
      time: at,
    });
}

interface Payment {
  readonly kind: ContractBillKind & keyof typeof entryKind;
  /** Negative if the payee pays the payer. */
  readonly amount: Decimal;
  readonly payer: number | 'liquidity';
  readonly payee: number | 'fees';
  readonly reference: Reference;
  readonly at: number;
}

/** Moves money between contract accounts. */
function post({ ledger }: World, { kind, amount, payer, payee, reference, at }: Payment): void {
  if (isZero(amount)) return;
  const { coinId } = coinByName('USDT');
  const contractBalance = (owner: Payment['payer' | 'payee']) => ({
    account: { owner, wallet: account.perpetual },
    bucket: 'available' as const,
  });
  const [from, to] = isNegative(amount) ? [payee, payer] : [payer, payee];
  const size = isNegative(amount) ? negate(amount) : amount;
  ledger.post({ at, kind: entryKind[kind], reference, lines: movement(coinId, size, contractBalance(from), contractBalance(to)) });
}
