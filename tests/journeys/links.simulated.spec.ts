import { expect, test } from '@tests/support/browser/open';

test('a link whose state nobody knows says so, and opens what it can', async ({ page }) => {
  await page.goto('/en_US/market?sim.persona=nobody&sim.scenario=no-such&sim.seed=demo');
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices.getByText(/^sim\.persona: "nobody" is not known; it takes visitor, newUser/)).toBeVisible();
  await expect(notices.getByText(/^sim\.scenario: "no-such" is not known/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
