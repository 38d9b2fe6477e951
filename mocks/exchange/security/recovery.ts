import { recoveryCodeCount } from '@/contract/account';
import { alphabets } from '@/contract/chains';
import { BusinessError } from '../../businessError';
import { hash } from '../random';
import type { Changes } from './changes';
import type { SecurityContext } from './context';
import type { FailedTries } from './failedTries';
import type { Credentials, Proof } from './credentials';
import { digestOf } from './secrets';

/** Recovery codes for users whose authenticator is lost. All methods throw `BusinessError` if refused. */
export interface Recovery {
  /** Issues one-time codes for the bound authenticator, which replace all earlier ones. */
  renew(fid: number): string[];
  /** Like `renew`, after proof of identity. */
  issue(fid: number, codes: Proof, at: number): string[];
  /** Removes the authenticator at once and locks withdrawals for a day. Five failed attempts in a row lock recovery for a while. */
  removeAuthenticator(fid: number, form: { loginPassword: string; recoveryCode: string }, at: number): void;
}

export function createRecovery(
  { seed, nextId }: Pick<SecurityContext, 'seed' | 'nextId'>,
  credentials: Credentials,
  tries: FailedTries,
  changes: Pick<Changes, 'resetFactor'>,
): Recovery {
  const { base32 } = alphabets;
  const group = (fid: number, id: number, part: number): string =>
    Array.from({ length: 4 }, (_, index) => base32.charAt(hash(seed, 'recovery', fid, id, part, index) % base32.length)).join('');
  const assertGoogleBound = (fid: number) => {
    if (credentials.boundValue(fid, 'google') === '') throw new BusinessError('securityItemUnbound');
  };
  const renew = (fid: number): string[] => {
    const issued = Array.from({ length: recoveryCodeCount }, () => {
      const id = nextId();
      return `${group(fid, id, 0)}-${group(fid, id, 1)}`;
    });
    credentials.change(fid, { recoveryDigests: issued.map((code) => digestOf(seed, 'recovery', fid, code)) });
    return issued;
  };
  return {
    renew,
    issue: (fid, codes, at) => {
      assertGoogleBound(fid);
      credentials.prove(fid, codes, at);
      return renew(fid);
    },
    removeAuthenticator: (fid, { loginPassword, recoveryCode }, at) => {
      assertGoogleBound(fid);
      const name = String(fid);
      const failedAttempt = (code: 'wrongPassword' | 'codeWrong') => {
        tries.fail(name, at);
        return new BusinessError(tries.of(name, at).lockedUntil === null ? code : 'recoveryLocked');
      };
      if (tries.of(name, at).lockedUntil !== null) throw new BusinessError('recoveryLocked');
      if (!credentials.isLoginPassword(fid, loginPassword)) throw failedAttempt('wrongPassword');
      if (credentials.of(fid).recoveryDigests?.includes(digestOf(seed, 'recovery', fid, recoveryCode)) !== true)
        throw failedAttempt('codeWrong');
      tries.clear(name);
      changes.resetFactor(fid, 'google', at);
    },
  };
}
