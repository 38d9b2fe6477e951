import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { PriceChange } from './PriceChange';

const flat = { sign: '', prefix: '', fraction: '', unit: '', trend: 'flat' } as const;
const arrows = () => document.querySelectorAll('svg').length;

test('a change has an arrow, an unknown one has only a dash', () => {
  const { unmount } = renderUi(<PriceChange value={{ ...flat, integer: '0', fraction: '.00', unit: '%', text: '0.00%' }} />);
  expect(arrows()).toBe(1);
  unmount();
  renderUi(<PriceChange value={{ ...flat, integer: '–', text: '–' }} />);
  expect(arrows()).toBe(0);
});
