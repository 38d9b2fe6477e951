import { popups, securityLevel, type AccountPrecheck, type Popup } from '@/contract/account';
import { identityStatus } from '@/contract/identity';
import type { SecurityContext } from './context';
import type { User } from '../users/records';
import { createChanges, type Changes } from './changes';
import { createDevices, type Devices } from './devices';
import { createCredentials, type Credentials } from './credentials';
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
  readonly credentials: Credentials;
  readonly challenges: Pick<Challenges, 'createPuzzle' | 'solve' | 'validCodes'>;
  readonly registration: Registration;
  readonly changes: Changes;
  readonly logins: Logins;
  readonly devices: Devices;
  readonly recovery: Recovery;
  /** What the user must prove for a purpose, and their remaining attempts; `user` is the logged-in user. */
  precheck(request: PrecheckRequest, at: number): AccountPrecheck;
  /** The security score, one point per protection, and the resulting level. */
  level(fid: number): { level: (typeof securityLevel)[keyof typeof securityLevel]; score: number; fullScore: number };
  /** The pop-ups that apply to a user and have not been dismissed. */
  popups(user: User): Popup[];
  closePopup(fid: number, popup: Popup): void;
  run(event: SecurityEvent, at: number): void;
}

/** Creates the account security of a world. */
export function createSecurity(context: SecurityContext): Security {
  const challenges = createChallenges(context);
  const credentials = createCredentials(context, challenges);
  const changes = createChanges(context, challenges, credentials);
  const tries = createFailedTries(context);
  const logins = createLogins(context, credentials, tries);
  sendSecurityMessages(context);
  const isPending = (user: User, popup: Popup): boolean => {
    if (credentials.of(user.fid).closedPopups.includes(popup)) return false;
    if (popup === 'verifyIdentity') return !user.identity.some((entry) => entry.identityStatus === identityStatus.passed);
    return popup === 'welcome' || credentials.boundValue(user.fid, 'google') === '';
  };
  return {
    credentials,
    challenges,
    registration: createRegistration(context, challenges, credentials, logins, tries),
    changes,
    logins,
    devices: createDevices(context, logins),
    recovery: createRecovery(context, credentials, createFailedTries(context, 'recoveryTries'), changes),
    precheck: createPrecheck({ challenges, credentials, logins, tries }),
    level: (fid) => {
      const { email, phone, googleSecret, tradeDigest, antiPhishingCode } = credentials.of(fid);
      const items = [email, phone, googleSecret, tradeDigest, antiPhishingCode];
      const score = items.filter((item) => item !== '').length;
      const level = score >= 4 ? securityLevel.high : score >= 2 ? securityLevel.medium : securityLevel.low;
      return { level, score, fullScore: items.length };
    },
    popups: (user) => popups.filter((popup) => isPending(user, popup)),
    closePopup: (fid, popup) => {
      const { closedPopups } = credentials.of(fid);
      if (!closedPopups.includes(popup)) credentials.change(fid, { closedPopups: [...closedPopups, popup] });
    },
    run: changes.run,
  };
}
