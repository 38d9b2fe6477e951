import type { Page } from '@playwright/test';
import { control } from '@mocks/control';
import { ask } from '@tests/support/browser/ask';
import { inputModesOf, inputMode } from '@tests/support/browser/inputMode';
import { expect, liveToo, open, test } from '@tests/support/browser/open';

const recent = (page: Page) => page.getByRole('list', { name: 'Recent deposits' }).getByRole('listitem');

for (const name of inputModesOf(import.meta.url)) {
  test(
    `[R-ROUTE-08] by ${name}: a user sees a deposit gather its confirmations, then balances, bills and records agree`,
    liveToo(name),
    async ({ page }) => {
      const input = inputMode(page, name);
      await open(page, '/assetManagement/topup?name=52', { as: 'trader' });
      await input.press(page.getByRole('main').getByRole('button', { name: /Network/ }));
      await input.press(page.getByRole('option', { name: /TRON/ }));
      await input.press(page.getByRole('button', { name: 'I understand, show the address' }));
      await expect(page.getByRole('group', { name: 'USDT address on TRON (TRC20)' })).toContainText(/T[1-9A-HJ-NP-Za-km-z]{33}/);
      await expect(page).toHaveURL(/\/assetManagement\/topup\?name=52&network=TRON$/);

      await ask(page, control.deposit, { coin: 'USDT', network: 'TRON', amount: '120.5' });
      await expect(recent(page).first()).toContainText(/120\.5\sUSDT.*\d+\/19 confirmations/);
      await ask(page, control.clock, { stepMs: 60_000 });
      await expect(recent(page).first()).toContainText(/120\.5\sUSDT.*Credited/);

      await input.press(page.getByRole('link', { name: 'All deposits' }));
      await expect(page.getByRole('row', { name: /USDT.*120\.5.*TRON.*19\/19.*Credited/ })).toBeVisible();
      await page.goto('/en_US/assetManagement/home');
      await expect(page.getByRole('row', { name: /^USDT.*12,601\.05/ })).toBeVisible();
      await page.goto('/en_US/assetManagement/financial?type=bills&coinId=52');
      await expect(page.getByRole('row', { name: /Deposit.*Spot.*USDT.*120\.5/ }).first()).toBeVisible();
    },
  );
}
