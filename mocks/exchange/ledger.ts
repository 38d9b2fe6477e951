import { add, isDecimal, isNegative, isZero, type Decimal } from '@/contract/decimal';
import { BusinessError } from '../businessError';
import { createUndoLog, type UndoLog } from '../db';
import { InvalidPosting, UnbalancedPosting } from './posting';
import type { Account, Balance, Entry, EntryKind, Holding, Line, Posting } from './posting';

type CompactLine = [place: number, amount: Decimal, bucket: 0 | 1];
type CompactEntry = [at: number, kind: EntryKind, reference: string, lines: CompactLine[]];
/** Everything a ledger holds, as JSON. Lines name accounts by their place in `holdings`. */
export type LedgerState = { holdings: Holding[]; entries: CompactEntry[] };

/** A double-entry book: the only place where money is, and `post` the only way it moves. */
export interface Ledger {
  /**
   * Moves money. Every coin's lines must sum to zero, and no user's available or frozen amount may end below zero.
   * Throws `InvalidPosting`, `UnbalancedPosting` or `BusinessError`, and then nothing is posted at all.
   */
  post(posting: Posting): Entry;
  balance(account: Account, coinId: number): Balance;
  /** Every coin an owner has ever held, in the order of first use; one wallet where given. */
  holdings(owner: Account['owner'], wallet?: number): Holding[];
  /** What an owner's entries were, oldest first; of some kinds only where given. */
  history(owner: Account['owner'], kinds?: readonly EntryKind[]): Entry[];
  /** How many entries there are; the next one has this sequence. */
  count(): number;
  /** The entries from a sequence on, oldest first. */
  since(sequence: number): Entry[];
  /** Sum over all accounts per coin; each is `'0'` at all times. */
  totals(): Map<number, Decimal>;
  state(): LedgerState;
}

/** Opens an empty book, or a saved one after checking that it adds up. Throws `UnbalancedPosting` or `InvalidPosting` where it does not. */
export function createLedger(saved: LedgerState = { holdings: [], entries: [] }, undoLog: Pick<UndoLog, 'note'> = createUndoLog()): Ledger {
  const holdings: Holding[] = saved.holdings.map((holding) => ({ ...holding, account: { ...holding.account } }));
  const places = new Map(holdings.map((holding, place) => [keyOf(holding.account, holding.coinId), place]));
  const entries: CompactEntry[] = [...saved.entries];
  const byOwner = new Map<Account['owner'], number[]>();
  const placesByOwner = new Map<Account['owner'], number[]>();
  for (const [place, holding] of holdings.entries()) append(placesByOwner, holding.account.owner, place);

  const holdingAt = (place: number): Holding => {
    const holding = holdings[place];
    if (!holding) throw new InvalidPosting(`there is no account ${place}`);
    return holding;
  };
  const placeOf = (account: Account, coinId: number): number => {
    const key = keyOf(account, coinId);
    const known = places.get(key);
    if (known !== undefined) return known;
    const place = holdings.push({ account: { ...account }, coinId, available: '0', frozen: '0' }) - 1;
    places.set(key, place);
    append(placesByOwner, account.owner, place);
    return place;
  };
  const ownersOf = (lines: readonly CompactLine[]) => new Set(lines.map(([place]) => holdingAt(place).account.owner));
  const index = (sequence: number, lines: readonly CompactLine[]) => {
    for (const owner of ownersOf(lines)) append(byOwner, owner, sequence);
  };
  /** Takes back the latest entry, with the accounts it opened: those from `opened` on. */
  const unpost = (before: ReadonlyMap<number, Balance>, opened: number) => {
    const [, , , lines] = entries.at(-1) ?? [0, '', '', []];
    for (const owner of ownersOf(lines)) byOwner.get(owner)?.pop();
    entries.pop();
    for (const [place, balance] of before) Object.assign(holdingAt(place), balance);
    for (const { account, coinId } of holdings.splice(opened).toReversed()) {
      places.delete(keyOf(account, coinId));
      placesByOwner.get(account.owner)?.pop();
    }
  };
  const entryAt = (sequence: number): Entry => {
    const entry = entries[sequence];
    if (!entry) throw new InvalidPosting(`there is no entry ${sequence}`);
    const [at, kind, reference, lines] = entry;
    return { sequence, at, kind, reference, lines: lines.map(([place, amount, bucket]) => lineOf(holdingAt(place), amount, bucket)) };
  };
  const totals = () => {
    const sums = new Map<number, Decimal>();
    for (const { coinId, available, frozen } of holdings) sums.set(coinId, add(sums.get(coinId) ?? '0', available, frozen));
    return sums;
  };

  for (const [sequence, [, , , lines]] of entries.entries()) index(sequence, lines);
  for (const [coinId, sum] of totals()) if (!isZero(sum)) throw new UnbalancedPosting(coinId, sum);
  for (const { account, coinId, available, frozen } of holdings)
    if (isUser(account) && (isNegative(available) || isNegative(frozen)))
      throw new InvalidPosting(
        `${account.owner} would have ${available} and ${frozen} frozen of coin ${coinId} in wallet ${account.wallet}`,
      );

  return {
    post: ({ at, kind, reference, lines }) => {
      const moving = lines.filter((line) => !isZero(checked(line).amount));
      if (moving.length === 0) throw new InvalidPosting('a posting moves something');
      const next = new Map<string, { line: Line; balance: Balance }>();
      const sums = new Map<number, Decimal>();
      for (const line of moving) {
        const key = keyOf(line.account, line.coinId);
        const before = next.get(key)?.balance ?? holdings[places.get(key) ?? -1] ?? nothing;
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
        const place = placeOf(line.account, line.coinId);
        const { available, frozen } = holdingAt(place);
        before.set(place, { available, frozen });
        Object.assign(holdingAt(place), balance);
      }
      const compact = moving.map((line): CompactLine => [
        placeOf(line.account, line.coinId),
        line.amount,
        line.bucket === 'frozen' ? 1 : 0,
      ]);
      const sequence = entries.push([at, kind, reference, compact]) - 1;
      index(sequence, compact);
      undoLog.note(() => unpost(before, opened));
      return entryAt(sequence);
    },
    balance: (account, coinId) => {
      const { available, frozen } = holdings[places.get(keyOf(account, coinId)) ?? -1] ?? nothing;
      return { available, frozen };
    },
    holdings: (owner, wallet) =>
      (placesByOwner.get(owner) ?? [])
        .map((place) => ({ ...holdingAt(place) }))
        .filter(({ account }) => wallet === undefined || account.wallet === wallet),
    history: (owner, kinds) =>
      (byOwner.get(owner) ?? []).flatMap((sequence) => {
        const kind = entries[sequence]?.[1];
        return kinds === undefined || (kind !== undefined && kinds.includes(kind)) ? [entryAt(sequence)] : [];
      }),
    count: () => entries.length,
    since: (first) => entries.slice(first).map((_, index) => entryAt(first + index)),
    totals,
    state: () => structuredClone({ holdings, entries }),
  };
}

const nothing: Balance = { available: '0', frozen: '0' };

const isUser = (account: Account): boolean => typeof account.owner === 'number';
const keyOf = ({ owner, wallet, tradeId = 0 }: Account, coinId: number): string => `${owner}/${wallet}/${tradeId}/${coinId}`;
const lineOf = ({ account, coinId }: Holding, amount: Decimal, bucket: 0 | 1): Line => ({
  account,
  coinId,
  amount,
  bucket: bucket === 1 ? 'frozen' : 'available',
});

function checked(line: Line): Line {
  if (!isDecimal(line.amount)) throw new InvalidPosting(`"${line.amount}" is not a decimal amount`);
  if (!Number.isInteger(line.account.wallet) || !Number.isInteger(line.coinId))
    throw new InvalidPosting('wallet and coin are whole numbers');
  return line;
}

function append<Key>(lists: Map<Key, number[]>, key: Key, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
