import type { Locator, Page } from '@playwright/test';
import type { InputMode } from './inputMode';

/** A small PDF to upload. */
export const bill = { name: 'document.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };

/** The card of a verification level. */
export const card = (page: Page, name: string) => page.getByRole('article', { name });
/** Continues to the next step of the forms. */
export const next = (page: Page, input: InputMode) => input.press(page.getByRole('button', { name: 'Next' }));

/** The file input of a document. */
export const picker = (page: Page, document: string) => page.getByRole('group', { name: document }).locator('input[type=file]').last();

/** Types the only date of a form, month first. */
export async function typeDate(page: Page, form: Page | Locator, digits: string): Promise<void> {
  await form.getByRole('spinbutton', { name: /^month/ }).focus();
  await page.keyboard.type(digits);
}
