import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { web3, type DexToken } from '@/contract/web3';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline } from '@tests/support/app/scope';
import { mostTraded, maxTokensShown } from './model';
import { WalletPage } from './page';

immediateFrames();

const open = (options: RenderOptions = {}) => renderApp(<WalletPage />, { at: '/web3', device: 'desktop', ...options });

test('[R-ROUTE-05] introduces the wallet with a connect button and its number of networks', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One wallet for every network');
  expect(screen.getByRole('button', { name: 'Connect wallet' })).toBeDefined();
  expect(screen.getByRole('link', { name: /^Get the app/ }).getAttribute('href')).toBe('/en_US/app/downLoad');
  expect(
    screen
      .getAllByRole('definition')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['12', '74', 'On your phone only']);
});

test('links to the assets once a wallet is connected', async () => {
  await open({ as: 'web3Wallet' });
  expect(screen.getByRole('link', { name: 'View wallet assets' }).getAttribute('href')).toBe('/en_US/web3/asset');
  expect(screen.queryByRole('button', { name: 'Connect wallet' })).toBeNull();
});

test('shows the most traded on-chain tokens at live prices', async () => {
  await open();
  const table = within(screen.getByRole('table', { name: 'On-chain market' }));
  expect(table.getAllByRole('row')).toHaveLength(maxTokensShown + 1);
  expect(table.getAllByRole('row')[1]?.textContent).toMatch(/\$[\d,.]+[+-]\d+\.\d{2}%$/);
});

test('a section that fails to load leaves the others visible', async () => {
  await open({ prepare: ({ intercept }) => intercept(web3.dexTokenPage.path, offline) });
  expect(screen.getByText('Couldn’t load on-chain prices')).toBeDefined();
  expect(screen.getByText('Avalanche C-Chain')).toBeDefined();
  expect(screen.getAllByRole('definition')[1]?.textContent).toBe('–');
});

test('the market lists each symbol once, by turnover, without stable coins and unchanged prices', () => {
  const token = (symbol: string, turnover: string, change = '1'): DexToken => ({
    chainIndex: '1',
    chainName: 'Ethereum',
    symbol,
    name: symbol,
    tokenAddress: '',
    decimals: 18,
    logo: '',
    tokenPrice: '1',
    change,
    turnover,
  });
  const list = [
    token('ETH', '5'),
    token('SOL', '9'),
    token('ETH', '10'),
    token('USDT', '99'),
    token('OLD', '50', '0'),
    token('BTC', '100'),
  ];
  expect(mostTraded(list).map(({ symbol, turnover }) => `${symbol} ${turnover}`)).toEqual(['BTC 100', 'ETH 10', 'SOL 9']);
});
