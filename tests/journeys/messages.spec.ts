import { inputModesOf, inputMode } from '@tests/support/browser/inputMode';
import type { Page } from '@playwright/test';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

for (const name of inputModesOf(import.meta.url)) {
  test(
    `[R-MSG-09] [R-HDR-06] by ${name}: a user follows a message, which marks it as read, and the unread total drops by one`,
    liveToo(name),
    async ({ page }) => {
      const input = inputMode(page, name);
      await open(page, '/orderHome/transferRecord', { as: 'trader' });
      await input.press(page.getByRole('button', { name: 'Messages, 12 unread' }));
      const panel = page.getByRole('dialog', { name: 'Messages' });
      await input.press(panel.getByRole('link', { name: 'reached' }).first());
      await expect(page).toHaveURL(/\/trade\/exchange\/\?tradeCode=\w+_usdt/);
      await expect(page.getByRole('button', { name: 'Messages, 11 unread' })).toBeVisible();
    },
  );
}

test('[R-MSG-11] [R-MSG-12] a user marks all messages as read, and the unread total disappears with a confirmation', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  await page.getByRole('button', { name: 'Messages, 12 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Messages' });
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Operation successful').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeFocused();
});

/** The message rows in the document, on the page and in the panel. */
const rows = (page: Page) => page.locator('li').filter({ has: page.locator('time') });

test('[R-MSG-13] a user pages through the message list', async ({ page }) => {
  await open(page, '/inMail/noticeNavList', { as: 'trader' });
  await expect(rows(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Page 4' }).click();
  await expect(rows(page)).toHaveCount(4);
});

test('however many messages there are, fewer than a hundred are rendered: on the last page, and at the end of the panel', async ({
  page,
}) => {
  await open(page, '/inMail/noticeNavList', { as: 'trader', scenario: 'inbox-full' });
  await page
    .getByRole('button', { name: /^Page / })
    .last()
    .click();
  await expect(page.getByRole('button', { name: 'Page 124' })).toHaveAttribute('aria-current', 'page');
  await expect(rows(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Messages, 912 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Messages' });
  await panel.getByRole('listitem').first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(panel.getByText('Older messages are on the messages page')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(rows(page)).toHaveCount(54);
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Operation successful').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeFocused();
});
