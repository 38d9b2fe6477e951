import { code } from '@/contract/codes';
import type { TextKey } from '@/shared/i18n';

/** Codes with which the exchange rejects the login password of a security change. */
export const passwordRefusals = [code.wrongPassword.code, code.passwordLocked.code] as const;

/** Why the login password is invalid: it is missing, or the exchange rejected it with this code; null if neither. */
export function passwordProblem(password: string, refusal: number | null): TextKey<'security'> | null {
  if (password === '') return 'security.passwordMissing';
  if (refusal === code.passwordLocked.code) return 'security.passwordLocked';
  return refusal === code.wrongPassword.code ? 'security.passwordWrong' : null;
}
