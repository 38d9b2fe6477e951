import type { Page } from '@playwright/test';
import { expect, liveToo, open, test } from '@tests/support/browser/open';
import { loaded, visit } from '@tests/support/browser/screens';
import { hostileData, payloads } from '@tests/support/exchange/payloads';

/** Puts payloads into the texts of every answer, and takes down which. */
async function plant(page: Page): Promise<string[]> {
  const planted: string[] = [];
  await page.route('**/hk-web/**', async (route) => {
    const response = await route.fetch();
    const body: { readonly data: Parameters<typeof hostileData>[1] } = await response.json();
    const data = hostileData(new URL(route.request().url()).pathname, body.data, planted);
    await route.fulfill({ response, json: { ...body, data } });
  });
  return planted;
}

const screens = ['/market', '/inMail/noticeNavList', '/app/downLoad', '/orderHome/coinTradeOrder', '/trade/exchange/?tradeCode=btc_usdt'];
const openers = [/^Messages/, /^Account/, /^Search/, /^Language/];

// Every journey fails where something is uncaught, refused by the policy or sent elsewhere; what the texts look like in the document is tests/resilience.
test('whatever texts the exchange sends, nothing of them runs in a browser or leads away', liveToo(), async ({ page }) => {
  test.setTimeout(120_000);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  const planted = await plant(page);
  await open(page, '/', { as: 'trader' });
  await loaded(page);
  for (const address of screens) {
    await visit(page, address);
    await loaded(page);
  }
  for (const opener of openers) {
    await page.getByRole('banner').getByRole('button', { name: opener }).first().press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(payloads.filter((payload) => !planted.includes(payload))).toEqual([]);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'planted') ?? null)).toBeNull();
  // A screen goes on asking while the page is closed.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
