import { add, isZero } from '@/contract/decimal';
import { billKind, billOrigin, type Bill } from '@/contract/spot';
import { assetName } from './assets';
import type { Ledger } from './ledger';
import { pairName } from './markets';
import { tradeIdOf, type Entry, type EntryKind, type Line, type Reference, type SubAccount } from './posting';

/** A bill with its ledger reference and the sub-account it belongs to. */
export interface LedgerBill extends Bill {
  readonly reference: Reference;
  readonly sub: SubAccount | null;
}

/** The filter of a bill list; `startTime` and `endTime` are inclusive. */
interface BillScope {
  readonly id?: string | undefined;
  readonly account?: number | undefined;
  readonly tradeId?: number | undefined;
  readonly coinId?: number | undefined;
  readonly kind?: Bill['kind'] | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

/** The changes to a user's holdings, newest first: one bill per coin and account that a ledger entry affects. */
export function billsOf(ledger: Ledger, owner: number, scope: BillScope): LedgerBill[] {
  const { id, account, tradeId, coinId, kind, startTime = 0, endTime = Infinity } = scope;
  const bills = cachedBillsOf(ledger, owner);
  const matching = bills
    .slice(
      countUntil(bills, (time) => time < startTime),
      countUntil(bills, (time) => time <= endTime),
    )
    .filter(
      (bill) =>
        (id === undefined || bill.billId === id) &&
        (account === undefined || bill.account === account) &&
        (tradeId === undefined || bill.tradeId === tradeId) &&
        (coinId === undefined || bill.coinId === coinId) &&
        (kind === undefined || bill.kind === kind),
    );
  return matching.toReversed();
}

/** The number of leading bills whose time satisfies `holds`, by binary search, so that bills outside a range are skipped. */
function countUntil(bills: readonly LedgerBill[], holds: (time: number) => boolean): number {
  let [low, high] = [0, bills.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(bills[middle]?.time ?? Infinity)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A user's cached bills, up to a sequence of the ledger, which only grows until entries are folded. */
interface CachedBills {
  upTo: number;
  /** How often entries had been folded at that time. */
  readonly folds: number;
  readonly bills: LedgerBill[];
}

const billsCache = new WeakMap<Ledger, Map<number, CachedBills>>();

/** All bills of a user, oldest first, in entry order at one instant; only new entries are processed. The bills of one entry are in reverse order, as the list is reversed. */
function cachedBillsOf(ledger: Ledger, owner: number): readonly LedgerBill[] {
  const all = billsCache.get(ledger) ?? new Map<number, CachedBills>();
  billsCache.set(ledger, all);
  const before = all.get(owner);
  const cached = before?.folds === ledger.folds() ? before : { upTo: 0, folds: ledger.folds(), bills: [] };
  all.set(owner, cached);
  const entries = cached.upTo === 0 ? ledger.history(owner, [...kinds.keys()]) : ledger.since(cached.upTo);
  cached.upTo = ledger.count();
  let isInOrder = true;
  for (const entry of entries) {
    const latest = cached.bills.at(-1)?.time ?? -Infinity;
    const added = billsIn(entry, owner).toReversed();
    cached.bills.push(...added);
    isInOrder &&= added.every(({ time }) => time >= latest);
  }
  // A scenario may post entries with past instants.
  if (!isInOrder) cached.bills.sort((a, b) => a.time - b.time);
  return cached.bills;
}

/** A user's bills of one entry. Most entries have a single line of the user, which needs no summing. */
function billsIn(entry: Entry, owner: number): LedgerBill[] {
  const kind = kinds.get(entry.kind);
  if (kind === undefined) return [];
  const userLines = entry.lines.filter(({ account }) => account.owner === owner);
  const [only] = userLines;
  if (userLines.length === 1 && only) return [billOf(entry, kind, only)];
  const sums = new Map<string, LedgerBill>();
  for (const line of userLines) {
    const bill = billOf(entry, kind, line);
    const sum = sums.get(bill.billId);
    sums.set(bill.billId, sum ? { ...bill, amount: add(sum.amount, bill.amount) } : bill);
  }
  return [...sums.values()].filter(({ amount }) => !isZero(amount));
}

function billOf({ sequence, at, reference }: Entry, kind: Bill['kind'], { account, coinId, amount }: Line): LedgerBill {
  const { wallet, sub = null } = account;
  const tradeId = tradeIdOf(account);
  return {
    billId: `${sequence}-${wallet}-${sub ? `${sub.type}${sub.id}` : 0}-${coinId}`,
    account: wallet,
    tradeId,
    tradeName: tradeId === null ? null : pairName(tradeId),
    coinId,
    coinName: assetName(coinId),
    kind,
    amount,
    time: at,
    origin: originOf(reference),
    reference,
    sub,
  };
}

/** Freeze and release move nothing in or out, and produce no bills. */
const kinds: ReadonlyMap<EntryKind, Bill['kind']> = new Map(Object.values(billKind).map((each) => [each, each]));

/** The record behind an entry; openings, demo funds and carried-forward balances have none. */
function originOf({ type, id }: Reference): Bill['origin'] {
  const origin = Object.values(billOrigin).find((each) => each === type);
  return origin === undefined ? null : { type: origin, id };
}
