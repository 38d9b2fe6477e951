import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { assets } from '@/contract/assets';
import { code } from '@/contract/codes';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { offline, respondWithCode } from '@tests/support/app/scope';
import { ConvertDust } from './ConvertDust';

async function openDust(options: RenderOptions = {}) {
  const page = await renderApp(<ConvertDust />, { as: 'trader', scenario: 'small-balances', ...options });
  const press = async (name: string | RegExp) => {
    await page.user.click(screen.getByRole('button', { name }));
    await page.advance();
  };
  await press('Convert small balances');
  return { ...page, press, value: (term: string) => screen.getByText(term).nextElementSibling?.textContent };
}

test('selects all small balances; shows their value, the fee and the amount received, then converts them and shows the result', async () => {
  const page = await openDust();
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  expect(page.value('Value at the latest prices')).toMatch(/^≈ 8\.44\d*\sUSDT$/);
  expect(page.value('Fee (2%)')).toMatch(/^≈ 0\.168\d*\sUSDT$/);
  await page.press('Review 4 balances');
  expect(page.value('Balances')).toBe('XRP, ADA, LINK, LTC');
  await page.press(/^Receive about 8\.28\d*\sUSDT$/);
  const result = screen.getByRole('dialog', { name: 'Small balances converted' });
  expect(within(result).getByText(/^8\.28\d*\sUSDT$/)).toBeDefined();
  await page.press('Done');
  await page.press('Convert small balances');
  expect(screen.getByText('No small balances')).toBeDefined();
});

test('reviews a selection in another coin and keeps it when going back', async () => {
  const page = await openDust();
  await page.user.click(screen.getByRole('radio', { name: 'ETH' }));
  await page.advance();
  await page.user.click(screen.getByRole('checkbox', { name: /^LTC/ }));
  await page.press('Review 3 balances');
  expect(page.value('You receive')).toMatch(/^≈ 0\.00\d+\sETH$/);
  await page.press('Back');
  expect(screen.getByRole('checkbox', { name: /^LTC/ })).toHaveProperty('checked', false);
});

test('a lost response shows an unknown result and links to the statement', async () => {
  const page = await openDust();
  await page.press('Review 4 balances');
  page.intercept(assets.convertDust.path, offline);
  await page.press(/^Receive about/);
  expect(screen.getByText('Result unknown')).toBeDefined();
  expect(screen.getByRole('link', { name: 'View account statement' })).toBeDefined();
});

test('a balance that is no longer available returns to the selection', async () => {
  const page = await openDust();
  await page.press('Review 4 balances');
  page.intercept(assets.convertDust.path, respondWithCode(code.noSmallBalance.code));
  await page.press(/^Receive about/);
  expect(screen.getByRole('button', { name: 'Review 4 balances' })).toBeDefined();
});
