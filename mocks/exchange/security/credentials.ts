import { isGreater } from '@/contract/decimal';
import type { CodePurpose, Factor, SecurityCodes } from '@/contract/account';
import { demoCode } from '@fixtures/personas';
import { BusinessError } from '../../businessError';
import type { SecurityContext } from './context';
import type { User } from '../users/records';
import type { Challenges } from './challenges';
import { createFailedTries, type FailedTries } from './failedTries';
import type { StoredSecuritySettings } from './records';
import { digestOf, emptySecuritySettings } from './secrets';

/** How long withdrawals are locked after a security change. */
export const lockMs = 86_400_000;

/** The proof of identity given in a request; a recovery code replaces the authenticator where the request body has a field for it. */
export type Proof = SecurityCodes & { readonly recoveryCode?: string | undefined };

/** The security settings of accounts, and the verification of codes and passwords. */
export interface Credentials {
  of(fid: number): StoredSecuritySettings;
  change(fid: number, patch: Partial<StoredSecuritySettings>): void;
  /** The user with a registered name, or a bound e-mail address or phone number. */
  findUser(name: string): User | null;
  boundValue(fid: number, item: Factor): string;
  /** The factors required for a sensitive change: the authenticator if bound, and one contact. */
  requiredFactors(fid: number): Factor[];
  /** The factors required for a login: the authenticator if bound, and one contact on a new device. */
  loginFactors(fid: number, isNewDevice: boolean): Factor[];
  /** Verifies and uses up all required factors, for a sensitive change by default. Throws `BusinessError`. */
  prove(fid: number, codes: Proof, at: number, proof?: { purpose: CodePurpose; factors: readonly Factor[] }): void;
  /** Throws `BusinessError` unless `code` is the authenticator's; not required if none is bound. A recovery code replaces it and is used up. Five wrong ones in a row lock it. */
  proveGoogle(fid: number, code: string | undefined, at: number, recoveryCode?: string): void;
  isLoginPassword(fid: number, password: string): boolean;
  /** Throws `BusinessError` unless the login password is correct; five wrong ones in a row lock it. */
  proveLoginPassword(fid: number, password: string, at: number): void;
  /** Throws `BusinessError` unless the trade password is correct; not required if none is set. Five wrong ones in a row lock it. */
  proveTradePassword(fid: number, password: string | undefined, at: number): void;
  /** The failed attempts at a secret that is not sent to the user. */
  triesOf(fid: number, kind: 'google' | 'tradePassword', at: number): ReturnType<FailedTries['of']>;
  /** Locks withdrawals for a day. */
  lock(fid: number, at: number): void;
  /** Until when withdrawals are locked; null if they are not. */
  lockedUntil(fid: number, at: number): number | null;
  /** Whether the user has any balance. */
  holdsMoney(fid: number): boolean;
}

export function createCredentials(
  context: Pick<SecurityContext, 'db' | 'seed' | 'ledger' | 'persistOnFailure' | 'eventBus'>,
  challenges: Challenges,
): Credentials {
  const { db, seed, ledger, eventBus } = context;
  const tries = {
    google: createFailedTries(context, 'googleTries'),
    password: createFailedTries(context, 'passwordTries'),
    tradePassword: createFailedTries(context, 'tradeTries'),
  };
  /** Counts an attempt at a secret that is not sent to the user: a wrong one counts, a correct one resets the count. */
  const attempt = (kind: keyof typeof tries, fid: number, isCorrect: boolean, at: number) => {
    const name = String(fid);
    const locked = kind === 'password' ? 'passwordLocked' : 'proofLocked';
    if (tries[kind].of(name, at).lockedUntil !== null) throw new BusinessError(locked);
    if (isCorrect) return tries[kind].clear(name);
    tries[kind].fail(name, at);
    if (tries[kind].of(name, at).lockedUntil !== null) throw new BusinessError(locked);
    throw new BusinessError(kind === 'google' ? 'codeWrong' : 'wrongPassword');
  };
  const of = (fid: number): StoredSecuritySettings => db.securitySettings.get(fid) ?? { ...emptySecuritySettings, fid };
  const change = (fid: number, patch: Partial<StoredSecuritySettings>): void => void db.securitySettings.upsert({ ...of(fid), ...patch });
  const boundValue = (fid: number, item: Factor): string => {
    const { email, phone, googleSecret } = of(fid);
    return { email, phone, google: googleSecret }[item];
  };
  const requiredFactors = (fid: number): Factor[] => {
    const contact = (['email', 'phone'] as const).find((item) => boundValue(fid, item) !== '');
    return [...(boundValue(fid, 'google') === '' ? [] : (['google'] as const)), ...(contact ? [contact] : [])];
  };
  const consumeRecoveryCode = (fid: number, recoveryCode: string, at: number) => {
    const codes = of(fid).recoveryDigests ?? [];
    const remaining = codes.filter((code) => code !== digestOf(seed, 'recovery', fid, recoveryCode));
    attempt('google', fid, remaining.length < codes.length, at);
    change(fid, { recoveryDigests: remaining });
    eventBus.emit('recoveryCodeUsed', { owner: fid, left: remaining.length, at });
  };
  const proveGoogle: Credentials['proveGoogle'] = (fid, code, at, recoveryCode) => {
    if (boundValue(fid, 'google') === '') return;
    if (recoveryCode !== undefined) return consumeRecoveryCode(fid, recoveryCode, at);
    if (code === undefined) throw new BusinessError('factorMissing');
    attempt('google', fid, code === demoCode, at);
  };
  const isLoginPassword = (fid: number, password: string) => of(fid).passwordDigest === digestOf(seed, 'login', fid, password);

  return {
    of,
    change,
    findUser: (name) => {
      const normalised = name.toLowerCase();
      const owner =
        db.users.find({ where: { loginName: normalised } }).list[0]?.fid ??
        db.securitySettings.find({ where: { [normalised.includes('@') ? 'email' : 'phone']: normalised } }).list[0]?.fid;
      return owner === undefined ? null : (db.users.get(owner) ?? null);
    },
    boundValue,
    requiredFactors,
    loginFactors: (fid, isNewDevice) => requiredFactors(fid).filter((item) => item === 'google' || isNewDevice),
    prove: (
      fid,
      { emailCode, phoneCode, googleCode, recoveryCode },
      at,
      { purpose, factors } = { purpose: 'security', factors: requiredFactors(fid) },
    ) => {
      const codes = { email: emailCode, phone: phoneCode, google: googleCode ?? recoveryCode };
      if (factors.some((item) => codes[item] === undefined)) throw new BusinessError('factorMissing');
      for (const item of factors) {
        if (item === 'google') proveGoogle(fid, googleCode, at, recoveryCode);
        else challenges.check(purpose, boundValue(fid, item), codes[item] ?? '', at);
      }
      for (const item of factors) if (item !== 'google') challenges.consumeCode(purpose, boundValue(fid, item));
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
