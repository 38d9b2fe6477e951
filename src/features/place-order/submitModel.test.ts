import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { tradingAccount } from '@/contract/spot';
import type { Instrument } from '@/entities/market';
import { PairGate } from '@/entities/pair-feed';
import { openScope } from '@tests/support/app/scope';
import { $isAttempted, confirmation, orderSubmitted } from './submitModel';
import { OrderFormGate, valueTyped } from './ticketModel';

const bitcoin: Instrument = {
  id: 1001,
  quoteId: 1001,
  side: 'spot',
  base: 'BTC',
  quote: 'USDT',
  baseName: 'Bitcoin',
  amountUnit: 'BTC',
  decimals: 2,
  amountDecimals: 5,
  lot: null,
  leverage: 0,
  multiple: null,
  area: 1,
  contractType: null,
  expiry: null,
  listedTime: 0,
  delistTime: null,
};
const ether: Instrument = { ...bitcoin, id: 1002, quoteId: 1002, base: 'ETH', baseName: 'Ethereum', amountUnit: 'ETH' };

test('another pair cancels the confirmation, and its form reports no missing values yet', async () => {
  const { scope, idle } = await openScope({ as: 'trader' });
  const account = { id: tradingAccount.spot, available: { base: '1', quote: '10000' }, loans: null };
  void allSettled(PairGate.open, { scope, params: { id: bitcoin.id } });
  void allSettled(OrderFormGate.open, { scope, params: { pair: bitcoin, account } });
  await idle();
  void allSettled(valueTyped, { scope, params: { field: 'price', text: '50000' } });
  void allSettled(valueTyped, { scope, params: { field: 'size', text: '0.01' } });
  void allSettled(orderSubmitted, { scope });
  const shown = () => [scope.getState(confirmation.$request) !== null, scope.getState($isAttempted)];
  expect(shown()).toEqual([true, true]);
  void allSettled(OrderFormGate.set, { scope, params: { pair: ether, account } });
  expect(shown()).toEqual([false, false]);
});
