/** Whether a text is an e-mail address accepted for registration (assumed: field rules are not shown). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) && text.length <= 128;
/** Whether a text is a phone number in international format: a plus sign and 6 to 15 digits (assumed: field rules are not shown). */
export const isPhone = (text: string): boolean => /^\+\d{6,15}$/.test(text);

/** The rules for new login passwords, by name (assumed: field rules are not shown). */
export const passwordRules = {
  length: (password: string): boolean => password.length >= 8 && password.length <= 64,
  letter: (password: string): boolean => /[A-Za-z]/.test(password),
  digit: (password: string): boolean => /\d/.test(password),
} as const;
export type PasswordRuleName = keyof typeof passwordRules;

/** Password strength from 0 (empty) to 4, by length and character classes (assumed: not shown). */
export function passwordScore(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  if (!Object.values(passwordRules).every((isMet) => isMet(password))) return 1;
  if (password.length >= 12 && kinds >= 3) return 4;
  return kinds >= 3 ? 3 : 2;
}

/** Whether a text is a valid nickname: 2 to 20 characters, letters or digits of any script with single spaces, dots, hyphens or underscores between them (assumed: field rules are not shown). */
export const isNickname = (text: string): boolean => /^(?=.{2,20}$)[\p{L}\p{N}](?:[ ._-]?[\p{L}\p{M}\p{N}])+$/u.test(text);

/** Normalises a typed recovery code to the transmitted format: capitals and digits in two groups of four. */
export const normaliseRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')
    .replace(/^(.{4})(?=.)/, '$1-');
