import { expect, liveToo, open, test } from '@tests/support/browser/open';

test('an address that cannot be decoded shows the not-found page', liveToo(), async ({ page }) => {
  await open(page, '/', {});
  const answer = await page.goto('/en_US/%E0%A4%A');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
