import { expect, type Page } from '@playwright/test';
import type { InputMode } from './inputMode';

/** Buys bitcoin at the market for so many dollars on the trade desk that is open. */
export async function buyAtMarket(page: Page, input: InputMode, total: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Place order' });
  if (input.name === 'pointer') await input.press(form.getByRole('tab', { name: 'Market' }));
  else {
    await input.press(form.getByRole('tab', { name: 'Limit', exact: true }));
    await page.keyboard.press('ArrowRight');
  }
  await input.type(form.getByRole('textbox', { name: 'Total' }), total);
  await input.press(form.getByRole('button', { name: 'Buy BTC' }));
  const confirmation = page.getByRole('alertdialog');
  await input.press(confirmation.getByRole('button', { name: 'Buy BTC' }));
  // Until it closes, it keeps the keyboard.
  await expect(confirmation).toHaveCount(0);
}
