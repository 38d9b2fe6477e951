import { compare, subtract } from '@/contract/decimal';
import { control } from '@mocks/control';
import { market } from '@/contract/market';
import { inmail } from '@/contract/inmail';
import { orderState, spot } from '@/contract/spot';
import { user } from '@/contract/user';
import { linkParameters } from '@mocks/control/link';
import type { Page } from '@playwright/test';
import { ask } from '@tests/support/browser/ask';
import { exchangeReady, expect, firstVisit as test, open } from '@tests/support/browser/open';

test('two tabs are two people who trade with each other', async ({ page, context }) => {
  await open(page, '/market', { as: 'trader' });
  const other = await context.newPage();
  await other.goto(`/en_US/market?${linkParameters.as}=vip`);
  await exchangeReady(other);
  await expect(other.getByRole('button', { name: /^Account: Vera/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Account: Tomas/ })).toBeVisible();

  await ask(page, control.clock, { frozen: true });
  const { asks } = await ask(page, { ...market.depth, path: `${market.depth.path}?tradeId=1001&size=1` });
  const price = subtract(asks[0][0], '0.01');
  const offer = await ask(other, spot.placeOrder, { tradeId: 1001, side: 'sell', type: 'limit', price, amount: '0.01' });
  const shown = await ask(page, { ...market.depth, path: `${market.depth.path}?tradeId=1001&size=1` });
  expect(compare(shown.asks[0][0], price)).toBe(0);

  const bought = await ask(page, spot.placeOrder, { tradeId: 1001, side: 'buy', type: 'limit', price, amount: '0.01', timeInForce: 'ioc' });
  const sold = await ask(other, { ...spot.orderHistory, path: `${spot.orderHistory.path}?tradeId=1001&pageSize=1` });
  expect(sold.list).toMatchObject([{ orderId: offer.orderId, state: orderState.filled, filledAmount: '0.01' }]);
  const fillsOf = async (who: Page) => (await ask(who, { ...spot.fills, path: `${spot.fills.path}?tradeId=1001&pageSize=1` })).list[0];
  expect(await fillsOf(page)).toMatchObject({ orderId: bought.orderId, price, amount: '0.01' });
  expect(await fillsOf(other)).toMatchObject({ orderId: offer.orderId, price, amount: '0.01' });
});

test('a reload keeps who a tab is, and a new tab is who all others are', async ({ page, context }) => {
  await open(page, '/market', { as: 'trader' });
  const other = await context.newPage();
  await other.goto(`/en_US/market?${linkParameters.as}=vip`);
  await exchangeReady(other);
  expect(new URL(other.url()).search).toBe('');
  await other.reload();
  await exchangeReady(other);
  expect((await ask(other, user.bizStatus)).login.fnickname).toMatch(/^Vera/);
  await other.getByRole('button', { name: /^Account: Vera/ }).click();
  await other.getByRole('button', { name: 'Log out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
  expect((await ask(page, user.bizStatus)).login.fnickname).toBe('Tomas');
  expect((await ask(page, inmail.unreadCount)).countTotal).toBe(12);
});
