import { expect, type Page } from '@playwright/test';
import { demoCode } from '@fixtures/personas';
import type { InputMode } from './inputMode';

export interface ProofOptions {
  /** No user is logged in: a security check precedes the code. */
  readonly isVisitor?: boolean;
  /** An authenticator is bound, whose code is required as well. */
  readonly hasApp?: boolean;
}

/** Verifies the user in the challenge dialog that is open or opening: sends a code by e-mail and enters it. */
export async function proveByCode(page: Page, input: InputMode, { isVisitor = false, hasApp = false }: ProofOptions = {}): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Verify it’s you' });
  if (hasApp) await input.type(dialog.getByLabel('Authenticator code'), demoCode);
  await input.press(dialog.getByRole('button', { name: 'Send code' }));
  if (isVisitor) {
    const check = page.getByRole('dialog', { name: 'Security check' });
    const instruction = await check.getByText(/set the slider to \d+/).textContent();
    await input.slide(check.getByRole('slider'), Number(/\d+/.exec(instruction ?? '')?.[0]));
    await input.press(check.getByRole('button', { name: 'Verify' }));
  }
  // A code is valid only once it has been sent.
  await expect(dialog.getByText(/^Sent to /)).toBeVisible();
  await input.type(dialog.getByLabel('Email code'), demoCode);
  await input.press(dialog.getByRole('button', { name: 'Confirm' }));
}
