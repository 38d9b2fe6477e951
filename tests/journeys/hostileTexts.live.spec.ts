import type { Page } from '@playwright/test';
import { expect, liveToo, open, test } from '@tests/support/browser/open';
import { waitUntilLoaded, visit } from '@tests/support/browser/screens';
import { hostileData, payloads } from '@tests/support/exchange/payloads';

/** Injects payloads into the texts of every response; returns the list of those injected so far. */
async function injectPayloads(page: Page): Promise<string[]> {
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

// Every journey fails on an uncaught error, a policy violation or a foreign request; how the texts render is tested in tests/resilience.
test('no text sent by the exchange runs as code or leads to another site', liveToo(), async ({ page }) => {
  test.setTimeout(120_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const planted = await injectPayloads(page);
  await open(page, '/', { as: 'trader' });
  await waitUntilLoaded(page);
  for (const address of screens) {
    await visit(page, address);
    await waitUntilLoaded(page);
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
  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(window, 'planted') ?? null)).toBeNull();
  // A screen keeps sending requests while the page closes.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
