import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $isWhitelisted, $label, labelTyped, whitelistedSet } from './addressBook';
import { $entry, entryOpened } from './entry';
import { entryChosen, WithdrawGate } from './selection';

const entry = {
  id: 1,
  coinId: 52,
  coinName: 'USDT',
  network: 'TRON',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  memo: '',
  remark: 'Ledger',
  isWhitelisted: false,
  activeTime: 0,
  createdTime: 0,
};

async function edit() {
  const scope = fork();
  await allSettled(entryOpened, { scope, params: entry });
  await allSettled(labelTyped, { scope, params: 'Vault' });
  await allSettled(whitelistedSet, { scope, params: true });
  return { scope, typed: () => [scope.getState($label), scope.getState($isWhitelisted)] };
}

test('the edited entry and a typed label do not outlive the page', async () => {
  const { scope, typed } = await edit();
  await allSettled(WithdrawGate.close, { scope });
  expect([scope.getState($entry), ...typed()]).toEqual([null, '', false]);
});

test('a typed label does not apply to an entry chosen afterwards', async () => {
  const { scope, typed } = await edit();
  await allSettled(entryChosen, { scope, params: entry });
  expect(typed()).toEqual(['', false]);
});
