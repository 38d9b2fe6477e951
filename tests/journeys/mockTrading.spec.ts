import { inputMode, inputModesOf } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

for (const name of inputModesOf(import.meta.url)) {
  test(
    `by ${name}: a user claims demo funds, opens and closes a position, and sees it in the history and on the leaderboard`,
    liveToo(name),
    async ({ page }) => {
      const input = inputMode(page, name);
      await open(page, '/contract/mock/trade/?tradeName=f_btcf_usdt', { as: 'newUser', scenario: 'mock-unclaimed' });
      await input.press(page.getByRole('button', { name: 'Demo funds', exact: true }));
      const dialog = page.getByRole('dialog', { name: 'Demo funds' });
      await input.press(dialog.getByRole('button', { name: /^Claim 50,000\sf_usdt$/ }));
      await expect(dialog).toBeHidden();
      const form = page.getByRole('region', { name: 'Place order' });
      await expect(form).toContainText(/Available\s*50,000/);
      await input.press(form.getByRole('tab', { name: 'Market' }));
      await input.type(form.getByRole('textbox', { name: 'Size' }), '0.1');
      await input.press(form.getByRole('button', { name: 'Open long' }));
      await input.press(page.getByRole('alertdialog').getByRole('button', { name: 'Open long' }));
      const tabs = page.getByRole('region', { name: 'Orders and funds' });
      await input.press(tabs.getByRole('button', { name: /^Close: Long BTC\/f_usdt/ }));
      await input.press(page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }));
      await expect(tabs.getByText('No open positions')).toBeVisible();
      await page.goto('/en_US/simulation/order?tab=past');
      await expect(page.getByRole('row', { name: /BTC\/f_usdt/ })).toHaveCount(1);
      await page.goto('/en_US/simulation/account?type=3');
      await expect(page.getByRole('table', { name: /leaderboard/ }).getByRole('row', { name: /Nadia/ })).toContainText(/[-−]\d/);
    },
  );
}
