import * as z from 'zod/mini';
import type { ChallengeFactor, SecurityCodes } from '@/contract/account';
import type { Endpoint } from '@/contract/endpoint';
import type { ChallengeRequest } from './request';

/** The submitted codes; a recovery code replaces the authenticator code if the call accepts one. */
export type Proof = SecurityCodes & { readonly recoveryCode?: string };

export type FactorInputs = Readonly<Record<ChallengeFactor, string>>;
export const emptyInputs: FactorInputs = { email: '', phone: '', google: '', tradePassword: '' };

/** Whether an input is complete: codes and the fund password have six digits, a recovery code eight letters or digits. */
export const isInputComplete = (factor: ChallengeFactor, text: string, isRecovering: boolean): boolean =>
  factor === 'google' && isRecovering ? /^[a-z\d]{8}$/i.test(text.replace(/[^a-z\d]/gi, '')) : /^\d{6}$/.test(text);

/** The inputs by their field names in the contract. */
export const proofOf = (factors: readonly ChallengeFactor[], texts: FactorInputs, isRecovering: boolean): Proof =>
  Object.fromEntries(factors.map((factor) => [factor === 'google' && isRecovering ? 'recoveryCode' : fields[factor], texts[factor]]));

/** Whether a call accepts a recovery code. */
export const acceptsRecoveryCode = ({ body }: Endpoint): boolean => body instanceof z.ZodMiniObject && 'recoveryCode' in body.shape;

/** Whether a recovery code can be used: always at a login or password reset; otherwise by a user with unused ones if the guarded call accepts them. */
export function canRecover(request: ChallengeRequest | null, codesLeft: number | null): boolean {
  if (request?.purpose === 'login' || request?.purpose === 'resetPassword') return true;
  return request?.acceptsRecoveryCode === true && codesLeft !== null && codesLeft > 0;
}

const fields = {
  email: 'emailCode',
  phone: 'phoneCode',
  google: 'googleCode',
  tradePassword: 'tradePassword',
} as const satisfies Record<ChallengeFactor, keyof SecurityCodes>;
