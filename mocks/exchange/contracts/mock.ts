import { isGreater, isNegative, isZero, negate, subtract } from '@/contract/decimal';
import { mockCoin, mockFunds, tradeMode, type MockCoin } from '@/contract/swap';
import type { ContractsContext } from './context';
import { systemAccounts } from '../posting';
import type { Orders } from './orders';
import { contractAccount, type ContractWallet } from './contractWallet';

/** Why an account of mock trading is left as it is. */
export type MockBlocker = 'enough' | 'inUse';

/** Accounts of mock trading: play money in a ledger of its own. */
export interface MockAccounts {
  /** Gives somebody the money that mock trading begins with. */
  open(owner: number, at: number): void;
  /** Fills a coin up to what it began with; says why where it does not. */
  topUp(owner: number, coin: MockCoin, at: number): MockBlocker | null;
  /** Makes both coins what they began with; not while there are positions or waiting orders. */
  reset(owner: number, at: number): MockBlocker | null;
}

export const mockCoinNames = ['f_usdt', 'f_usdc'] as const satisfies readonly MockCoin[];

export function createMockAccounts({ db }: ContractsContext, contractWallet: ContractWallet, orders: Orders): MockAccounts {
  const availableOf = (owner: number, coin: MockCoin) =>
    contractWallet.ledgerOf(mockCoin[coin]).balance(contractAccount(owner), mockCoin[coin]).available;
  const level = (owner: number, coin: MockCoin, at: number) => {
    const accountRef = { owner, coinId: mockCoin[coin] };
    const difference = subtract(mockFunds.start, availableOf(owner, coin));
    const cause = { kind: 'bonus', reference: 'mock funds', at } as const;
    if (isNegative(difference)) contractWallet.pay(accountRef, negate(difference), cause, systemAccounts.bonus, false);
    else if (!isZero(difference)) contractWallet.receive(accountRef, difference, cause, systemAccounts.bonus);
  };
  return {
    open: (owner, at) => {
      for (const coin of mockCoinNames) level(owner, coin, at);
    },
    topUp: (owner, coin, at) => {
      if (isGreater(availableOf(owner, coin), mockFunds.topUpBelow)) return 'enough';
      level(owner, coin, at);
      return null;
    },
    reset: (owner, at) => {
      const isTraded =
        orders.waiting(owner).some(({ mode }) => mode === tradeMode.mock) || db.positions.count({ owner, mode: tradeMode.mock }) > 0;
      if (isTraded) return 'inUse';
      for (const coin of mockCoinNames) level(owner, coin, at);
      return null;
    },
  };
}
