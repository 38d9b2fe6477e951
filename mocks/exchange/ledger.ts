import { add, isDecimal, isNegative, isZero, type Decimal } from '@/contract/decimal';
import { BusinessError } from '../businessError';
import { createUndoLog, type UndoLog } from '../db';
import { entryKind, holdingKey, InvalidPosting, referenceType, UnbalancedPosting } from './posting';
import { createSequenceLists } from './sequenceLists';
import type { Account, Balance, Entry, EntryKind, Holding, Line, Posting, Reference, ReferenceType } from './posting';

type CompactLine = [holdingIndex: number, amount: Decimal, bucket: 0 | 1];
type CompactReference = [type: ReferenceType, id: string, contractCode?: string];
type CompactEntry = [at: number, kind: EntryKind, reference: CompactReference, lines: CompactLine[]];
/** Placeholder for an entry folded into a later one, so that all others keep their sequence. */
const folded = 0;
/** The complete state of a ledger as JSON. Lines refer to accounts by index in `holdings`. */
export type LedgerState = { holdings: Holding[]; entries: (CompactEntry | typeof folded)[] };

/** A double-entry ledger: the only store of balances, changed only by `post`. */
export interface Ledger {
  /**
   * Posts an entry. The lines must sum to zero per coin, and no available or frozen balance of a user may become negative.
   * Throws `InvalidPosting`, `UnbalancedPosting` or `BusinessError` without posting anything.
   */
  post(posting: Posting): Entry;
  balance(account: Account, coinId: number): Balance;
  /** Every coin the owner has ever held, in the order of first use; of one wallet if given. */
  holdings(owner: Account['owner'], wallet?: number): Holding[];
  /** The owner's entries, oldest first; of certain kinds if given. */
  history(owner: Account['owner'], kinds?: readonly EntryKind[]): Entry[];
  /** The sequence of the owner's latest entry; null if there is none. */
  latest(owner: Account['owner']): number | null;
  /** The number of entries, which is the sequence of the next one. */
  count(): number;
  /** The entries from a sequence on, oldest first. */
  since(sequence: number): Entry[];
  /** The sum of all balances per coin; always `'0'`. */
  totals(): Map<number, Decimal>;
  /**
   * Folds all entries before an instant that involve only these owners and system accounts into one entry, so that a world does not grow
   * without limit. Balances, totals per coin and all other entries stay unchanged. It cannot be undone.
   */
  fold(before: number, isFolded: (owner: number) => boolean): void;
  /** How often entries were folded, which invalidates anything read before. */
  folds(): number;
  state(): LedgerState;
}

/** Creates an empty ledger, or restores a saved one after checking its balances. Throws `UnbalancedPosting` or `InvalidPosting` if they are wrong. */
export function createLedger(saved: LedgerState = { holdings: [], entries: [] }, undoLog: Pick<UndoLog, 'note'> = createUndoLog()): Ledger {
  const holdings: Holding[] = saved.holdings.map((holding) => ({ ...holding, account: { ...holding.account } }));
  const holdingIndexes = new Map(holdings.map((holding, holdingIndex) => [holdingKey(holding.account, holding.coinId), holdingIndex]));
  const entries: LedgerState['entries'] = [...saved.entries];
  const byOwner = createSequenceLists<Account['owner']>();
  const byKind = createSequenceLists<string>();
  const holdingsByOwner = createSequenceLists<Account['owner']>();
  /** The entry that others were folded into, how far entries were examined for folding, and the number of folds. */
  let foldTarget: number | null = null;
  let [examinedCount, folds] = [0, 0];
  for (const [holdingIndex, holding] of holdings.entries()) holdingsByOwner.append(holding.account.owner, holdingIndex);

  const holdingAt = (holdingIndex: number): Holding => {
    const holding = holdings[holdingIndex];
    if (!holding) throw new InvalidPosting(`there is no account ${holdingIndex}`);
    return holding;
  };
  const holdingIndexOf = (account: Account, coinId: number): number => {
    const key = holdingKey(account, coinId);
    const existing = holdingIndexes.get(key);
    if (existing !== undefined) return existing;
    const holdingIndex = holdings.push({ account: { ...account }, coinId, available: '0', frozen: '0' }) - 1;
    holdingIndexes.set(key, holdingIndex);
    holdingsByOwner.append(account.owner, holdingIndex);
    return holdingIndex;
  };
  const linesAt = (sequence: number): readonly CompactLine[] => (entries[sequence] || undefined)?.[3] ?? [];
  const ownersOf = (lines: readonly CompactLine[]) => new Set(lines.map(([holdingIndex]) => holdingAt(holdingIndex).account.owner));
  const kindAt = (sequence: number): EntryKind => (entries[sequence] || undefined)?.[1] ?? entryKind.adjustment;
  const index = (sequence: number) => {
    for (const owner of ownersOf(linesAt(sequence))) {
      byOwner.append(owner, sequence);
      byKind.append(kindKey(owner, kindAt(sequence)), sequence);
    }
  };
  /** Undoes the latest entry and the accounts it opened, which start at index `opened`. */
  const unpost = (before: ReadonlyMap<number, Balance>, opened: number) => {
    const latest = entries.length - 1;
    for (const owner of ownersOf(linesAt(latest))) {
      byOwner.removeLast(owner);
      byKind.removeLast(kindKey(owner, kindAt(latest)));
    }
    entries.pop();
    for (const [holdingIndex, balance] of before) Object.assign(holdingAt(holdingIndex), balance);
    for (const { account, coinId } of holdings.splice(opened).toReversed()) {
      holdingIndexes.delete(holdingKey(account, coinId));
      holdingsByOwner.removeLast(account.owner);
    }
  };
  const entriesAt = (sequences: readonly number[]): Entry[] =>
    sequences.flatMap((sequence) => {
      const entry = entries[sequence];
      if (!entry) return [];
      const [at, kind, reference, lines] = entry;
      return {
        sequence,
        at,
        kind,
        reference: expanded(reference),
        lines: lines.map(([holdingIndex, amount, bucket]) => lineOf(holdingAt(holdingIndex), amount, bucket)),
      };
    });
  const totals = () => {
    const sums = new Map<number, Decimal>();
    for (const { coinId, available, frozen } of holdings) sums.set(coinId, add(sums.get(coinId) ?? '0', available, frozen));
    return sums;
  };

  for (const sequence of entries.keys()) index(sequence);
  for (const [coinId, sum] of totals()) if (!isZero(sum)) throw new UnbalancedPosting(coinId, sum);
  for (const { account, coinId, available, frozen } of holdings)
    if (isUser(account) && (isNegative(available) || isNegative(frozen)))
      throw new InvalidPosting(
        `${account.owner} would have ${available} available and ${frozen} frozen of coin ${coinId} in wallet ${account.wallet}`,
      );

  return {
    post: ({ at, kind, reference, lines }) => {
      const moving = lines.filter((line) => !isZero(checked(line).amount));
      if (moving.length === 0) throw new InvalidPosting('a posting must move an amount');
      const next = new Map<string, { line: Line; balance: Balance }>();
      const sums = new Map<number, Decimal>();
      for (const line of moving) {
        const key = holdingKey(line.account, line.coinId);
        const before = next.get(key)?.balance ?? holdings[holdingIndexes.get(key) ?? -1] ?? nothing;
        const balance = { available: before.available, frozen: before.frozen, [line.bucket]: add(before[line.bucket], line.amount) };
        next.set(key, { line, balance });
        sums.set(line.coinId, add(sums.get(line.coinId) ?? '0', line.amount));
      }
      for (const [coinId, sum] of sums) if (!isZero(sum)) throw new UnbalancedPosting(coinId, sum);
      for (const { line, balance } of next.values())
        if (isUser(line.account) && (isNegative(balance.available) || isNegative(balance.frozen)))
          throw new BusinessError('insufficientBalance', 'insufficientBalance', { cause: { ...line, balance } });
      const opened = holdings.length;
      const before = new Map<number, Balance>();
      for (const { line, balance } of next.values()) {
        const holdingIndex = holdingIndexOf(line.account, line.coinId);
        const { available, frozen } = holdingAt(holdingIndex);
        before.set(holdingIndex, { available, frozen });
        Object.assign(holdingAt(holdingIndex), balance);
      }
      const compact = moving.map((line): CompactLine => [
        holdingIndexOf(line.account, line.coinId),
        line.amount,
        line.bucket === 'frozen' ? 1 : 0,
      ]);
      const sequence = entries.push([at, kind, compacted(reference), compact]) - 1;
      index(sequence);
      undoLog.note(() => unpost(before, opened));
      return { sequence, at, kind, reference, lines: moving };
    },
    balance: (account, coinId) => {
      const { available, frozen } = holdings[holdingIndexes.get(holdingKey(account, coinId)) ?? -1] ?? nothing;
      return { available, frozen };
    },
    holdings: (owner, wallet) =>
      holdingsByOwner
        .of(owner)
        .map((holdingIndex) => ({ ...holdingAt(holdingIndex) }))
        .filter(({ account }) => wallet === undefined || account.wallet === wallet),
    history: (owner, kinds) => {
      if (kinds === undefined) return entriesAt(byOwner.of(owner));
      const lists = kinds.flatMap((kind) => byKind.of(kindKey(owner, kind)));
      return entriesAt(kinds.length === 1 ? lists : lists.toSorted((one, other) => one - other));
    },
    latest: (owner) => byOwner.of(owner).at(-1) ?? null,
    count: () => entries.length,
    since: (first) => entriesAt(Array.from({ length: Math.max(0, entries.length - first) }, (_, index) => first + index)),
    fold: (before, isFolded) => {
      const folding = foldTarget === null ? [] : [foldTarget];
      for (; ; examinedCount += 1) {
        const entry = entries[examinedCount];
        if (entry === undefined || (entry !== folded && entry[0] >= before)) break;
        const owners = [...ownersOf(linesAt(examinedCount))];
        if (owners.length > 0 && owners.every((owner) => typeof owner === 'string' || isFolded(owner))) folding.push(examinedCount);
      }
      const last = folding.at(-1);
      if (last === undefined || last === foldTarget) return;
      const lines = summed(folding.flatMap(linesAt));
      const [at] = entries[last] || [before];
      const removed = new Set(folding);
      const affectedOwners = ownersOf(folding.flatMap(linesAt));
      const kinds = new Set(folding.map(kindAt));
      for (const owner of affectedOwners) {
        byOwner.removeAll(owner, removed);
        for (const kind of kinds) byKind.removeAll(kindKey(owner, kind), removed);
      }
      for (const sequence of folding) entries[sequence] = folded;
      entries[last] = [at, entryKind.adjustment, [referenceType.period, String(at)], lines];
      for (const owner of ownersOf(lines)) {
        byOwner.insert(owner, last);
        byKind.insert(kindKey(owner, entryKind.adjustment), last);
      }
      foldTarget = last;
      folds += 1;
    },
    folds: () => folds,
    totals,
    state: () => structuredClone({ holdings, entries }),
  };
}

const nothing: Balance = { available: '0', frozen: '0' };

const compacted = ({ type, id, contractCode }: Reference): CompactReference =>
  contractCode === undefined ? [type, id] : [type, id, contractCode];
const expanded = ([type, id, contractCode]: CompactReference): Reference =>
  contractCode === undefined ? { type, id } : { type, id, contractCode };
const isUser = (account: Account): boolean => typeof account.owner === 'number';
const lineOf = ({ account, coinId }: Holding, amount: Decimal, bucket: 0 | 1): Line => ({
  account,
  coinId,
  amount,
  bucket: bucket === 1 ? 'frozen' : 'available',
});

function checked(line: Line): Line {
  if (!isDecimal(line.amount)) throw new InvalidPosting(`"${line.amount}" is not a decimal amount`);
  if (!Number.isInteger(line.account.wallet) || !Number.isInteger(line.coinId))
    throw new InvalidPosting('wallet and coin must be integers');
  return line;
}

/** Sums lines by account, coin and bucket. */
function summed(lines: readonly CompactLine[]): CompactLine[] {
  const sums = new Map<string, CompactLine>();
  for (const [holdingIndex, amount, bucket] of lines) {
    const key = `${holdingIndex}/${bucket}`;
    sums.set(key, [holdingIndex, add(sums.get(key)?.[1] ?? '0', amount), bucket]);
  }
  return [...sums.values()].filter(([, amount]) => !isZero(amount));
}

const kindKey = (owner: Account['owner'], kind: EntryKind): string => `${owner}/${kind}`;
