import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as z from 'zod/mini';
import { capital } from '@/contract/capital';
import { pay } from '@/contract/pay';
import { ask } from '@tests/support/browser/ask';
import { inputModesOf, inputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';
import { waitUntilLoaded } from '@tests/support/browser/screens';

type DepositList = z.output<typeof capital.depositRecords.data>;

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a user cancels one open order, then all remaining ones`, liveToo(name), async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/orderHome/coinTradeOrder', { as: 'trader', scenario: 'order-waiting' });
    const cancels = page.getByRole('button', { name: /^Cancel: / });
    await expect(cancels).toHaveCount(3);
    await input.press(page.getByRole('button', { name: /^Cancel: SOL\/USDT/ }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order', exact: true }));
    await expect(page.getByText('Order canceled', { exact: true })).toBeVisible();
    await expect(cancels).toHaveCount(2);
    await input.press(page.getByRole('button', { name: 'Cancel all' }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel orders' }));
    await expect(page.getByText('Open orders canceled')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No open orders')).toBeVisible();
  });
}

for (const name of inputModesOf(import.meta.url)) {
  test(`by ${name}: a user cancels all delivery orders, keeps the perpetual ones, and navigates to the spot orders`, async ({ page }) => {
    const input = inputMode(page, name);
    await open(page, '/orderHome/contractOrder/?bizType=deliver', { as: 'deliveryTrader', scenario: 'contract-orders-waiting' });
    const cancels = page.getByRole('button', { name: /^Cancel: / });
    await expect(cancels).toHaveCount(2);
    await input.press(page.getByRole('button', { name: 'Cancel all' }));
    await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel orders' }));
    await expect(page.getByText('Open orders canceled')).toBeVisible();
    await expect(cancels).toHaveCount(0);
    await input.press(page.getByRole('radio', { name: 'Perpetual' }));
    await expect(page).toHaveURL(/\?bizType=perpetual$/);
    await expect(cancels).toHaveCount(2);
    await input.press(page.getByRole('tab', { name: 'Plan orders' }));
    await expect(cancels).toHaveCount(1);
    await input.press(page.getByRole('navigation', { name: 'Orders' }).getByRole('link', { name: 'Spot orders' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Spot orders' })).toBeVisible();
  });

  test(`by ${name}: an isolated account's order, earlier purchase and loan are listed, and none of them under cross margin`, async ({
    page,
  }) => {
    const input = inputMode(page, name);
    await open(page, '/orderHome/leverOrder?marginMode=isolated', { as: 'trader', scenario: 'margin-orders-waiting' });
    await expect(page.getByRole('button', { name: /^Cancel: BTC\/USDT/ })).toHaveCount(1);
    await input.press(page.getByRole('tab', { name: 'Order history' }));
    await expect(page.getByRole('button', { name: /^Cancel: / })).toHaveCount(0);
    await expect(page.getByRole('rowheader')).toHaveCount(1);
    await input.press(page.getByRole('tab', { name: 'Borrowed' }));
    await expect(page.getByRole('cell', { name: /^2,000/ })).toBeVisible();
    await input.press(page.getByRole('radio', { name: 'Cross' }));
    await expect(page).toHaveURL(/\?marginMode=cross&tab=borrows$/);
    await waitUntilLoaded(page);
    await expect(page.getByRole('cell', { name: /^2,000/ })).toHaveCount(0);
  });
}

/** Exports a filtered list; returns the name and the lines of the file, without its header. */
async function exported(page: Page): Promise<{ readonly name: string; readonly lines: readonly string[] }> {
  const download = page.waitForEvent('download');
  const announced = expect(page.getByText(/^[\d,]+ records? exported$/)).toBeVisible();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  await announced;
  const [, ...lines] = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  return { name: file.suggestedFilename(), lines };
}

test('a user filters deposits by status and exports all pages to a file, which matches the API', async ({ page }) => {
  await open(page, '/assetManagement/financial', { as: 'trader', scenario: 'deposits-many' });
  await expect(page.getByRole('heading', { level: 1, name: 'Financial records' })).toBeVisible();
  await page.getByRole('button', { name: /Status/ }).click();
  await page.getByRole('option', { name: 'Credited' }).click();
  await expect(page).toHaveURL(/\/assetManagement\/financial\?state=1$/);
  await waitUntilLoaded(page);
  const { name, lines } = await exported(page);
  expect(name).toMatch(/^financial-1-\d{4}-\d{2}-\d{2}\.csv$/);

  const fromApi: string[] = [];
  const { depositRecords } = capital;
  for (let pageNum = 1, total = 1; fromApi.length < total; pageNum += 1) {
    const query = `?state=1&pageNum=${pageNum}&pageSize=500`;
    const { list, totalCount }: DepositList = await ask(page, { ...depositRecords, path: depositRecords.path + query });
    total = totalCount;
    fromApi.push(...list.map(({ coinName, amount, network, id }) => [coinName, amount, network, id].join()));
  }
  expect(fromApi.length).toBeGreaterThan(10_000);
  const fromFile = lines
    .map((line) => line.split(','))
    .map(([, coin, amount, network, , , , , , , id]) => [coin, amount, network, id].join());
  expect(fromFile).toEqual(fromApi);
});

test('a note that a spreadsheet would run as a formula is exported as text', async ({ page }) => {
  await open(page, '/pay/records', { as: 'trader', scenario: 'payments' });
  const note = '=HYPERLINK("https://elsewhere.example","Refund")';
  await ask(page, pay.requestPayment, { payer: 'vera@demo.example', coinId: 52, amount: '35', note });
  await page.getByRole('tab', { name: 'Requests' }).click();
  await expect(page.getByRole('cell', { name: note })).toBeVisible();
  const { lines } = await exported(page);
  expect(lines[0]).toContain(`"'=HYPERLINK(""https://elsewhere.example"",""Refund"")"`);
});

test('a record list prints without its tabs, filters, pages and actions, under the name of the list', async ({ page }) => {
  await open(page, '/orderHome/coinTradeOrder', { as: 'trader', scenario: 'order-waiting' });
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: 'Open orders' });
  const parts = [
    main.getByRole('tab').first(),
    main.getByRole('navigation').first(),
    main.getByRole('button').first(),
    table.getByRole('columnheader', { name: 'Actions' }),
  ];
  for (const part of parts) await expect(part).toBeVisible();
  const title = main.getByRole('heading', { level: 2, name: 'Open orders' });
  await expect(title).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  for (const part of parts) await expect(part).toHaveCount(0);
  await expect(title).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  const paper = await main.evaluate((element) => element.getBoundingClientRect().right);
  expect(await table.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(paper);
});

test('a printed page omits everything that floats over it or surrounds it', async ({ page }) => {
  const phone = { width: 360, address: '/trade/exchange/?tradeCode=btc_usdt' };
  const desktop = { width: 1280, address: '/assetManagement/overView' };
  for (const { width, address } of [phone, desktop]) {
    await page.setViewportSize({ width, height: 900 });
    await (width === phone.width ? open(page, address, { as: 'trader' }) : page.goto(`/en_US${address}`));
    await waitUntilLoaded(page);
    await expect(page.getByRole('complementary', { name: 'Exchange', exact: true })).toBeVisible();
    expect(await page.evaluate(besidePage)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.evaluate(besidePage)).toEqual([]);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (address === desktop.address) {
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Next steps', includeHidden: true })).toBeHidden();
    }
    await page.emulateMedia({ media: null });
  }
});

/** The visible elements around the page or floating over it, outermost first. */
function besidePage(): string[] {
  const main = document.querySelector('main');
  const isAround = (element: Element) => !main?.contains(element) && !element.contains(main);
  return [...document.body.querySelectorAll('*')]
    .filter((element) => isAround(element) || getComputedStyle(element).position === 'fixed')
    .filter((element) => {
      const { width, height, bottom } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1 && bottom > 0;
    })
    .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`);
}
