import type { AccountPrecheck, ChallengeFactor, ChallengePurpose, Factor } from '@/contract/account';
import type { User } from '../users/records';
import type { Challenges } from './challenges';
import type { Credentials } from './credentials';
import type { Logins } from './logins';
import { tryLimits, type FailedTries } from './failedTries';

export interface PrecheckRequest {
  readonly purpose: ChallengePurpose;
  /** The name entered by a visitor. */
  readonly loginName: string;
  readonly deviceId: string;
  /** The logged-in user. */
  readonly user: User | null;
}

interface Dependencies {
  readonly challenges: Challenges;
  readonly credentials: Credentials;
  readonly logins: Logins;
  readonly tries: FailedTries;
}

/** Reports what the user must prove for a purpose, and their remaining attempts. */
export function createPrecheck({ challenges, credentials, logins, tries }: Dependencies) {
  return ({ purpose, loginName, deviceId, user }: PrecheckRequest, at: number): AccountPrecheck => {
    const owner = purpose === 'security' ? user : credentials.findUser(loginName);
    const isNewDevice = purpose === 'login' && owner !== null && logins.isNewDevice(owner.fid, deviceId);
    const factors = factorsFor(purpose, loginName, owner, isNewDevice);
    const triesOf = (factor: ChallengeFactor) => {
      if (factor === 'google' || factor === 'tradePassword')
        return owner ? credentials.triesOf(owner.fid, factor, at) : { left: tryLimits.tries, lockedUntil: null };
      const receiver = owner && purpose !== 'resetPassword' ? credentials.boundValue(owner.fid, factor) : loginName;
      return { left: challenges.triesLeft(purpose, receiver, at), lockedUntil: null };
    };
    const factorTries = factors.map(triesOf);
    // A login counts attempts by the entered name, whatever was wrong.
    const all =
      purpose === 'login' ? [tries.of(loginName, at), ...factorTries.filter(({ lockedUntil }) => lockedUntil !== null)] : factorTries;
    // Some changes also require the trade password and say so themselves.
    const reportedFactors: readonly ChallengeFactor[] =
      owner && credentials.of(owner.fid).tradeDigest !== '' ? [...factors, 'tradePassword'] : factors;
    return {
      isRegistered: owner !== null,
      factors,
      isNewDevice,
      triesLeft: Math.min(tryLimits.tries, ...all.map(({ left }) => left)),
      lockedUntil: latest(all.map(({ lockedUntil }) => lockedUntil)),
      ...(purpose === 'security' && { tries: reportedFactors.map((factor) => ({ factor, ...triesOf(factor) })) }),
      ...(purpose === 'security' && factors.includes('google') && { recoveryCodesLeft: recoveryCodesLeft(owner) }),
    };
  };

  function recoveryCodesLeft(owner: User | null): number {
    return (owner && credentials.of(owner.fid).recoveryDigests?.length) ?? 0;
  }

  function factorsFor(purpose: ChallengePurpose, loginName: string, owner: User | null, isNewDevice: boolean): Factor[] {
    const contact: Factor = loginName.includes('@') ? 'email' : 'phone';
    if (purpose === 'register') return [contact];
    if (owner === null) return [];
    if (purpose === 'security') return credentials.requiredFactors(owner.fid);
    if (purpose === 'login') return credentials.loginFactors(owner.fid, isNewDevice);
    return credentials.boundValue(owner.fid, 'google') === '' ? [contact] : [contact, 'google'];
  }
}

/** When the last of several locks ends; null if there is none. */
function latest(ends: readonly (number | null)[]): number | null {
  const active = ends.filter((end) => end !== null);
  return active.length === 0 ? null : Math.max(...active);
}
