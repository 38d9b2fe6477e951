import { expect, type Page } from '@playwright/test';
import { demoCode } from '@fixtures/personas';
import type { InputMode } from './inputMode';

/** Proves who one is in the dialog that stands open: has a code sent after the security check, and gives it. */
export async function proveByCode(page: Page, input: InputMode, field: 'Email code' | 'Text message code'): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Verify it’s you' });
  await input.press(dialog.getByRole('button', { name: 'Send code' }));
  const check = page.getByRole('dialog', { name: 'Security check' });
  const told = await check.getByText(/set the slider to \d+/).textContent();
  await input.slide(check.getByRole('slider'), Number(/\d+/.exec(told ?? '')?.[0]));
  await input.press(check.getByRole('button', { name: 'Verify' }));
  await expect(dialog.getByText(/^Sent to /)).toBeVisible();
  await input.type(dialog.getByLabel(field), demoCode);
  await input.press(dialog.getByRole('button', { name: 'Confirm' }));
}
