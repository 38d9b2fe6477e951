import type { ChallengeFactor, SecurityCodes } from '@/contract/account';

/** What proves who somebody is; a recovery code stands for that of an authenticator where they log in or reset the password. */
export type Proof = SecurityCodes & { readonly recoveryCode?: string };

export type Texts = Readonly<Record<ChallengeFactor, string>>;
export const nothingTyped: Texts = { email: '', phone: '', google: '', tradePassword: '' };

/** Whether a text can be given: codes and the fund password are six digits, a recovery code eight letters or digits. */
export const isWhole = (factor: ChallengeFactor, text: string, isRecovering: boolean): boolean =>
  factor === 'google' && isRecovering ? /^[a-z\d]{8}$/i.test(text.replace(/[^a-z\d]/gi, '')) : /^\d{6}$/.test(text);

/** What was typed, as the contract calls it. */
export const proofOf = (factors: readonly ChallengeFactor[], texts: Texts, isRecovering: boolean): Proof =>
  Object.fromEntries(factors.map((factor) => [factor === 'google' && isRecovering ? 'recoveryCode' : fields[factor], texts[factor]]));

const fields = {
  email: 'emailCode',
  phone: 'phoneCode',
  google: 'googleCode',
  tradePassword: 'tradePassword',
} as const satisfies Record<ChallengeFactor, keyof SecurityCodes>;
