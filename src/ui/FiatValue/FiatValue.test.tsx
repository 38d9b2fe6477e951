import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { FiatValue } from './FiatValue';

const value = { sign: '', prefix: '$', integer: '1,234', fraction: '.56', unit: '', text: '$1,234.56', trend: 'rise' } as const;

test.each([
  ['a value is marked as approximate', {}, '≈ $1,234.56'],
  ['a value that repeats the amount is not shown', { isRepeated: true }, ''],
  ['a hidden value is not revealed', { hiddenLabel: 'Hidden' }, '******Hidden'],
])('%s', (_, props, text) => {
  expect(renderUi(<FiatValue value={value} {...props} />).container.textContent).toBe(text);
});
