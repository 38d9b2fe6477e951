import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp } from '@tests/support/app/renderApp';
import { ContractAccountPage } from './page';

immediateFrames();

test('the contract account shows its coins with the unrealised PnL, and its positions', async () => {
  await renderApp(<ContractAccountPage />, { as: 'contractTrader', at: '/assetManagement/swaps', device: 'desktop' });
  expect(screen.getByRole('region', { name: 'Account' }).textContent).toContain('Unrealized PnL');
  expect(within(screen.getByRole('table', { name: 'Coins' })).getAllByRole('rowheader')[0]?.textContent).toMatch(/^USDT/);
  expect(within(screen.getByRole('table', { name: 'Positions' })).getAllByRole('row').length).toBeGreaterThan(1);
});
