import { expect, open, test } from '@tests/support/browser/open';

const bell = 'Messages, 12 unread';

test('[R-MSG-16] the panel is 683 px high, and lower on a lower screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/market', { as: 'trader' });
  await page.getByRole('button', { name: bell }).click();
  const panel = page.getByRole('dialog', { name: 'Messages' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  expect((await panel.boundingBox())?.height).toBe(683);
  await page.setViewportSize({ width: 1440, height: 600 });
  await expect.poll(async () => (await panel.boundingBox())?.height ?? 0).toBeLessThanOrEqual(600);
  await expect(panel.getByRole('link', { name: 'View all messages' })).toBeInViewport({ ratio: 1 });
});

test('a keyboard user moves into the panel, through its tabs to its messages, and back to the bell', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  await page.getByRole('button', { name: bell }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Messages' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const all = panel.getByRole('tab', { name: 'All' });
  for (let stop = 0; stop < 4 && !(await all.evaluate((tab) => tab === document.activeElement)); stop += 1)
    await page.keyboard.press('Tab');
  await expect(all).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', { name: 'Quotes' })).toHaveAttribute('aria-selected', 'true');
  await expect(panel.getByRole('group', { name: 'Message type' })).toBeVisible();
  const message = panel.getByRole('listitem').getByRole('link').first();
  for (let stop = 0; stop < 8 && !(await message.evaluate((link) => link === document.activeElement)); stop += 1)
    await page.keyboard.press('Tab');
  await expect(message).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: bell })).toBeFocused();
});

test('scrolling down loads the older messages while the tabs stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/market', { as: 'trader' });
  await page.getByRole('button', { name: bell }).click();
  const panel = page.getByRole('dialog', { name: 'Messages' });
  await expect(panel.getByRole('listitem')).not.toHaveCount(0);
  await panel.getByRole('listitem').first().hover();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(panel.getByRole('listitem')).toHaveCount(34, { timeout: 500 });
  }).toPass();
  await expect(panel.getByRole('tab', { name: 'All' })).toBeInViewport({ ratio: 1 });
  await expect(panel.getByRole('button', { name: 'Show more' })).toBeHidden();
});

test('the heading outline of the page continues in the panel, and success is announced once', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  await page.getByRole('button', { name: bell }).click();
  const panel = page.getByRole('dialog', { name: 'Messages' });
  await expect(panel.getByRole('heading', { level: 2, name: 'Messages' })).toBeVisible();
  await expect(panel.getByRole('heading', { level: 3, name: 'Earlier' })).toBeVisible();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Operation successful' })).toHaveCount(1);
  await expect(panel.getByRole('button', { name: 'Mark all as read' })).toBeEnabled();
});

test('on a phone the messages open from below, under one heading', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/market', { as: 'trader' });
  await page.getByRole('button', { name: bell }).click();
  const sheet = page.getByRole('dialog', { name: 'Messages' });
  await expect(sheet.getByRole('heading', { name: 'Messages' })).toHaveCount(1);
  await expect(sheet.getByRole('listitem').first()).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await sheet.getByRole('link', { name: 'View all messages' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await expect(sheet).toBeHidden();
});
