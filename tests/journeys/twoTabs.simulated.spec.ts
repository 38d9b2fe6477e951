import { compare, subtract } from '@/contract/decimal';
import { control } from '@mocks/control';
import { market } from '@/contract/market';
import { inmail } from '@/contract/inmail';
import { orderState, spot } from '@/contract/spot';
import { user } from '@/contract/user';
import { linkParameters } from '@mocks/control/linkParameters';
import type { BrowserContext, Page } from '@playwright/test';
import type { PersonaId } from '@fixtures/personas';
import { proveByCode } from '@tests/support/browser/challenge';
import { ask } from '@tests/support/browser/ask';
import { inputMode, inputModesOf, type InputMode } from '@tests/support/browser/inputMode';
import { exchangeReady, expect, firstVisit as test, open } from '@tests/support/browser/open';

/** The longest delay in ms before another tab shows a change. */
const maxDelayMs = 1_000;

test('two tabs act as two users who trade with each other', async ({ page, context }) => {
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
  const latestFillOf = async (tab: Page) => (await ask(tab, { ...spot.fills, path: `${spot.fills.path}?tradeId=1001&pageSize=1` })).list[0];
  expect(await latestFillOf(page)).toMatchObject({ orderId: bought.orderId, price, amount: '0.01' });
  expect(await latestFillOf(other)).toMatchObject({ orderId: offer.orderId, price, amount: '0.01' });
});

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: one user places a sell order on the trade screen, and another buys it in a second tab`, async ({ page, context }) => {
    await open(page, '/trade/exchange/?tradeCode=btc_usdt', { as: 'trader' });
    await ask(page, control.clock, { frozen: true });
    const { asks } = await ask(page, { ...market.depth, path: `${market.depth.path}?tradeId=1001&size=1` });
    const price = subtract(asks[0][0], '0.01');
    const other = await otherTab(context, 'vip', '/trade/exchange/?tradeCode=btc_usdt');
    await trade(other, inputMode(other, name), 'Sell', price);
    await expect(other.getByText('Sell order for BTC/USDT placed')).toBeVisible();
    await trade(page, inputMode(page, name), 'Buy', price);
    await expect(page.getByText(/^Bought 0.01\sBTC/)).toBeVisible();
    await expect(other.getByText(/^Sold 0.01\sBTC/)).toBeVisible();
    const shown = Number(price).toLocaleString('en-US', { minimumFractionDigits: 2 });
    for (const each of [page, other]) {
      const trades = each.getByRole('region', { name: 'Trades', exact: true });
      await inputMode(each, name).press(trades.getByRole('radio', { name: 'Mine' }));
      await expect(trades.getByRole('row').filter({ hasText: shown }).filter({ hasText: '0.01' })).toHaveCount(1);
    }
  });
}

test('a reload keeps the user of a tab, and logging out there leaves the other tab logged in', async ({ page, context }) => {
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

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: one user withdraws to another, and the balance shown in the other user’s tab follows within a second`, async ({
    page,
    context,
  }) => {
    const input = inputMode(page, name);
    await open(page, '/assetManagement/extract', { as: 'trader' });
    const other = await otherTab(context, 'kycStandard', '/assetManagement/home');
    const balance = other.getByRole('row', { name: /^USDT/ });
    await expect(balance).toContainText('1,800');
    await page.bringToFront();
    await input.press(page.getByRole('radio', { name: 'To a user' }));
    await input.type(page.getByLabel('Email, phone or UID'), 'stella@demo.example');
    await input.type(page.getByLabel('Amount', { exact: true }), '25');
    await input.press(page.getByRole('button', { name: 'Withdraw 25 USDT' }));
    // Only headings: the verification dialog also says that a code was sent.
    const [sent, arrived] = [firstShown(page, '[role=dialog] h2', 'Sent'), firstShown(other, 'tr', '1,825')];
    await prove(page, input);
    await expect(page.getByRole('dialog', { name: 'Sent' })).toBeVisible();
    expect((await arrived) - (await sent)).toBeLessThan(maxDelayMs);
  });
}

test('one user pays another, and the balance and the payment appear in the other user’s tab', async ({ page, context }) => {
  await open(page, '/pay/home?to=8800152&coin=USDT&amount=12.5', { as: 'trader' });
  const other = await otherTab(context, 'kycStandard', '/pay/home');
  await expect(other.getByText('Available 1,800 USDT')).toBeVisible();
  await page.getByRole('button', { name: 'Pay 12.5 USDT' }).click();
  const [sent, arrived] = [firstShown(page, '[role=dialog]', 'Payment sent'), firstShown(other, 'main', '1,812.5')];
  await prove(page, inputMode(page, 'pointer'));
  await expect(page.getByRole('dialog', { name: 'Payment sent' })).toBeVisible();
  expect((await arrived) - (await sent)).toBeLessThan(maxDelayMs);
  await expect(other.getByRole('region', { name: 'Recent payments' })).toContainText('From T***s');
});

/** The instant in ms when a text first appears in one of the elements of a page. */
const firstShown = (page: Page, elements: string, text: string): Promise<number> =>
  page.evaluate(
    ({ elements, text }) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if ([...document.querySelectorAll(elements)].some(({ textContent }) => textContent.includes(text))) resolve(Date.now());
        };
        new MutationObserver(check).observe(document.body, { subtree: true, childList: true, characterData: true });
        check();
      }),
    { elements, text },
  );

/** Opens an address in another tab as another persona. */
async function otherTab(context: BrowserContext, as: PersonaId, address: string): Promise<Page> {
  const other = await context.newPage();
  await other.goto(`/en_US${address}${address.includes('?') ? '&' : '?'}${linkParameters.as}=${as}`);
  await exchangeReady(other);
  return other;
}

/** Places a limit order for a hundredth of a bitcoin in the form, and confirms it. */
async function trade(page: Page, input: InputMode, side: 'Buy' | 'Sell', price: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Place order' });
  await input.press(form.getByRole('radio', { name: side }));
  await input.type(form.getByRole('textbox', { name: 'Price', exact: true }), price);
  await input.type(form.getByRole('textbox', { name: 'Amount', exact: true }), '0.01');
  await input.press(form.getByRole('button', { name: `${side} BTC` }));
  await input.press(page.getByRole('alertdialog').getByRole('button', { name: `${side} BTC` }));
}

/** Verifies a change with the code that was sent. */
async function prove(page: Page, input: InputMode): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Confirm and verify' }));
  await proveByCode(page, input);
}
