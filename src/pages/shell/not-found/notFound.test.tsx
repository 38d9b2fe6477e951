import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { screens } from '@/shared/routing';
import { offline } from '@tests/support/app/scope';
import { renderApp } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { similarity, similarScreens } from './similarScreens';
import { NotFoundPage } from './page';

const suggestionsFor = (address: string) => similarScreens(address, screens).map(({ id }) => id);

test.each([
  ['/en_US/markets', 'market'],
  ['/de_DE/Market/', 'market'],
  ['/en_US/logn', 'login'],
  ['/en_US/orderHome/transferRecords', 'transferRecords'],
  ['/en_US/inmail', 'inMail'],
])('for %s suggests %s first', (address, id) => {
  expect(suggestionsFor(address)[0]).toBe(id);
});

test.each(['/en_US/zzzz/qqqq', '/', '', '/%E0%A4%A', `/${'a/'.repeat(5000)}`, `/${'x'.repeat(100_000)}`])(
  'suggests nothing for an unrelated or malicious URL',
  (address) => {
    expect(suggestionsFor(address)).toEqual([]);
  },
);

test('similarity is 1 for equal texts, 0 without common letter pairs, and symmetric', () => {
  expect([similarity('market', 'market'), similarity('abc', 'xyz'), similarity('', '')]).toEqual([1, 0, 0]);
  expect(similarity('market', 'markets')).toBe(similarity('markets', 'market'));
});

describe('the page', () => {
  const open = async (at: string) => {
    const page = await renderApp(<NotFoundPage />, { at });
    const find = async (text: string) => {
      const field = screen.getByRole('searchbox');
      await page.user.clear(field);
      await page.user.type(field, text);
      await page.advance(300);
    };
    return { ...page, find };
  };
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  test('suggests similar screens and links to home', async () => {
    await open('/markets');
    expect(textsOf('heading', { level: 1 })).toEqual(['Page not found']);
    expect(links()).toEqual(['/en_US/market', '/en_US/preMarket', '/en_US/marketExplore/overview', '/en_US']);
  });

  test('finds pages by title and markets by name', async () => {
    const { find } = await open('/zzzz');
    await find('mark');
    expect(links()).toContain('/en_US/market');
    await find('doge');
    expect(screen.getByText('DOGE/USDT')).toBeDefined();
    expect(links()).toContain('/en_US/market?keyword=DOGEUSDT&tab=contract');
  });

  test('[R-EMPTY-01] says so if nothing is found', async () => {
    const { find } = await open('/zzzz');
    await find('qqqq');
    expect(screen.getByText('No results for “qqqq”')).toBeDefined();
  });

  test('a failed market search keeps the other results, shows the reason and can be retried', async () => {
    const { find, intercept, user, advance } = await open('/zzzz');
    intercept('/hk-web/market/search/result', offline);
    await find('market');
    expect(screen.getByText('Couldn’t search markets')).toBeDefined();
    expect(screen.getByText(/^The exchange can’t be reached/)).toBeDefined();
    expect(links()).toContain('/en_US/market');
    intercept('/hk-web/market/search/result', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await advance();
    expect(screen.queryByText('Couldn’t search markets')).toBeNull();
  });
});
