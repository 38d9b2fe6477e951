import type { Locator, Page } from '@playwright/test';
import type { InputMode } from './inputMode';

/** Opens a list by its button and chooses an option by the beginning of its name; by keyboard, one with a search is asked for it. */
export async function choose(page: Page, input: InputMode, button: Locator, option: string, { isSearched = false } = {}): Promise<void> {
  await input.press(button);
  if (input.name === 'pointer') return page.getByRole('option', { name: option }).click();
  await page.keyboard.type(option);
  // The focus stays in a search while the arrow keys go through what it has found.
  if (isSearched) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
