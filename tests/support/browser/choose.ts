import type { Locator, Page } from '@playwright/test';
import type { InputMode } from './inputMode';

/** Opens a list by its button and chooses an option by the start of its name; by keyboard, a searchable list is searched for it. */
export async function choose(page: Page, input: InputMode, button: Locator, option: string, { isSearched = false } = {}): Promise<void> {
  await input.press(button);
  if (input.name === 'pointer') return page.getByRole('option', { name: option }).click();
  await page.keyboard.type(option);
  // The focus stays in the search field while the arrow keys move through the results.
  if (isSearched) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}
