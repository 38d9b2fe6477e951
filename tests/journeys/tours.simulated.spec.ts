import type { Page } from '@playwright/test';
import { expect, test } from '@tests/support/browser/open';
import { tours } from '@/devtools/pages/tours/tours';

/** Opens a tour at a step, to which it goes by itself. */
async function openTour(page: Page, id: string, step: number): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/en_US/workbench/tours/${id}?step=${step}`);
}

const present = (page: Page) => page.getByRole('list', { name: 'Steps of the tour' }).locator('[aria-current=step]');

for (const { id, steps } of tours)
  test(`the tour ${id} is played to its end`, async ({ page }) => {
    const count = steps((key) => key).length;
    await openTour(page, id, count);
    await expect(page.getByText(`Step ${count} of ${count}`)).toBeVisible();
    await expect(async () => {
      await expect(page.getByText('This step could not be shown')).toHaveCount(0, { timeout: 200 });
      await expect(present(page)).toHaveCount(0, { timeout: 200 });
    }).toPass({ timeout: 40_000 });
  });

test('a presenter goes on and back by keys and begins anew', async ({ page }) => {
  await openTour(page, 'web3-wallet', 1);
  const next = page.getByRole('button', { name: 'Next' });
  await expect(next).toBeEnabled({ timeout: 30_000 });
  await expect(present(page)).toHaveText(/The code/, { timeout: 20_000 });
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/step=2/);
  await expect(present(page)).toHaveText(/Connected/);
  await expect(page.frameLocator('iframe').getByRole('dialog', { name: 'Connect wallet' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Step 1 of 4')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('dialog')).toHaveCount(0);
});
