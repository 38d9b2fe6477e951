import * as z from 'zod/mini';
import type { ChallengeFactor, SecurityCodes } from '@/contract/account';
import type { Endpoint } from '@/contract/endpoint';
import type { ChallengeRequest } from './request';

/** What proves who somebody is; a recovery code stands for that of an authenticator where the call takes one. */
export type Proof = SecurityCodes & { readonly recoveryCode?: string };

export type Texts = Readonly<Record<ChallengeFactor, string>>;
export const nothingTyped: Texts = { email: '', phone: '', google: '', tradePassword: '' };

/** Whether a text can be given: codes and the fund password are six digits, a recovery code eight letters or digits. */
export const isWhole = (factor: ChallengeFactor, text: string, isRecovering: boolean): boolean =>
  factor === 'google' && isRecovering ? /^[a-z\d]{8}$/i.test(text.replace(/[^a-z\d]/gi, '')) : /^\d{6}$/.test(text);

/** What was typed, as the contract calls it. */
export const proofOf = (factors: readonly ChallengeFactor[], texts: Texts, isRecovering: boolean): Proof =>
  Object.fromEntries(factors.map((factor) => [factor === 'google' && isRecovering ? 'recoveryCode' : fields[factor], texts[factor]]));

/** Whether a call has a field for a recovery code. */
export const takesRecoveryCode = ({ body }: Endpoint): boolean => body instanceof z.ZodMiniObject && 'recoveryCode' in body.shape;

/** A visitor may always try one; who is logged in has to have one, and the guarded call to take it. */
export function canRecover(request: ChallengeRequest | null, left: number | null): boolean {
  if (request?.purpose === 'login' || request?.purpose === 'resetPassword') return true;
  return request?.takesRecoveryCode === true && left !== null && left > 0;
}

const fields = {
  email: 'emailCode',
  phone: 'phoneCode',
  google: 'googleCode',
  tradePassword: 'tradePassword',
} as const satisfies Record<ChallengeFactor, keyof SecurityCodes>;
