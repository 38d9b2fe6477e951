import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { routeAt, routes } from '@/shared/routing';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { RoutedApp } from '@tests/support/app/RoutedApp';
import { fetchPage } from './pageFiles';

immediateFrames();

function Where() {
  const { pathname, search } = useLocation();
  return <output data-where>{pathname + search}</output>;
}

/** Opens the app at an address on a desktop as the given persona and waits until the screen has rendered. */
async function visit(at: string, options: RenderOptions = {}) {
  const route = routeAt(`/en_US${at}`) ?? expect.fail(at);
  await Promise.all([fetchPage(route), fetchPage(routes.login)]); // so that the wait below measures the app, not the bundler
  const page = await renderApp(
    <>
      <RoutedApp />
      <Where />
    </>,
    { at, as: 'visitor', device: 'desktop', ...options },
  );
  const heading = await vi.waitFor(
    async () => {
      await page.advance(50);
      return page.container.querySelector('main h1') ?? expect.fail(`${at} has no heading yet`);
    },
    { timeout: 15_000 },
  );
  return {
    ...page,
    title: heading.textContent,
    where: () => page.container.querySelector('[data-where]')?.textContent?.replace('/en_US', ''),
  };
}

test.each([
  ['/market', 'Market', 'Market list'],
  ['/marketExplore/overview', 'Industry data', 'Total market cap'],
])('[R-ROUTE-12] the market is shown at %s', async (at, name, content) => {
  const { title, advance } = await visit(at);
  expect(title).toBe(name);
  await advance(1_000);
  expect(screen.getAllByLabelText(content).length).toBeGreaterThan(0);
});

test('[R-ROUTE-15] pre-market trading is shown at /preMarket', async () => {
  const { title } = await visit('/preMarket');
  expect(title).toBe('Pre-market');
  expect(screen.getByLabelText('Pre-market tokens').querySelectorAll('a').length).toBeGreaterThan(0);
});

test.each([
  ['/contract/exchange/trade/?tradeName=btcusdt&type=1', 'BTCUSDT Perpetual'],
  ['/contract/exchange/trade/', 'BTCUSDT Perpetual'],
  ['/contract/exchange/trade/?tradeName=btcusdt_d', 'BTCUSDT Quarterly · 2026-03-27'],
  ['/contract/exchange/trade/?tradeName=btcusdt_d&type=week', 'BTCUSDT Weekly · 2026-01-09'],
])('[R-ROUTE-16] opens the contract named by the URL: %s', async (at, name) => {
  expect((await visit(at)).title).toBe(`Contract trading ${name}`);
});

test.each([
  ['/contract/exchange/ethusdt', 'ETHUSDT Perpetual'],
  ['/contract/exchange/btcusdt_260327_d?type=quarter', 'BTCUSDT Quarterly · 2026-03-27'],
])('[R-ROUTE-17] opens the contract of a search result: %s', async (at, name) => {
  expect((await visit(at)).title).toBe(`Contract trading ${name}`);
});

test('[R-ROUTE-18] mock trading sends a visitor to login with a redirect back', async () => {
  const at = '/contract/mock/trade/?tradeName=f_btcf_usdt';
  const { title, where } = await visit(at);
  expect([title, where()]).toEqual(['Log in', `/login?redirect=${encodeURIComponent(`/en_US${at}`)}`]);
});

test.each([
  ['/user/overView', 'Account security'],
  ['/user/personSetting', 'Personal settings'],
  ['/user/apiSetting', 'API management'],
])('[R-ROUTE-24] the user page %s is open to logged-in users', async (at, name) => {
  expect((await visit(at, { as: 'trader' })).title).toBe(name);
});

test('[R-ROUTE-26] payments send a visitor to login with a redirect back to the payment request', async () => {
  const at = '/pay/home?to=8800104&coin=USDT&amount=35';
  const { title, where } = await visit(at);
  expect([title, where()]).toEqual(['Log in', `/login?redirect=${encodeURIComponent(`/en_US${at}`)}`]);
});

test('[R-ROUTE-18] mock trading is open to logged-in users', async () => {
  const { title } = await visit('/contract/mock/trade/?tradeName=f_btcf_usdt', { as: 'trader' });
  expect(title).toBe('Mock trading BTC/f_usdt Perpetual');
});
