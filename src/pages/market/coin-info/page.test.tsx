import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { market } from '@/contract/market';
import { premarket } from '@/contract/premarket';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline } from '@tests/support/app/scope';
import { respondWith } from '@tests/support/app/transferForm';
import { CoinInfoPage } from './page';

immediateFrames();
/** Full pages are slow when many tests run in parallel. */
vi.setConfig({ testTimeout: 30_000 });

function Where() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

async function openCoin(search = '', options: RenderOptions = {}) {
  const page = await renderApp(
    <>
      <CoinInfoPage />
      <Where />
    </>,
    { at: `/coinInfo${search}`, ...options },
  );
  await page.advance(50);
  const press = async (target: HTMLElement) => {
    await page.user.click(target);
    await page.advance(50);
  };
  return { ...page, press, where: () => page.container.querySelector('output')?.textContent };
}

const table = (name: string) => within(screen.getByRole('table', { name }));

test('shows the coin of the URL, case-insensitively, with a link to its market', async () => {
  await openCoin('?coin=sol');
  expect(screen.getByRole('heading', { name: 'Solana' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Trade SOL' }).getAttribute('href')).toBe('/en_US/trade/exchange/?tradeCode=sol_usdt');
});

test('shows bitcoin if the URL names no coin', async () => {
  await openCoin();
  expect(screen.getByRole('heading', { name: 'Bitcoin' })).toBeDefined();
});

test('the coin picker shows the coin of the URL while the coins load', async () => {
  await openCoin('?coin=sol', {
    prepare: ({ hold }) => [market.tradeSupport.path, market.coinProfile.path].forEach((path) => void hold(path)),
  });
  expect(screen.getByRole('button', { name: /Coin$/ }).textContent).toContain('SOL');
});

test('lists the pairs and contracts of the coin only', async () => {
  await openCoin('?coin=SOL');
  const stars = (name: string) =>
    table(name)
      .getAllByRole('button', { name: /^Favourite / })
      .map((star) => star.ariaLabel?.slice(10));
  expect(stars('SOL spot pairs')).toEqual(['SOL/USDT', 'SOL/BTC', 'SOL/ETH', 'SOL/USDC']);
  expect(stars('SOL contracts').every((name) => name?.startsWith('SOL/'))).toBe(true);
});

test('a coin without contracts has no contract list', async () => {
  await openCoin('?coin=BTC3L');
  expect(table('BTC3L spot pairs')).toBeDefined();
  expect(screen.queryByText('BTC3L contracts')).toBeNull();
});

test('external links open safely, and unsafe ones are omitted', async () => {
  const answer = {
    coin: 'BTC',
    name: 'Bitcoin',
    description: '',
    rank: 1,
    sectors: [],
    since: 2009,
    supply: '1',
    maxSupply: null,
    marketCap: '1',
  };
  const body = {
    ...answer,
    allTimeHigh: null,
    allTimeLow: null,
    networks: [
      { network: 'X', name: 'Xnet', contractAddress: '', explorerUrl: 'javascript:alert(1)', isDepositOpen: true, isWithdrawOpen: true },
    ],
    links: [
      { kind: 'website', url: 'https://btc.example/' },
      { kind: 'source', url: 'javascript:alert(1)' },
      { kind: 'community', url: 'http://127.0.0.1/' },
    ],
  };
  await openCoin('', { prepare: ({ intercept }) => intercept(market.coinProfile.path, respondWith(body)) });
  const website = screen.getByRole('link', { name: /^Website/ });
  expect([website.getAttribute('href'), website.getAttribute('rel')]).toEqual(['https://btc.example/', 'noopener noreferrer']);
  expect(screen.queryByRole('link', { name: /^(?:Source code|Community|Explorer)/ })).toBeNull();
});

test('the full contract address is copied', async () => {
  const { user } = await openCoin('?coin=USDC');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy contract address on Ethereum (ERC20)' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^0x[0-9a-f]{40}$/));
  writeText.mockRestore();
});

test('the converter shows the value of the typed amount', async () => {
  const { user } = await openCoin('?coin=DAI');
  const field = screen.getByRole('textbox', { name: 'Amount' });
  const converterText = () => screen.getByRole('region', { name: 'Converter' }).textContent;
  await user.clear(field);
  expect(converterText()).toContain('–');
  await user.type(field, '250');
  expect(converterText()).toMatch(/(?:249|250)\.\d+\sUSDT≈ \$(?:249|250)\.\d\d/);
});

test('coin and range are kept in the URL', async () => {
  const { press, where, user, advance } = await openCoin('?coin=SOL');
  await press(screen.getByRole('radio', { name: '1Y' }));
  expect(where()).toBe('/en_US/coinInfo?coin=SOL&range=1y');
  await press(screen.getByRole('button', { name: /\bCoin\b/ }));
  await user.keyboard('ETH');
  await advance(500);
  await press(
    screen.getAllByRole('option').find(({ textContent }) => textContent?.startsWith('ETHEthereum')) ?? expect.fail('ETH is not offered'),
  );
  expect(where()).toBe('/en_US/coinInfo?coin=ETH&range=1y');
});

test('a leveraged token shows that it has no networks and no market cap', async () => {
  await openCoin('?coin=BTC3L');
  expect(screen.getByRole('link', { name: 'Trade BTC3L' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  expect(screen.queryByText('0 USDT')).toBeNull();
  expect(table('Networks').getByText('This coin can’t be deposited or withdrawn')).toBeDefined();
  expect(screen.getByText('There is no description of this coin yet.')).toBeDefined();
});

test('an unknown coin is reported with a link to the markets', async () => {
  await openCoin('?coin=NONE');
  expect(screen.getByText('NONE isn’t listed here')).toBeDefined();
  expect(screen.getByRole('link', { name: 'All markets' }).getAttribute('href')).toBe('/en_US/market');
});

test('a pre-market token shows its details with a link to the pre-market', async () => {
  await openCoin('?coin=tesl');
  expect(await screen.findByText('TESL isn’t listed yet, but it is in the pre-market.')).toBeDefined();
  expect(screen.getByText('Spot listing')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Open TESL pre-market' });
  expect(link.getAttribute('href')).toBe('/en_US/preMarket?pair=tesl_usdt');
});

test('an unlisted coin links to the markets even if the pre-market fails to load', async () => {
  await openCoin('?coin=TESL', { prepare: ({ intercept }) => intercept(premarket.pairs.path, offline) });
  expect(await screen.findByText('TESL isn’t listed here')).toBeDefined();
});

test('failed coin information can be retried', async () => {
  const { press, intercept } = await openCoin('', { prepare: (page) => page.intercept(market.coinProfile.path, offline) });
  expect(screen.getByText('Couldn’t load coin information')).toBeDefined();
  intercept(market.coinProfile.path, null);
  await press(screen.getByRole('button', { name: /retry|try again/i }));
  expect(screen.getByRole('heading', { name: 'Bitcoin' })).toBeDefined();
});
