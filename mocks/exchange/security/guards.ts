import { isGreater } from '@/contract/decimal';
import type { CodePurpose, Factor, SecurityCodes } from '@/contract/account';
import { demoCode } from '@fixtures/personas';
import { BusinessError } from '../../businessError';
import type { SecurityContext } from './context';
import type { User } from '../users/records';
import type { Challenges } from './challenges';
import { createFailedTries, type FailedTries } from './failedTries';
import type { StoredSecuritySettings } from './records';
import { digestOf, unguarded } from './secrets';

/** How long nothing may be withdrawn after a change of security. */
export const lockMs = 86_400_000;

/** What somebody proves themselves by; a recovery code stands for the authenticator where the body of a call has a field for it. */
export type Proof = SecurityCodes & { readonly recoveryCode?: string | undefined };

/** How somebody's account is guarded, and whether a code or a password opens it. */
export interface Guards {
  of(fid: number): StoredSecuritySettings;
  change(fid: number, patch: Partial<StoredSecuritySettings>): void;
  /** The user of a name: the one that was registered, or a bound e-mail address or phone number. */
  named(name: string): User | null;
  bound(fid: number, item: Factor): string;
  /** What has to be given for a sensitive change: the authenticator where bound, and one way to reach the user. */
  needed(fid: number): Factor[];
  /** What has to be given for a login: the authenticator where bound, and on a new device one way to reach the user. */
  neededToEnter(fid: number, isNewDevice: boolean): Factor[];
  /** Checks all that is needed, for a sensitive change unless said otherwise, and uses it up. Throws `BusinessError`. */
  prove(fid: number, codes: Proof, at: number, proof?: { purpose: CodePurpose; factors: readonly Factor[] }): void;
  /** Throws `BusinessError` unless `code` is what the user's authenticator shows; nothing is needed where none is bound. A recovery code stands for it and is spent. Five wrong ones in a row lock it. */
  proveGoogle(fid: number, code: string | undefined, at: number, recoveryCode?: string): void;
  isLoginPassword(fid: number, password: string): boolean;
  /** Throws `BusinessError` unless it is the login password; five wrong ones in a row lock it. */
  proveLoginPassword(fid: number, password: string, at: number): void;
  /** Throws `BusinessError` unless the trade password is right; nothing is needed where none is set. Five wrong ones in a row lock it. */
  proveTradePassword(fid: number, password: string | undefined, at: number): void;
  /** How the tries of somebody stand with what is not sent. */
  triesOf(fid: number, kind: 'google' | 'tradePassword', at: number): ReturnType<FailedTries['of']>;
  /** Lets nothing be withdrawn for a day. */
  lock(fid: number, at: number): void;
  /** Until when nothing may be withdrawn, or null. */
  lockedUntil(fid: number, at: number): number | null;
  /** Whether a user holds anything at all. */
  holdsMoney(fid: number): boolean;
}

export function createGuards(
  context: Pick<SecurityContext, 'db' | 'seed' | 'ledger' | 'outlast' | 'eventBus'>,
  challenges: Challenges,
): Guards {
  const { db, seed, ledger, eventBus } = context;
  const tries = {
    google: createFailedTries(context, 'googleTries'),
    password: createFailedTries(context, 'passwordTries'),
    tradePassword: createFailedTries(context, 'tradeTries'),
  };
  /** Takes one try at a secret that is not sent: a wrong one counts, a right one forgets those before. */
  const attempt = (kind: keyof typeof tries, fid: number, isRight: boolean, at: number) => {
    const name = String(fid);
    const locked = kind === 'password' ? 'passwordLocked' : 'proofLocked';
    if (tries[kind].of(name, at).lockedUntil !== null) throw new BusinessError(locked);
    if (isRight) return tries[kind].clear(name);
    tries[kind].fail(name, at);
    if (tries[kind].of(name, at).lockedUntil !== null) throw new BusinessError(locked);
    throw new BusinessError(kind === 'google' ? 'codeWrong' : 'wrongPassword');
  };
  const of = (fid: number): StoredSecuritySettings => db.securitySettings.get(fid) ?? { ...unguarded, fid };
  const change = (fid: number, patch: Partial<StoredSecuritySettings>): void => void db.securitySettings.upsert({ ...of(fid), ...patch });
  const bound = (fid: number, item: Factor): string => {
    const { email, phone, googleSecret } = of(fid);
    return { email, phone, google: googleSecret }[item];
  };
  const needed = (fid: number): Factor[] => {
    const reached = (['email', 'phone'] as const).find((item) => bound(fid, item) !== '');
    return [...(bound(fid, 'google') === '' ? [] : (['google'] as const)), ...(reached ? [reached] : [])];
  };
  const spendRecoveryCode = (fid: number, given: string, at: number) => {
    const codes = of(fid).recoveryDigests ?? [];
    const left = codes.filter((code) => code !== digestOf(seed, 'recovery', fid, given));
    attempt('google', fid, left.length < codes.length, at);
    change(fid, { recoveryDigests: left });
    eventBus.emit('recoveryCodeUsed', { owner: fid, left: left.length, at });
  };
  const proveGoogle: Guards['proveGoogle'] = (fid, given, at, recoveryCode) => {
    if (bound(fid, 'google') === '') return;
    if (recoveryCode !== undefined) return spendRecoveryCode(fid, recoveryCode, at);
    if (given === undefined) throw new BusinessError('factorMissing');
    attempt('google', fid, given === demoCode, at);
  };
  const isLoginPassword = (fid: number, password: string) => of(fid).passwordDigest === digestOf(seed, 'login', fid, password);

  return {
    of,
    change,
    named: (name) => {
      const wanted = name.toLowerCase();
      const owner =
        db.users.find({ where: { loginName: wanted } }).list[0]?.fid ??
        db.securitySettings.find({ where: { [wanted.includes('@') ? 'email' : 'phone']: wanted } }).list[0]?.fid;
      return owner === undefined ? null : (db.users.get(owner) ?? null);
    },
    bound,
    needed,
    neededToEnter: (fid, isNewDevice) => needed(fid).filter((item) => item === 'google' || isNewDevice),
    prove: (
      fid,
      { emailCode, phoneCode, googleCode, recoveryCode },
      at,
      { purpose, factors } = { purpose: 'security', factors: needed(fid) },
    ) => {
      const given = { email: emailCode, phone: phoneCode, google: googleCode ?? recoveryCode };
      if (factors.some((item) => given[item] === undefined)) throw new BusinessError('factorMissing');
      for (const item of factors) {
        if (item === 'google') proveGoogle(fid, googleCode, at, recoveryCode);
        else challenges.check(purpose, bound(fid, item), given[item] ?? '', at);
      }
      for (const item of factors) if (item !== 'google') challenges.useCode(purpose, bound(fid, item));
    },
    proveGoogle,
    isLoginPassword,
    proveLoginPassword: (fid, password, at) => attempt('password', fid, isLoginPassword(fid, password), at),
    proveTradePassword: (fid, password, at) => {
      const { tradeDigest } = of(fid);
      if (tradeDigest === '') return;
      if (password === undefined) throw new BusinessError('factorMissing');
      attempt('tradePassword', fid, tradeDigest === digestOf(seed, 'trade', fid, password), at);
    },
    triesOf: (fid, kind, at) => tries[kind].of(String(fid), at),
    lock: (fid, at) => change(fid, { lockedUntil: at + lockMs }),
    lockedUntil: (fid, at) => {
      const { lockedUntil } = of(fid);
      return lockedUntil > at ? lockedUntil : null;
    },
    holdsMoney: (fid) => ledger.holdings(fid).some(({ available, frozen }) => isGreater(available, '0') || isGreater(frozen, '0')),
  };
}
