import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { screens } from '@/shared/routing';
import { offline } from '@tests/support/app/scope';
import { openTree } from '@tests/support/app/tree';
import { likeness, nearScreens } from './near';
import { NotFoundPage } from './page';

const near = (address: string) => nearScreens(address, screens).map(({ id }) => id);

test.each([
  ['/en_US/markets', 'market'],
  ['/de_DE/Market/', 'market'],
  ['/en_US/logn', 'login'],
  ['/en_US/orderHome/transferRecords', 'transferRecords'],
  ['/en_US/inmail', 'inMail'],
])('%s is near to %s', (address, id) => {
  expect(near(address)[0]).toBe(id);
});

test.each(['/en_US/zzzz/qqqq', '/', '', '/%E0%A4%A', `/${'a/'.repeat(5000)}`, `/${'x'.repeat(100_000)}`])(
  'an address that is like nothing, or hostile, proposes nothing',
  (address) => {
    expect(near(address)).toEqual([]);
  },
);

test('likeness is 1 for the same, 0 for nothing in common, and the same both ways', () => {
  expect([likeness('market', 'market'), likeness('abc', 'xyz'), likeness('', '')]).toEqual([1, 0, 0]);
  expect(likeness('market', 'markets')).toBe(likeness('markets', 'market'));
});

describe('the page', () => {
  const open = async (at: string) => {
    const tree = await openTree(<NotFoundPage />, { at, namespaces: ['notFound', 'market'] });
    const type = async (text: string) => {
      const field = tree.place.querySelector('input') ?? expect.fail('there is no field');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(field, text);
      await act(async () => void field.dispatchEvent(new Event('input', { bubbles: true })));
      await tree.arrive(300);
      await tree.arrive();
    };
    const links = () => [...tree.place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    return { ...tree, type, links };
  };

  test('proposes what is near and the way home', async () => {
    const { links, texts } = await open('/markets');
    expect(texts('h1')).toEqual(['Page not found']);
    expect(links()).toEqual(['/en_US/market', '/en_US']);
  });

  test('finds pages by their title and markets by their name', async () => {
    const { type, links, place } = await open('/zzzz');
    await type('mark');
    expect(links()).toContain('/en_US/market');
    await type('doge');
    expect(place.textContent).toContain('DOGE/USDT');
    expect(links()).toContain('/en_US/market?keyword=DOGEUSDT&tab=contract');
  });

  test('[R-EMPTY-01] says when nothing is found', async () => {
    const { type, place } = await open('/zzzz');
    await type('qqqq');
    expect(place.textContent).toContain('No results for “qqqq”');
  });

  test('a search that fails takes nothing away', async () => {
    const { type, intercept, place, links } = await open('/zzzz');
    intercept('/hk-web/market/search/result', offline);
    await type('market');
    expect(place.textContent).toContain('Couldn’t search markets.');
    expect(links()).toContain('/en_US/market');
  });
});
