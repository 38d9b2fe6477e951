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
import { initialMargin, mockCoin, moneyPrecision, profitAt, type ContractBillKind } from '@/contract/swap';
import type { ContractsContext } from './context';
import type { Ledger } from '../ledger';
import { coinById } from '../markets';
import { userReference, entryKind, systemAccounts, movement } from '../posting';
import type { Account, EntryKind, Line, AccountBucket, Reference, SystemAccount } from '../posting';
import type { ContractAccount, StoredPosition } from './records';
import { isMockCoin, termsOf } from './terms';

/** One coin of a user's contract account, or of the mock trading account for a mock coin. */
export interface AccountRef {
  readonly owner: number;
  readonly coinId: number;
}

/** The reason for a movement of money; bills take its contract from `reference`. */
interface BillReason {
  readonly kind: Exclude<ContractBillKind, 'transferIn' | 'transferOut'>;
  readonly reference: Reference;
  readonly at: number;
}

/** The reason for a movement of money that concerns a contract. */
export interface PostingReason extends BillReason {
  readonly contractCode: string;
}

/** The money of contract accounts. Frozen money is exactly the amounts frozen for open orders, the margin of isolated positions and the reserve for cross positions. */
export interface ContractWallet {
  ledgerOf(coinId: number): Ledger;
  account(accountRef: AccountRef): ContractAccount;
  change(accountRef: AccountRef, patch: Partial<ContractAccount>): void;
  crossPositions(accountRef: AccountRef): readonly StoredPosition[];
  /** Money for new orders and margin, once `released` is added: all but what cross positions need, including their losses at the current mark. */
  free(accountRef: AccountRef, at: number, released?: Decimal): Decimal;
  /** Available money and what is reserved for cross positions. */
  crossBalance(accountRef: AccountRef): Decimal;
  freeze(accountRef: AccountRef, amount: Decimal, reference: Reference, at: number): void;
  release(accountRef: AccountRef, amount: Decimal, reference: Reference, at: number): void;
  receive(accountRef: AccountRef, amount: Decimal, cause: BillReason, from?: SystemAccount): void;
  /** Pays up to `amount` from available, then reserved money, and returns the amount paid. If `isInsured`, the insurance fund pays the shortfall. */
  pay(accountRef: AccountRef, amount: Decimal, cause: BillReason, to: SystemAccount, isInsured: boolean): Decimal;
  /** Like `pay`, from the frozen margin of an isolated position. */
  payFromMargin(position: StoredPosition, amount: Decimal, cause: PostingReason, to: SystemAccount, isInsured: boolean): Decimal;
  /** Settles a liquidation's surplus over the bankruptcy price with the insurance fund, or its shortfall if negative. */
  settleWithInsuranceFund(accountRef: AccountRef, surplus: Decimal, cause: PostingReason): void;
  /** Reserves exactly what the cross positions need now, as far as it is available; releases any excess. */
  reserve(accountRef: AccountRef, at: number): void;
}

/** The name of a real or mock coin by its id. */
export const nameOfCoin = (coinId: number): string =>
  coinById.get(coinId)?.shortName ?? Object.keys(mockCoin).find((name) => isMockCoin(name) && mockCoin[name] === coinId) ?? String(coinId);

export const isMockCoinId = (coinId: number): boolean => Object.values<number>(mockCoin).includes(coinId);

/** Creates the access to all users' contract wallets: real money in the exchange's ledger, money of mock trading in the mock ledger. */
export function createContractWallet({ db, ledger, market }: ContractsContext, mockLedger: Ledger): ContractWallet {
  const ledgerOf = (coinId: number) => (isMockCoinId(coinId) ? mockLedger : ledger);
  const account = (accountRef: AccountRef): ContractAccount =>
    db.contractAccounts.get(keyOf(accountRef)) ?? {
      key: keyOf(accountRef),
      ...accountRefOf(accountRef),
      reserved: '0',
      scheduledEventId: null,
      isWarned: false,
    };
  const change = (accountRef: AccountRef, patch: Partial<ContractAccount>) =>
    void db.contractAccounts.upsert({ ...account(accountRef), ...patch });
  const crossPositions = ({ owner, coinId }: AccountRef) => db.positions.find({ where: { owner, coinId, marginMode: 'cross' } }).list;
  const balance = ({ owner, coinId }: AccountRef) => ledgerOf(coinId).balance(contractAccount(owner), coinId);
  const crossBalance = (accountRef: AccountRef) => add(balance(accountRef).available, account(accountRef).reserved);
  const needed = (accountRef: AccountRef, at: number): Decimal => {
    let margin = '0';
    let profit = '0';
    for (const position of crossPositions(accountRef)) {
      const terms = termsOf({ market }, position.contractCode, at);
      margin = add(margin, initialMargin(position.cost, position.leverage));
      if (terms) profit = add(profit, profitAt(position, market.mark(terms.market, at)));
    }
    return truncate(add(margin, isNegative(profit) ? negate(profit) : '0'), moneyPrecision);
  };
  const post = ({ coinId }: AccountRef, at: number, kind: EntryKind, reference: Reference, lines: readonly Line[]) => {
    if (lines.some(({ amount }) => !isZero(amount))) ledgerOf(coinId).post({ at, kind, reference, lines });
  };
  const shift = (accountRef: AccountRef, amount: Decimal, reference: Reference, at: number, to: 'frozen' | 'available') => {
    const [from, target] = [bucketOf(accountRef, to === 'frozen' ? 'available' : 'frozen'), bucketOf(accountRef, to)];
    post(
      accountRef,
      at,
      to === 'frozen' ? entryKind.freeze : entryKind.release,
      reference,
      movement(accountRef.coinId, amount, from, target),
    );
  };
  /** Collects money from the sources in order, as far as it is available. */
  const collect = (accountRef: AccountRef, sources: readonly (readonly [AccountBucket, Decimal])[], charge: Charge): Decimal => {
    const lines: Line[] = [];
    let missing = charge.amount;
    for (const [from, max] of sources) {
      const part = smallest(missing, largest('0', max));
      lines.push(...movement(accountRef.coinId, part, from, systemBucket(charge.to)));
      missing = subtract(missing, part);
    }
    if (charge.isInsured && isGreater(missing, '0'))
      lines.push(...movement(accountRef.coinId, missing, systemBucket(systemAccounts.insurance), systemBucket(charge.to)));
    post(accountRef, charge.cause.at, charge.cause.kind, charge.cause.reference, lines);
    return subtract(charge.amount, missing);
  };

  return {
    ledgerOf,
    account,
    change,
    crossPositions,
    crossBalance,
    free: (accountRef, at, released = '0') => largest('0', subtract(add(crossBalance(accountRef), released), needed(accountRef, at))),
    freeze: (accountRef, amount, reference, at) => {
      const { available } = balance(accountRef);
      const { reserved } = account(accountRef);
      const missing = subtract(amount, available);
      // Money reserved for a loss that no longer exists is already frozen and only changes its purpose.
      const isReserved = isGreater(missing, '0') && !isGreater(missing, reserved);
      if (isReserved) change(accountRef, { reserved: subtract(reserved, missing) });
      shift(accountRef, isReserved ? available : amount, reference, at, 'frozen');
    },
    release: (accountRef, amount, reference, at) => shift(accountRef, amount, reference, at, 'available'),
    receive: (accountRef, amount, { at, kind, reference }, from = systemAccounts.liquidity) =>
      post(accountRef, at, kind, reference, movement(accountRef.coinId, amount, systemBucket(from), bucketOf(accountRef, 'available'))),
    pay: (accountRef, amount, cause, to, isInsured) => {
      const { available } = balance(accountRef);
      const { reserved } = account(accountRef);
      const sources = [[bucketOf(accountRef, 'available'), available] as const, [bucketOf(accountRef, 'frozen'), reserved] as const];
      const paid = collect(accountRef, sources, { amount, cause, to, isInsured });
      if (isGreater(paid, available)) change(accountRef, { reserved: subtract(reserved, subtract(paid, available)) });
      return paid;
    },
    payFromMargin: ({ owner, coinId, margin }, amount, cause, to, isInsured) => {
      const accountRef = { owner, coinId };
      return collect(accountRef, [[bucketOf(accountRef, 'frozen'), margin]], { amount, cause, to, isInsured });
    },
    settleWithInsuranceFund: (accountRef, surplus, { kind, reference, at }) => {
      const [from, to] = isNegative(surplus)
        ? [systemAccounts.insurance, systemAccounts.liquidity]
        : [systemAccounts.liquidity, systemAccounts.insurance];
      const amount = isNegative(surplus) ? negate(surplus) : surplus;
      post(accountRef, at, kind, reference, movement(accountRef.coinId, amount, systemBucket(from), systemBucket(to)));
    },
    reserve: (accountRef, at) => {
      const { reserved } = account(accountRef);
      const target = smallest(needed(accountRef, at), crossBalance(accountRef));
      if (compare(target, reserved) === 0) return;
      const difference = subtract(target, reserved);
      if (isNegative(difference)) shift(accountRef, negate(difference), userReference(accountRef.owner), at, 'available');
      else shift(accountRef, difference, userReference(accountRef.owner), at, 'frozen');
      change(accountRef, { reserved: target });
    },
  };
}

interface Charge {
  readonly amount: Decimal;
  readonly cause: BillReason;
  readonly to: SystemAccount;
  readonly isInsured: boolean;
}

/** The key of one coin of a user's contract account. */
export const keyOf = ({ owner, coinId }: AccountRef): string => `${owner}:${coinId}`;
/** Truncates money to eight decimals. */
export const truncateMoney = (amount: Decimal): Decimal => truncate(amount, moneyPrecision);
/** The account that contracts are traded from. */
export const contractAccount = (owner: number): Account => ({ owner, wallet: account.perpetual });

const accountRefOf = ({ owner, coinId }: AccountRef): AccountRef => ({ owner, coinId });
const bucketOf = ({ owner }: AccountRef, bucket: AccountBucket['bucket']): AccountBucket => ({ account: contractAccount(owner), bucket });
const systemBucket = (owner: SystemAccount): AccountBucket => ({ account: { owner, wallet: account.perpetual }, bucket: 'available' });
