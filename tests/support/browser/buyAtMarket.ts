import { expect, type Page } from '@playwright/test';
import type { InputMode } from './inputMode';

/** Buys bitcoin at market for the given number of dollars on the open trade desk. */
export async function buyAtMarket(page: Page, input: InputMode, total: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Place order' });
  if (input.name === 'pointer') await input.press(form.getByRole('tab', { name: 'Market' }));
  else {
    await input.press(form.getByRole('tab', { name: 'Limit', exact: true }));
    await page.keyboard.press('ArrowRight');
  }
  await input.type(form.getByRole('textbox', { name: 'Total' }), total);
  await input.press(form.getByRole('button', { name: 'Buy BTC' }));
  // The notification shown afterwards is an alert dialog, too, but without this button.
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Buy BTC' });
  await input.press(confirm);
  // The confirmation traps the keyboard until it closes.
  await expect(confirm).toHaveCount(0);
}
