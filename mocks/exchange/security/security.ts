import { popups, securityLevel, type AccountPrecheck, type Popup } from '@/contract/account';
import { identityStatus } from '@/contract/identity';
import type { SecurityContext } from './context';
import type { User } from '../users/records';
import { createChanges, type Changes } from './changes';
import { createDevices, type Devices } from './devices';
import { createGuards, type Guards } from './guards';
import { createLogins, type Logins } from './logins';
import { createFailedTries } from './failedTries';
import { createChallenges, type Challenges } from './challenges';
import type { SecurityEvent } from './events';
import { sendSecurityMessages } from './messages';
import { createPrecheck, type PrecheckRequest } from './precheck';
import { createRecovery, type Recovery } from './recovery';
import { createRegistration, type Registration } from './registration';

/** Account security: registration, login, verification and security settings. */
export interface Security {
  readonly guards: Guards;
  readonly challenges: Pick<Challenges, 'createPuzzle' | 'solve' | 'validCodes'>;
  readonly registration: Registration;
  readonly changes: Changes;
  readonly logins: Logins;
  readonly devices: Devices;
  readonly recovery: Recovery;
  /** What the user must prove for a purpose, and their remaining attempts; `user` is the logged-in user. */
  precheck(asked: PrecheckRequest, at: number): AccountPrecheck;
  /** The security score, one point per protection, and the resulting level. */
  level(fid: number): { level: (typeof securityLevel)[keyof typeof securityLevel]; score: number; fullScore: number };
  /** The hints pending for a user. */
  popups(user: User): Popup[];
  closePopup(fid: number, popup: Popup): void;
  run(event: SecurityEvent, at: number): void;
}

/** Creates the account security of a world. */
export function createSecurity(context: SecurityContext): Security {
  const challenges = createChallenges(context);
  const guards = createGuards(context, challenges);
  const changes = createChanges(context, challenges, guards);
  const tries = createFailedTries(context);
  const logins = createLogins(context, guards, tries);
  sendSecurityMessages(context);
  const isWaiting = (user: User, popup: Popup): boolean => {
    if (guards.of(user.fid).closedPopups.includes(popup)) return false;
    if (popup === 'verifyIdentity') return !user.identity.some((entry) => entry.identityStatus === identityStatus.passed);
    return popup === 'welcome' || guards.boundValue(user.fid, 'google') === '';
  };
  return {
    guards,
    challenges,
    registration: createRegistration(context, challenges, guards, logins, tries),
    changes,
    logins,
    devices: createDevices(context, logins),
    recovery: createRecovery(context, guards, createFailedTries(context, 'recoveryTries'), changes),
    precheck: createPrecheck({ challenges, guards, logins, tries }),
    level: (fid) => {
      const { email, phone, googleSecret, tradeDigest, antiPhishingCode } = guards.of(fid);
      const items = [email, phone, googleSecret, tradeDigest, antiPhishingCode];
      const score = items.filter((item) => item !== '').length;
      const level = score >= 4 ? securityLevel.high : score >= 2 ? securityLevel.medium : securityLevel.low;
      return { level, score, fullScore: items.length };
    },
    popups: (user) => popups.filter((popup) => isWaiting(user, popup)),
    closePopup: (fid, popup) => {
      const { closedPopups } = guards.of(fid);
      if (!closedPopups.includes(popup)) guards.change(fid, { closedPopups: [...closedPopups, popup] });
    },
    run: changes.run,
  };
}
