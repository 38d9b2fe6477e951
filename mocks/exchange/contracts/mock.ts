import { isGreater, isNegative, isZero, negate, subtract, type Decimal } from '@/contract/decimal';
import { mockCoin, mockCoinNames, mockFunds, tradeMode, type MockCoin } from '@/contract/swap';
import { BusinessError } from '../../businessError';
import { candleStart } from '../market/levels';
import { systemAccounts, aboutUser } from '../posting';
import { contractBillsOf } from './bills';
import type { ContractsContext } from './context';
import { contractAccount, type ContractWallet } from './contractWallet';
import type { Orders } from './orders';

/** Accounts of mock trading: demo funds in a ledger of their own. */
export interface MockAccounts {
  /** Gives somebody the demo funds that mock trading begins with. */
  open(owner: number, at: number): void;
  /** What a claim of a coin would bring, zero where there is enough, and how many are left today. */
  status(
    owner: number,
    coin: MockCoin,
    at: number,
  ): { readonly available: Decimal; readonly claimable: Decimal; readonly claimsLeft: number };
  /** Whether positions or waiting orders stand in the way of a reset. */
  isInUse(owner: number): boolean;
  /** Fills a coin up to what it began with. Throws `BusinessError` where there is enough, or no claim is left. */
  topUp(owner: number, coin: MockCoin, at: number): void;
  /** Makes both coins what they began with, which counts as a claim of each that changes; not while they are in use. Throws `BusinessError` where it cannot be. */
  reset(owner: number, at: number): void;
}

export function createMockAccounts(context: ContractsContext, contractWallet: ContractWallet, orders: Orders): MockAccounts {
  const { db } = context;
  const availableOf = (owner: number, coin: MockCoin) =>
    contractWallet.ledgerOf(mockCoin[coin]).balance(contractAccount(owner), mockCoin[coin]).available;
  const missing = (owner: number, coin: MockCoin) => subtract(mockFunds.start, availableOf(owner, coin));
  const level = (owner: number, coin: MockCoin, at: number) => {
    const accountRef = { owner, coinId: mockCoin[coin] };
    const difference = missing(owner, coin);
    const cause = { kind: 'bonus', reference: aboutUser(owner), at } as const;
    if (isNegative(difference)) contractWallet.pay(accountRef, negate(difference), cause, systemAccounts.bonus, false);
    else if (!isZero(difference)) contractWallet.receive(accountRef, difference, cause, systemAccounts.bonus);
  };
  const status: MockAccounts['status'] = (owner, coin, at) => {
    const [available, scope] = [availableOf(owner, coin), { mode: tradeMode.mock, kind: 'bonus', coinId: mockCoin[coin] } as const];
    const claimed = contractBillsOf(context, owner, { ...scope, startTime: candleStart('1d', at) }).length;
    return {
      available,
      claimable: isGreater(available, mockFunds.topUpBelow) ? '0' : missing(owner, coin),
      claimsLeft: Math.max(0, mockFunds.claimsPerDay - claimed),
    };
  };
  const isInUse: MockAccounts['isInUse'] = (owner) =>
    orders.waiting(owner).some(({ mode }) => mode === tradeMode.mock) || db.positions.count({ owner, mode: tradeMode.mock }) > 0;
  return {
    open: (owner, at) => {
      for (const coin of mockCoinNames) level(owner, coin, at);
    },
    status,
    isInUse,
    topUp: (owner, coin, at) => {
      const { claimable, claimsLeft } = status(owner, coin, at);
      if (isZero(claimable)) throw new BusinessError('mockFundsEnough');
      if (claimsLeft === 0) throw new BusinessError('mockClaimLimit');
      level(owner, coin, at);
    },
    reset: (owner, at) => {
      if (isInUse(owner)) throw new BusinessError('contractInUse');
      const changing = mockCoinNames.filter((coin) => !isZero(missing(owner, coin)));
      if (changing.some((coin) => status(owner, coin, at).claimsLeft === 0)) throw new BusinessError('mockClaimLimit');
      for (const coin of changing) level(owner, coin, at);
    },
  };
}
