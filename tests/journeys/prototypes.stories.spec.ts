import { expect, test } from '@playwright/test';

test('a prototype is stepped through by keyboard, and its link opens a step', async ({ page }) => {
  await page.goto('/?story=prototypes--flows--cancel-orders');
  await expect(page.frameLocator('iframe[title="Open orders"]').getByRole('button', { name: 'Cancel all' })).toBeVisible();
  await page.getByRole('tab', { name: '1 Open orders' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.frameLocator('iframe[title="Cancel all"]').getByRole('alertdialog', { name: 'Cancel all orders?' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('step')).toBe('1');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.locator('iframe[title="Open orders"]')).toBeVisible();
  await page.goto('/?story=prototypes--flows--cancel-orders&step=2');
  await expect(page.frameLocator('iframe[title="None left"]').getByText('No open orders')).toBeVisible();
});

for (const { flow, last, title, text } of [
  { flow: 'card-warning', last: 4, title: 'Done', text: 'Transfer successful' },
  { flow: 'first-favourite', last: 3, title: 'Favourites', text: 'XRP' },
  { flow: 'read-messages', last: 2, title: 'All read', text: 'Operation successful' },
]) {
  test(`the flow ${flow} plays to its last screen by itself`, async ({ page }) => {
    await page.goto(`/?story=prototypes--flows--${flow}&step=${last}`);
    const screen = page.frameLocator(`iframe[title="${title}"]`);
    await expect(screen.getByText(text).first()).toBeVisible();
    await expect(screen.getByText('The script stopped')).toHaveCount(0);
  });
}
