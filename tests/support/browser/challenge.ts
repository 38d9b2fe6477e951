import { expect, type Page } from '@playwright/test';
import { demoCode } from '@fixtures/personas';
import type { InputMode } from './inputMode';

export interface ProofOptions {
  /** Nobody is logged in: a security check stands before the code. */
  readonly isVisitor?: boolean;
  /** An authenticator is bound, whose code is asked for as well. */
  readonly hasApp?: boolean;
}

/** Proves who one is in the dialog that is open or opens now: has a code sent by e-mail, and gives it. */
export async function proveByCode(page: Page, input: InputMode, { isVisitor = false, hasApp = false }: ProofOptions = {}): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Verify it’s you' });
  if (hasApp) await input.type(dialog.getByLabel('Authenticator code'), demoCode);
  await input.press(dialog.getByRole('button', { name: 'Send code' }));
  if (isVisitor) {
    const check = page.getByRole('dialog', { name: 'Security check' });
    const told = await check.getByText(/set the slider to \d+/).textContent();
    await input.slide(check.getByRole('slider'), Number(/\d+/.exec(told ?? '')?.[0]));
    await input.press(check.getByRole('button', { name: 'Verify' }));
  }
  // A code counts once it was sent.
  await expect(dialog.getByText(/^Sent to /)).toBeVisible();
  await input.type(dialog.getByLabel('Email code'), demoCode);
  await input.press(dialog.getByRole('button', { name: 'Confirm' }));
}
