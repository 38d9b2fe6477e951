import { inputModes, inputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

for (const name of inputModes) {
  test(
    `[R-MSG-09] [R-HDR-06] by ${name}: a message is read by following it, and the total drops by one`,
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

test('[R-MSG-11] [R-MSG-12] mark all sets the total to zero and says so', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  await page.getByRole('button', { name: 'Messages, 12 unread' }).click();
  const panel = page.getByRole('dialog', { name: 'Messages' });
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('Operation successful').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Messages', exact: true })).toBeFocused();
});

test('[R-MSG-13] the message list leads through its pages', async ({ page }) => {
  await open(page, '/inMail/noticeNavList', { as: 'trader' });
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') }),
  ).toHaveCount(10);
  await page.getByRole('button', { name: 'Page 4' }).click();
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('time') }),
  ).toHaveCount(4);
});
