import { passwordRules } from '@/contract/account';
import type { TextKey } from '@/shared/i18n';

/** What is wrong with a password that is being chosen; null where it may be. */
export function newPasswordProblem(password: string): TextKey<'accountForm'> | null {
  if (password === '') return 'accountForm.passwordMissing';
  return Object.values(passwordRules).every((isMet) => isMet(password)) ? null : 'accountForm.passwordInvalid';
}
