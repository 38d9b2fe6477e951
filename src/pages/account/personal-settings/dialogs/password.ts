import { code } from '@/contract/codes';
import type { TextKey } from '@/shared/i18n';

/** Codes by which the exchange refuses a login password that a change asks for. */
export const passwordRefusals = [code.wrongPassword.code, code.passwordLocked.code] as const;

/** What is wrong with the login password of a change, as it was typed or by the code that refused it. */
export function passwordProblem(password: string, refusal: number | null): TextKey<'security'> | null {
  if (password === '') return 'security.passwordMissing';
  if (refusal === code.passwordLocked.code) return 'security.passwordLocked';
  return refusal === code.wrongPassword.code ? 'security.passwordWrong' : null;
}
