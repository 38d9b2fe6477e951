import { passwordRules } from '@/contract/account';
import type { TextKey } from '@/shared/i18n';

/** The validation error of a new password; null if valid. */
export function newPasswordProblem(password: string): TextKey<'accountForm'> | null {
  if (password === '') return 'accountForm.passwordMissing';
  return Object.values(passwordRules).every((isMet) => isMet(password)) ? null : 'accountForm.passwordInvalid';
}
