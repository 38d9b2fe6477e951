import { expect, test } from 'vitest';
import type { ErrorCatalogue } from '@mocks/control';
import { searchCodes } from './searchCodes';

const row = (name: string, message: string, calls: readonly string[]): ErrorCatalogue['codes'][number] => ({
  name,
  code: 1,
  meaning: '',
  message,
  how: '',
  behaviour: 'toast',
  calls: [...calls],
  scenario: 'calm',
  persona: 'trader',
  address: '/market',
  fault: null,
});

test('lists codes that match themselves before codes matched by the names of their calls only', () => {
  const general = row('notFound', 'Not found', ['capital.cancelWithdrawal']);
  const own = row('withdrawalLimit', "The amount exceeds today's withdrawal limit", ['capital.withdraw']);
  const other = row('needKyc', 'Verify first', ['spot.placeOrder']);
  expect(searchCodes([general, other, own], 'withdrawal')).toEqual([own, general]);
  expect(searchCodes([general, other, own], '')).toEqual([general, other, own]);
});
