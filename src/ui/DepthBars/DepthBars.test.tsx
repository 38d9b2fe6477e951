import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { DepthBars } from './DepthBars';
import type { depthLayouts } from './DepthBars';

const parts = (text: string) => ({ sign: '', prefix: '', integer: text, fraction: '', unit: '', text, trend: 'rise' }) as const;
const level = (price: string, share: string) => ({ price: parts(price), amount: parts('2'), share });

const show = (layout: (typeof depthLayouts)[number]) =>
  renderUi(
    <DepthBars
      labels={{ bids: 'Bids', asks: 'Asks' }}
      headers={{ price: 'Price', amount: 'Amount' }}
      bids={[level('99', '0.25'), level('98', '1')]}
      asks={[level('101', '0.5'), level('102', '0.75')]}
      layout={layout}
    />,
  );
const prices = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

test('stacked, the best prices meet in the middle', () => {
  show('stacked');
  expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual(['Asks', 'Bids']);
  expect([prices('Asks'), prices('Bids')]).toEqual([
    ['102', '101'],
    ['99', '98'],
  ]);
});

test('stacked, both tables have headers for screen readers', () => {
  show('stacked');
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(headers).toEqual(['Price', 'Amount', 'Price', 'Amount']);
});

test('side by side, both start with the best price, bids first', () => {
  show('beside');
  expect(screen.getAllByRole('table').map((table) => table.getAttribute('aria-label'))).toEqual(['Bids', 'Asks']);
  expect([prices('Bids'), prices('Asks')]).toEqual([
    ['99', '98'],
    ['101', '102'],
  ]);
});
