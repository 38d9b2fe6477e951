import { account } from '@/contract/capital';
import {
  add,
  compare,
  isGreater,
  isNegative,
  isZero,
  largest,
  negate,
  smallest,
  subtract,
  truncate,
  type Decimal,
} from '@/contract/decimal';
import { initialMargin, mockCoin, moneyPrecision, profitAt, tradeMode, type ContractBillKind } from '@/contract/swap';
import type { Floor } from '../floor';
import type { Ledger } from '../ledger';
import { coinById } from '../markets';
import { entryKind, house, movement, type Account, type EntryKind, type House, type Line, type Place } from '../posting';
import type { ContractAccount, StoredPosition } from './records';
import { isMockCoin, termsOf } from './terms';

/** Whose money, and in which coin: a coin of mock trading stands for the mock account. */
export interface Owned {
  readonly owner: number;
  readonly coinId: number;
}

/** What a movement of money is for. */
export interface Cause {
  readonly kind: Exclude<ContractBillKind, 'transferIn' | 'transferOut'>;
  readonly contractCode: string;
  readonly reference: string;
  readonly at: number;
}

/** The money of contract accounts. What is frozen is, to the last digit, the margin of waiting orders and isolated positions and what is held for cross ones. */
export interface Purse {
  ledgerOf(coinId: number): Ledger;
  account(whose: Owned): ContractAccount;
  change(whose: Owned, patch: Partial<ContractAccount>): void;
  crossPositions(whose: Owned): readonly StoredPosition[];
  /** What new orders and margin may use, once `released` is given back: not what cross positions need, losses at the present mark included. */
  free(whose: Owned, at: number, released?: Decimal): Decimal;
  /** Available money and what is held for cross positions. */
  crossBalance(whose: Owned): Decimal;
  freeze(whose: Owned, amount: Decimal, reference: string, at: number): void;
  release(whose: Owned, amount: Decimal, reference: string, at: number): void;
  receive(whose: Owned, amount: Decimal, cause: Cause, from?: House): void;
  /** Takes up to `amount`: from what is available, then from what is held, and gives back what was taken. What is missing the insurance pays where `isInsured`. */
  pay(whose: Owned, amount: Decimal, cause: Cause, to: House, isInsured: boolean): Decimal;
  /** The same from the frozen margin of an isolated position. */
  payFromMargin(position: StoredPosition, amount: Decimal, cause: Cause, to: House, isInsured: boolean): Decimal;
  /** Holds for the cross positions what they need now, as far as it is there. */
  hold(whose: Owned, at: number): void;
}

/** A coin by its id, of real or of mock trading. */
export const nameOfCoin = (coinId: number): string =>
  coinById.get(coinId)?.shortName ?? Object.keys(mockCoin).find((name) => isMockCoin(name) && mockCoin[name] === coinId) ?? String(coinId);

export const isMockCoinId = (coinId: number): boolean => Object.values<number>(mockCoin).includes(coinId);

/** Opens the purses of everybody: real money in the exchange's ledger, mock money in one of its own. */
export function createPurse({ db, ledger, market, nextId }: Floor, mockLedger: Ledger): Purse {
  const ledgerOf = (coinId: number) => (isMockCoinId(coinId) ? mockLedger : ledger);
  const account = (whose: Owned): ContractAccount =>
    db.contractAccounts.get(keyOf(whose)) ?? { key: keyOf(whose), ...plain(whose), held: '0', watch: null, isWarned: false };
  const change = (whose: Owned, patch: Partial<ContractAccount>) => void db.contractAccounts.upsert({ ...account(whose), ...patch });
  const crossPositions = ({ owner, coinId }: Owned) => db.positions.find({ where: { owner, coinId, marginMode: 'cross' } }).list;
  const balance = ({ owner, coinId }: Owned) => ledgerOf(coinId).balance(contractAccount(owner), coinId);
  const crossBalance = (whose: Owned) => add(balance(whose).available, account(whose).held);
  const needed = (whose: Owned, at: number): Decimal => {
    let margin = '0';
    let profit = '0';
    for (const position of crossPositions(whose)) {
      const terms = termsOf({ market }, position.contractCode, at);
      margin = add(margin, initialMargin(position.cost, position.leverage));
      if (terms) profit = add(profit, profitAt(position, market.mark(terms.market, at)));
    }
    return truncate(add(margin, isNegative(profit) ? negate(profit) : '0'), moneyPrecision);
  };
  const post = ({ coinId }: Owned, at: number, kind: EntryKind, reference: string, lines: readonly Line[]) => {
    if (lines.some(({ amount }) => !isZero(amount))) ledgerOf(coinId).post({ at, kind, reference, lines });
  };
  const shift = (whose: Owned, amount: Decimal, reference: string, at: number, to: 'frozen' | 'available') => {
    const [from, target] = [place(whose, to === 'frozen' ? 'available' : 'frozen'), place(whose, to)];
    post(whose, at, to === 'frozen' ? entryKind.freeze : entryKind.release, reference, movement(whose.coinId, amount, from, target));
  };
  const bill = ({ owner, coinId }: Owned, amount: Decimal, { kind, contractCode, at }: Cause) => {
    if (isZero(amount)) return;
    const mode = isMockCoinId(coinId) ? tradeMode.mock : tradeMode.real;
    db.contractBills.insert({
      id: String(nextId()),
      owner,
      mode,
      kind,
      coinId,
      coinName: nameOfCoin(coinId),
      contractCode,
      amount,
      createdTime: at,
    });
  };
  /** Takes money from places in turn, as far as it is there. */
  const collect = (whose: Owned, sources: readonly (readonly [Place, Decimal])[], asked: Charge): Decimal => {
    const lines: Line[] = [];
    let missing = asked.amount;
    for (const [from, most] of sources) {
      const part = smallest(missing, largest('0', most));
      lines.push(...movement(whose.coinId, part, from, housePlace(asked.to)));
      missing = subtract(missing, part);
    }
    if (asked.isInsured && isGreater(missing, '0'))
      lines.push(...movement(whose.coinId, missing, housePlace(house.insurance), housePlace(asked.to)));
    post(whose, asked.cause.at, asked.cause.kind, asked.cause.reference, lines);
    const taken = subtract(asked.amount, missing);
    bill(whose, negate(taken), asked.cause);
    return taken;
  };

  return {
    ledgerOf,
    account,
    change,
    crossPositions,
    crossBalance,
    free: (whose, at, released = '0') => largest('0', subtract(add(crossBalance(whose), released), needed(whose, at))),
    freeze: (whose, amount, reference, at) => {
      const { available } = balance(whose);
      const { held } = account(whose);
      const missing = subtract(amount, available);
      // What was held for a loss that is no more is frozen already: it only stands for something else now.
      const isHeld = isGreater(missing, '0') && !isGreater(missing, held);
      if (isHeld) change(whose, { held: subtract(held, missing) });
      shift(whose, isHeld ? available : amount, reference, at, 'frozen');
    },
    release: (whose, amount, reference, at) => shift(whose, amount, reference, at, 'available'),
    receive: (whose, amount, cause, from = house.liquidity) => {
      post(whose, cause.at, cause.kind, cause.reference, movement(whose.coinId, amount, housePlace(from), place(whose, 'available')));
      bill(whose, amount, cause);
    },
    pay: (whose, amount, cause, to, isInsured) => {
      const { available } = balance(whose);
      const { held } = account(whose);
      const sources = [[place(whose, 'available'), available] as const, [place(whose, 'frozen'), held] as const];
      const taken = collect(whose, sources, { amount, cause, to, isInsured });
      if (isGreater(taken, available)) change(whose, { held: subtract(held, subtract(taken, available)) });
      return taken;
    },
    payFromMargin: ({ owner, coinId, margin }, amount, cause, to, isInsured) => {
      const whose = { owner, coinId };
      return collect(whose, [[place(whose, 'frozen'), margin]], { amount, cause, to, isInsured });
    },
    hold: (whose, at) => {
      const { held } = account(whose);
      const target = smallest(needed(whose, at), crossBalance(whose));
      if (compare(target, held) === 0) return;
      const difference = subtract(target, held);
      if (isNegative(difference)) shift(whose, negate(difference), 'cross margin', at, 'available');
      else shift(whose, difference, 'cross margin', at, 'frozen');
      change(whose, { held: target });
    },
  };
}

interface Charge {
  readonly amount: Decimal;
  readonly cause: Cause;
  readonly to: House;
  readonly isInsured: boolean;
}

/** The key of one coin of somebody's contract account. */
export const keyOf = ({ owner, coinId }: Owned): string => `${owner}:${coinId}`;
/** Money is counted with eight decimals; what is finer stays with the exchange. */
export const money = (amount: Decimal): Decimal => truncate(amount, moneyPrecision);
/** The account that contracts are traded with. */
export const contractAccount = (owner: number): Account => ({ owner, wallet: account.perpetual });

const plain = ({ owner, coinId }: Owned): Owned => ({ owner, coinId });
const place = ({ owner }: Owned, bucket: Place['bucket']): Place => ({ account: contractAccount(owner), bucket });
const housePlace = (owner: House): Place => ({ account: { owner, wallet: account.perpetual }, bucket: 'available' });
