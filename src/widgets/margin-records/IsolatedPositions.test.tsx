import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/app/renderApp';
import { IsolatedPositions } from '.';

const tabQuery = {};

test('on a phone an isolated position is a card with its risk at the top, its values and its actions', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328);
  await renderApp(<IsolatedPositions title="Positions" fileName="positions" tabQuery={tabQuery} density="compact" />, {
    as: 'trader',
    scenario: 'isolated-near-liquidation',
    device: 'phone',
  });
  const list = await screen.findByRole('list', { name: 'Positions' });
  width.mockRestore();
  expect(screen.queryByRole('table')).toBeNull();
  const card = within(list).getByRole('listitem');
  expect(
    within(card)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Risk ratio', 'Assets', 'Debt', 'Equity', 'Price', 'Liq. price']);
  expect(within(card).getByText('Margin call')).toBeDefined();
  expect(
    within(card)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Borrow', 'Repay', 'Close position']);
});
