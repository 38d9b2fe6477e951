import { account } from '@/contract/capital';
import { isGreater, isNegative, isZero, negate, subtract } from '@/contract/decimal';
import { mockCoin, mockFunds, tradeMode, type MockCoin } from '@/contract/swap';
import type { Floor } from '../floor';
import type { Ledger } from '../ledger';
import { entryKind, house, movement, type Place } from '../posting';
import type { Orders } from './orders';
import { contractAccount } from './purse';

/** Why an account of mock trading is left as it is. */
export type MockObstacle = 'enough' | 'inUse';

/** Accounts of mock trading: play money in a ledger of its own. */
export interface MockAccounts {
  /** Gives somebody the money that mock trading begins with. */
  open(owner: number, at: number): void;
  /** Fills a coin up to what it began with; says why where it does not. */
  topUp(owner: number, coin: MockCoin, at: number): MockObstacle | null;
  /** Makes both coins what they began with; not while there are positions or waiting orders. */
  reset(owner: number, at: number): MockObstacle | null;
}

export const mockCoinNames = ['f_usdt', 'f_usdc'] as const satisfies readonly MockCoin[];

export function createMockAccounts({ db }: Floor, mockLedger: Ledger, orders: Orders): MockAccounts {
  const level = (owner: number, coin: MockCoin, at: number) => {
    const coinId = mockCoin[coin];
    const difference = subtract(mockFunds.start, mockLedger.balance(contractAccount(owner), coinId).available);
    if (isZero(difference)) return;
    const bank: Place = { account: { owner: house.bonus, wallet: account.perpetual }, bucket: 'available' };
    const purse: Place = { account: contractAccount(owner), bucket: 'available' };
    const lines = isNegative(difference) ? movement(coinId, negate(difference), purse, bank) : movement(coinId, difference, bank, purse);
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
