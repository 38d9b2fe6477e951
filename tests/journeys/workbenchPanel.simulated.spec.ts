import { misfits, textsIn } from '../audit/textFit';
import { expect, open, test } from '@tests/support/browser/open';
import { waitUntilLoaded } from '@tests/support/browser/screens';

test('by keyboard a user opens the panel, crashes the market and undoes it, and hides the panel for a demonstration', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  const panel = page.getByRole('complementary', { name: 'Simulated exchange' });
  const bar = page.getByRole('complementary', { name: 'Exchange', exact: true });
  await expect(async () => {
    await page.keyboard.press('w');
    await expect(panel).toBeFocused({ timeout: 1000 });
  }).toPass();
  await panel.getByRole('tab', { name: 'Market' }).click();
  await panel.getByRole('button', { name: 'Apply Flash crash' }).press('Enter');
  const crash = panel.getByRole('listitem').filter({ hasText: 'BTC moves -30% over 2 minutes, returns after 10 minutes' });
  await expect(crash).toBeVisible();
  await panel.getByRole('button', { name: 'Undo all' }).press('Enter');
  await expect(panel.getByText('Markets follow their normal course.')).toBeVisible();

  // The page beside the panel stays usable.
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().click();
  await page.keyboard.press('q');
  await expect(panel).toBeHidden();
  await expect(bar).toBeHidden();
  await page.keyboard.press('q');
  await expect(bar).toBeVisible();
});

test('by keyboard alone a user finds a scenario, shows it on any screen without a reload and undoes it', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const palette = page.getByRole('dialog', { name: 'Find a scenario, person, screen, code or tool' });
  await expect(async () => {
    await page.keyboard.press('f');
    await expect(palette).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(palette.getByRole('searchbox')).toBeFocused();
  await expect(palette.getByRole('menuitem', { name: /^A transfer is accepted/ }).first()).toBeAttached();
  // The key may have been pressed again before the palette opened.
  await palette.getByRole('searchbox').fill('');
  await page.keyboard.type('transfer-accepted');
  await expect(palette.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page).not.toHaveURL(/\/market/);
  await page.keyboard.press('z');
  await expect(page.getByText('The last change was undone.')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a specified state, a board of the panel and a tour are found in the scenario palette', async ({ page }) => {
  await open(page, '/market', { as: 'trader' });
  const palette = page.getByRole('dialog', { name: 'Find a scenario, person, screen, code or tool' });
  const find = async (words: string) => {
    await expect(async () => {
      await page.keyboard.press('f');
      await expect(palette).toBeVisible({ timeout: 1000 });
    }).toPass();
    await palette.getByRole('searchbox').fill(words);
  };
  // A specified state that no scenario arranges.
  await find('R-MSG-07');
  await palette.getByRole('menuitem', { name: /nread/ }).first().click();
  await expect(page).toHaveURL(/\/inMail\/noticeNavList/);
  await find('clock');
  await palette.getByRole('menuitem', { name: 'Clock', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Simulated exchange' });
  await expect(panel.getByRole('tab', { name: 'Clock' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().click();
  await find('two people');
  await palette.getByRole('menuitem', { name: 'Two people trade with each other' }).click();
  await expect(page).toHaveURL(/\/workbench\/tours\/two-traders/);
});

test('on a phone the panel makes room while the page is checked, and a finding is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/login?sim.panel=accessibility', { as: 'visitor' });
  await page.evaluate(() => {
    const picture = document.createElement('img');
    picture.id = 'unnamed';
    document.querySelector('main')?.append(picture);
  });
  const panel = page.getByRole('dialog', { name: 'Simulated exchange' });
  await panel.getByRole('button', { name: 'Check this page' }).click();
  await expect(panel.getByText('/en_US/login: 1 finding.')).toBeVisible();
  await panel.getByRole('button', { name: 'Show #unnamed' }).click();
  await expect(panel).toBeHidden();
  await expect(page.locator('#unnamed')).toBeInViewport();
  await page.setViewportSize({ width: 1024, height: 768 });
});

test('the clock board names the next funding settlement and jumps to it', async ({ page }) => {
  await open(page, '/market?sim.panel=clock', { as: 'trader' });
  const panel = page.getByRole('complementary', { name: 'Simulated exchange' });
  const jump = panel.getByRole('button', { name: /^Jump to: [A-Z]+ · Funding is settled/ });
  await jump.first().press('Enter');
  await expect(panel.getByText(/^2026-03-02 16:00:/)).toBeVisible();
});

test('beside the docked panel no value of the withdrawal page overlaps another text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/assetManagement/extract?sim.panel=state', { as: 'trader', scenario: 'withdrawal-review' });
  await expect(page.getByRole('region', { name: 'Recent withdrawals' }).getByText('Under review')).toBeVisible();
  await waitUntilLoaded(page);
  expect(await misfits(page, 'main', { English: await textsIn(page, 'main') })).toEqual([]);
});
