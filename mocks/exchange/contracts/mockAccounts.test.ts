import { describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { add } from '@/contract/decimal';
import { mockCoin, mockFunds, tradeMode } from '@/contract/swap';
import { anna, faultsOf, openContracts, tradingStart, usdt } from '@tests/support/exchange/contractsExchange';
import type { ErrorCode } from '../../businessError';
import { nextMidnight } from '../market/levels';
import { contractBillsOf } from './bills';
import { contractAccount } from './contractWallet';

const hour = 3_600_000;

const refusalOf = (code: ErrorCode) => expect.objectContaining({ code });

describe('mock trading', () => {
  test('follows the real market with money of its own, and affects nothing real', () => {
    const exchange = openContracts();
    exchange.place({ contractCode: 'f_btcf_usdt', amount: '0.5' });
    expect(exchange.positions.list(anna)).toEqual([]);
    expect(exchange.positions.list(anna, tradeMode.mock)).toMatchObject([
      { contractCode: 'f_btcf_usdt', markPrice: exchange.market.mark('btcusdt', exchange.now()) },
    ]);
    expect([exchange.balance(), exchange.db.messages.all()]).toEqual([{ available: '10000', frozen: '0' }, []]);
    expect(exchange.ledger.balance({ owner: 'fees', wallet: account.perpetual }, usdt).available).toBe('0');
    exchange.advanceTo(tradingStart + 9 * hour);
    expect(exchange.db.contractFundings.all()).toMatchObject([{ mode: tradeMode.mock, coinId: mockCoin.f_usdt }]);
    expect(faultsOf(exchange)).toEqual([]);
  });
  test('can be topped up only when little is left, and reset only when nothing is open', () => {
    const exchange = openContracts();
    const { mockAccounts } = exchange.positions;
    expect(() => mockAccounts.topUp(anna, 'f_usdt', exchange.now())).toThrow(refusalOf('mockFundsEnough'));
    exchange.place({ contractCode: 'f_btcf_usdt', amount: '0.5', leverage: 1 });
    expect(() => mockAccounts.reset(anna, exchange.now())).toThrow(refusalOf('contractInUse'));
    exchange.place({ contractCode: 'f_btcf_usdt', amount: '0.5', side: 'sell', effect: 'close' });
    mockAccounts.reset(anna, exchange.now());
    const bills = contractBillsOf(exchange, anna, { mode: tradeMode.mock, coinId: mockCoin.f_usdt });
    expect(add(...bills.map(({ amount }) => amount))).toBe(mockFunds.start);
    expect(bills.at(-1)).toMatchObject({ kind: 'bonus', amount: mockFunds.start, contractCode: null });
    expect(exchange.mockLedger.balance(contractAccount(anna), mockCoin.f_usdt)).toEqual({ available: '50000', frozen: '0' });
  });
  test('can be claimed three times a day, and again from midnight on', () => {
    const exchange = openContracts();
    const { mockAccounts } = exchange.positions;
    const claimsLeft = () => mockAccounts.status(anna, 'f_usdt', exchange.now()).claimsLeft;
    const lose = () => {
      for (const side of ['buy', 'sell'] as const)
        exchange.place({ contractCode: 'f_btcf_usdt', amount: '0.1', side, effect: side === 'buy' ? 'open' : 'close' });
    };
    // The account was opened today, which was the first claim.
    for (const left of [2, 1, 0]) {
      expect(claimsLeft()).toBe(left);
      lose();
      if (left > 0) mockAccounts.reset(anna, exchange.now());
    }
    expect(() => mockAccounts.reset(anna, exchange.now())).toThrow(refusalOf('mockClaimLimit'));
    exchange.advanceTo(nextMidnight(exchange.now()) - 1);
    expect(claimsLeft()).toBe(0);
    exchange.advanceTo(exchange.now() + 1);
    expect(claimsLeft()).toBe(3);
    mockAccounts.reset(anna, exchange.now());
    expect([claimsLeft(), mockAccounts.status(anna, 'f_usdc', exchange.now()).claimsLeft]).toEqual([2, 3]);
  });
});
