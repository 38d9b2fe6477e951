import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { tradeMode } from '@/contract/swap';
import { openScope } from '@tests/support/app/scope';
import { $contractOrders, $contractPositions, ContractAccountGate } from '.';

test('closing the mock trading account drops all its data, so that the real account never shows it', async () => {
  const { scope, idle } = await openScope({ as: 'trader', scenario: 'mock-trading' });
  await allSettled(ContractAccountGate.open, { scope, params: { mode: tradeMode.mock } });
  await idle();
  const shown = () => [...scope.getState($contractPositions), ...scope.getState($contractOrders)].map(({ contractCode }) => contractCode);
  expect(shown()).toEqual(['f_btcf_usdt', 'f_ethf_usdt']);
  await allSettled(ContractAccountGate.close, { scope });
  expect(shown()).toEqual([]);
});
