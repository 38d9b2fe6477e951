import { account } from '@/contract/capital';
import { isGreater, isNegative, isZero, negate, subtract } from '@/contract/decimal';
import { mockCoin, mockFunds, tradeMode, type MockCoin } from '@/contract/swap';
import type { EngineContext } from '../context';
import type { Ledger } from '../ledger';
import { entryKind, systemAccounts, movement, type Place } from '../posting';
import type { Orders } from './orders';
import { contractAccount } from './contractWallet';

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

export function createMockAccounts({ db }: EngineContext, mockLedger: Ledger, orders: Orders): MockAccounts {
  const level = (owner: number, coin: MockCoin, at: number) => {
    const coinId = mockCoin[coin];
    const difference = subtract(mockFunds.start, mockLedger.balance(contractAccount(owner), coinId).available);
    if (isZero(difference)) return;
    const bank: Place = { account: { owner: systemAccounts.bonus, wallet: account.perpetual }, bucket: 'available' };
    const contractWallet: Place = { account: contractAccount(owner), bucket: 'available' };
    const lines = isNegative(difference)
      ? movement(coinId, negate(difference), contractWallet, bank)
      : movement(coinId, difference, bank, contractWallet);
    mockLedger.post({ at, kind: entryKind.bonus, reference: 'mock funds', lines });
  };
  return {
    open: (owner, at) => {
      for (const coin of mockCoinNames) level(owner, coin, at);
    },
    topUp: (owner, coin, at) => {
      const { available } = mockLedger.balance(contractAccount(owner), mockCoin[coin]);
      if (isGreater(available, mockFunds.topUpBelow)) return 'enough';
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
