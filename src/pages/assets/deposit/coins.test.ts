import { expect, test } from 'vitest';
import type { CoinNetwork } from '@/contract/capital';
import { depositableCoins, quickCoins } from './coins';

const networkOf = (coinId: number, coinName: string, isDepositOpen = true): CoinNetwork => ({
  coinId,
  coinName,
  network: 'ETH',
  name: 'Ethereum',
  isUniversal: true,
  needsMemo: false,
  confirmations: 12,
  minutes: 3,
  isDepositOpen,
  isWithdrawOpen: true,
  suspension: null,
  contractAddress: '',
  explorerUrl: '',
  minDeposit: '1',
  minWithdraw: '1',
  withdrawFee: '1',
  precision: 8,
});
const networks = [
  networkOf(30, 'ZRX'),
  networkOf(31, 'AAVE'),
  networkOf(1, 'BTC'),
  networkOf(52, 'USDT', false),
  networkOf(52, 'USDT'),
  networkOf(62, 'XMR', false),
];

test('popular coins come first, the rest are sorted by symbol; a coin is open if one of its networks is', () => {
  const coins = depositableCoins(networks, [{ coinId: 1, name: 'Bitcoin' }]);
  expect(coins.map(({ symbol, name, isOpen }) => [symbol, name, isOpen])).toEqual([
    ['USDT', 'USDT', true],
    ['BTC', 'Bitcoin', true],
    ['AAVE', 'AAVE', true],
    ['XMR', 'XMR', false],
    ['ZRX', 'ZRX', true],
  ]);
});

test('recently deposited coins come before popular ones, without duplicates or suspended coins', () => {
  const coins = depositableCoins(networks, null);
  expect(quickCoins(coins, [30, 1, 62, 999]).map(({ symbol }) => symbol)).toEqual(['ZRX', 'BTC', 'USDT']);
});
