import { isGreater, isNegative, isZero, negate, subtract, type Decimal } from '@/contract/decimal';
import { mockCoin, mockCoinNames, mockFunds, tradeMode, type MockCoin } from '@/contract/swap';
import { BusinessError } from '../../businessError';
import { candleStart } from '../market/levels';
import { systemAccounts, userReference } from '../posting';
import { contractBillsOf } from './bills';
import type { ContractsContext } from './context';
import { contractAccount, type ContractWallet } from './contractWallet';
import type { Orders } from './orders';

/** Mock trading accounts: demo funds in a ledger of their own. */
export interface MockAccounts {
  /** Gives a user the initial demo funds of mock trading. */
  open(owner: number, at: number): void;
  /** The available amount of a coin, what a claim would add (zero if there is enough), and the number of claims left today. */
  status(
    owner: number,
    coin: MockCoin,
    at: number,
  ): { readonly available: Decimal; readonly claimable: Decimal; readonly claimsLeft: number };
  /** Whether positions or open orders prevent a reset. */
  isInUse(owner: number): boolean;
  /** Tops a coin up to its initial amount. Throws `BusinessError` if there is enough, or no claim is left. */
  topUp(owner: number, coin: MockCoin, at: number): void;
  /** Resets both coins to their initial amount, which counts as a claim of each that changes. Throws `BusinessError` while in use or without a claim left. */
  reset(owner: number, at: number): void;
}

export function createMockAccounts(context: ContractsContext, contractWallet: ContractWallet, orders: Orders): MockAccounts {
  const { db } = context;
  const availableOf = (owner: number, coin: MockCoin) =>
    contractWallet.ledgerOf(mockCoin[coin]).balance(contractAccount(owner), mockCoin[coin]).available;
  const missing = (owner: number, coin: MockCoin) => subtract(mockFunds.start, availableOf(owner, coin));
  const setToStartAmount = (owner: number, coin: MockCoin, at: number) => {
    const accountRef = { owner, coinId: mockCoin[coin] };
    const difference = missing(owner, coin);
    const cause = { kind: 'bonus', reference: userReference(owner), at } as const;
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
    orders.openOrders(owner).some(({ mode }) => mode === tradeMode.mock) || db.positions.count({ owner, mode: tradeMode.mock }) > 0;
  return {
    open: (owner, at) => {
      for (const coin of mockCoinNames) setToStartAmount(owner, coin, at);
    },
    status,
    isInUse,
    topUp: (owner, coin, at) => {
      const { claimable, claimsLeft } = status(owner, coin, at);
      if (isZero(claimable)) throw new BusinessError('mockFundsEnough');
      if (claimsLeft === 0) throw new BusinessError('mockClaimLimit');
      setToStartAmount(owner, coin, at);
    },
    reset: (owner, at) => {
      if (isInUse(owner)) throw new BusinessError('contractInUse');
      const changing = mockCoinNames.filter((coin) => !isZero(missing(owner, coin)));
      if (changing.some((coin) => status(owner, coin, at).claimsLeft === 0)) throw new BusinessError('mockClaimLimit');
      for (const coin of changing) setToStartAmount(owner, coin, at);
    },
  };
}
