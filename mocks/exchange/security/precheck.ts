import type { AccountPrecheck, ChallengePurpose, Factor } from '@/contract/account';
import type { User } from '../users/records';
import { mostTries, type Challenges } from './challenges';
import type { Guards } from './guards';
import type { Logins } from './logins';
import type { FailedTries } from './failedTries';

export interface PrecheckRequest {
  readonly purpose: ChallengePurpose;
  /** The account of a visitor. */
  readonly loginName: string;
  readonly deviceId: string;
  /** Who is logged in. */
  readonly user: User | null;
}

interface Parts {
  readonly challenges: Challenges;
  readonly guards: Guards;
  readonly logins: Logins;
  readonly tries: FailedTries;
}

/** Tells what somebody has to prove for a purpose, and how their tries stand. */
export function createPrecheck({ challenges, guards, logins, tries }: Parts) {
  return ({ purpose, loginName, deviceId, user }: PrecheckRequest, at: number): AccountPrecheck => {
    const owner = purpose === 'security' ? user : guards.named(loginName);
    const isNewDevice = purpose === 'login' && owner !== null && logins.isNew(owner.fid, deviceId);
    const factors = factorsFor(purpose, loginName, owner, isNewDevice);
    const codesLeft = factors.map((factor) => {
      if (factor === 'google') return mostTries;
      const receiver = purpose === 'security' && owner ? guards.bound(owner.fid, factor) : loginName;
      return challenges.triesLeft(purpose, receiver, at);
    });
    const { left, lockedUntil } =
      purpose === 'login' ? tries.of(loginName, at) : { left: Math.min(mostTries, ...codesLeft), lockedUntil: null };
    return { isRegistered: owner !== null, factors, isNewDevice, triesLeft: left, lockedUntil };
  };

  function factorsFor(purpose: ChallengePurpose, loginName: string, owner: User | null, isNewDevice: boolean): Factor[] {
    const reached: Factor = loginName.includes('@') ? 'email' : 'phone';
    if (purpose === 'register') return [reached];
    if (owner === null) return [];
    if (purpose === 'security') return guards.needed(owner.fid);
    if (purpose === 'login') return guards.neededToEnter(owner.fid, isNewDevice);
    return guards.bound(owner.fid, 'google') === '' ? [reached] : [reached, 'google'];
  }
}
