import { expect, liveToo, open, test } from '@tests/support/browser/open';

test('a live site says once that it ignores the state parameters of an address', liveToo(), async ({ page }) => {
  await open(page, '/market?sim.scenario=calm');
  await expect(page.getByText('This is the live exchange: the sim. parameters of the address were ignored.')).toBeVisible();
});
