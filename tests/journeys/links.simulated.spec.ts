import { control } from '@mocks/control';
import { ask } from '@tests/support/browser/ask';
import { exchangeReady, expect, open, test } from '@tests/support/browser/open';

test('a link with unknown state parameters reports them and still opens the page', async ({ page }) => {
  await page.goto('/en_US/market?sim.persona=nobody&sim.scenario=no-such&sim.seed=demo');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText(/^sim\.persona: unknown value "nobody"; expected visitor, newUser/)).toBeVisible();
  await expect(notices.getByText(/^sim\.scenario: unknown value "no-such"/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('a copied link restores its controls in a clean browser; a damaged link says so and opens the rest', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/market?sim.panel=faults', { as: 'vip' });
  const panel = page.getByRole('complementary', { name: 'Simulated exchange' });
  await page.getByRole('button', { name: 'Switch to dark theme' }).press('Enter');
  await panel.getByRole('switch', { name: 'Rate limited' }).press('Space');
  await expect(panel.getByRole('button', { name: /^Undo the last change/ })).toBeEnabled();
  await panel.getByRole('button', { name: 'Copy link to this state' }).press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('sim.changes=');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  for (const [address, count] of [
    [link, 1],
    [link.replace(/(sim\.changes=1\.\w{8}\.)\w\w/, '$1AA'), 0],
  ] as const) {
    const otherContext = await browser.newContext();
    const other = await otherContext.newPage();
    await other.goto(address);
    await exchangeReady(other);
    expect(await ask(other, control.faults)).toHaveLength(count);
    expect(await ask(other, control.status)).toMatchObject({ persona: 'vip', scenario: 'calm' });
    await expect(other.getByText(/^sim\.changes: is truncated or altered/)).toHaveCount(1 - count);
    await expect(other.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible();
    // Rendered in the sender's theme, without changing the reader's own choice.
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await other.evaluate(() => localStorage.getItem('ui.theme'))).toBeNull();
    await otherContext.close();
  }
});
