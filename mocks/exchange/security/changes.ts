import type { Factor } from '@/contract/account';
import { demoCode } from '@fixtures/personas';
import { BusinessError } from '../../businessError';
import type { SecurityContext } from './context';
import { lockMs, type Credentials, type Proof } from './credentials';
import type { Challenges } from './challenges';
import type { SecurityEvent } from './events';
import { digestOf, googleSecretOf } from './secrets';

/** Changes that logged-in users make to their account. All methods throw `BusinessError` if refused. */
export interface Changes {
  /** Changes the login password; ends the other sessions and locks withdrawals. `key` is the session to keep. */
  password(fid: number, form: { oldPassword: string; newPassword: string } & Proof, key: string, at: number): void;
  /** Sets the first trade password or, with `isReset`, replaces it. */
  tradePassword(fid: number, form: { newTradePassword: string; loginPassword: string } & Proof, isReset: boolean, at: number): void;
  /** Requests the removal of a lost factor, done by a review a day later unless the factor changes before. Repeating the request returns the same one. */
  requestFactorReset(fid: number, item: Factor, loginPassword: string, at: number): { id: number; doneTime: number };
  /** Cancels the requested removal of a factor. */
  cancelFactorReset(fid: number, item: Factor, at: number): void;
  /** Completes the review of a lost factor. */
  run(event: SecurityEvent, at: number): void;
  canRemoveFactor(fid: number, item: Factor): boolean;
  removeFactor(fid: number, item: Factor, codes: Proof, at: number): void;
  /** Issues the pass to replace a bound item. */
  issueReplacePass(fid: number, item: Factor, codes: Proof, at: number): string;
  /** The key for the user's next authenticator. */
  googleKey(fid: number): string;
  /** Binds an unbound item; `contact` is empty for an authenticator. */
  bind(fid: number, item: Factor, contact: string, code: string, codes: Proof, at: number): void;
  /** Replaces a bound item, using a pass. */
  replace(fid: number, item: Factor, contact: string, code: string, pass: string, at: number): void;
  antiPhishing(fid: number, phrase: string, codes: Proof, isChange: boolean, at: number): void;
  /** Removes a factor and locks withdrawals for a day. */
  resetFactor(fid: number, item: Factor, at: number): void;
  /** Freezes an account immediately and ends its other sessions. `key` is the session to keep. */
  freeze(fid: number, key: string, at: number): void;
  /** Closes an account without holdings. */
  closeAccount(fid: number, form: { loginPassword: string } & Proof, at: number): void;
}

export function createChanges(
  { db, seed, eventBus, schedule, cancel, nextId }: SecurityContext,
  challenges: Challenges,
  credentials: Credentials,
): Changes {
  /** Updates the login name if it was the replaced address or number. */
  const rename = (fid: number, before: string) => {
    const { email, phone } = credentials.of(fid);
    const loginName = email === '' ? phone : email;
    if (before !== '' && loginName !== '' && db.users.get(fid)?.loginName === before) db.users.update(fid, { loginName });
  };
  /** Cancels a factor's removal request; returns whether there was one. */
  const dropResetRequest = (fid: number, item: Factor): boolean => {
    const { factorResetRequests } = credentials.of(fid);
    const dropped = factorResetRequests.filter((request) => request.item === item);
    for (const { sequence } of dropped) cancel(sequence);
    credentials.change(fid, { factorResetRequests: factorResetRequests.filter((request) => request.item !== item) });
    return dropped.length > 0;
  };
  const setFactor = (fid: number, item: Factor, value: string, at: number) => {
    const { googleSecretVersion } = credentials.of(fid);
    const before = credentials.boundValue(fid, item);
    // The removal request referred to the previous item.
    dropResetRequest(fid, item);
    credentials.change(
      fid,
      item === 'google' ? { googleSecret: value, googleSecretVersion: googleSecretVersion + 1, recoveryDigests: [] } : { [item]: value },
    );
    if (item !== 'google') rename(fid, before);
    eventBus.emit('securityChanged', { owner: fid, at });
  };
  const assertBound = (fid: number, item: Factor, isBound: boolean) => {
    if ((credentials.boundValue(fid, item) !== '') !== isBound)
      throw new BusinessError(isBound ? 'securityItemUnbound' : 'securityItemBound');
  };
  const canRemoveFactor = (fid: number, item: Factor): boolean =>
    item === 'google' || credentials.boundValue(fid, item === 'email' ? 'phone' : 'email') !== '';
  const googleKey = (fid: number): string => googleSecretOf(seed, fid, credentials.of(fid).googleSecretVersion);
  const proveNew = (fid: number, item: Factor, contact: string, code: string, at: number): string => {
    if (item === 'google') {
      if (code !== demoCode) throw new BusinessError('codeWrong');
      return googleKey(fid);
    }
    if (credentials.findUser(contact)) throw new BusinessError('accountTaken');
    challenges.check('bind', contact, code, at);
    return contact;
  };
  /** If two codes are given, reports which one is wrong. */
  const proveNewForBind: typeof proveNew = (...proof) => {
    try {
      return proveNew(...proof);
    } catch (error) {
      if (error instanceof BusinessError && (error.code === 'codeWrong' || error.code === 'codeExpired'))
        throw new BusinessError('newCodeWrong');
      throw error;
    }
  };
  const consumeCode = (item: Factor, contact: string) => {
    if (item !== 'google') challenges.consumeCode('bind', contact);
  };
  const resetFactor = (fid: number, item: Factor, at: number) => {
    setFactor(fid, item, '', at);
    credentials.lock(fid, at);
  };

  const endSessions = (fid: number, keptKey: string | null) => {
    for (const { key } of db.sessions.find({ where: { fid } }).list) if (key !== keptKey) db.sessions.remove(key);
  };

  return {
    password: (fid, { oldPassword, newPassword, ...codes }, key, at) => {
      credentials.proveLoginPassword(fid, oldPassword, at);
      if (credentials.isLoginPassword(fid, newPassword)) throw new BusinessError('passwordUsed');
      credentials.prove(fid, codes, at);
      credentials.change(fid, { passwordDigest: digestOf(seed, 'login', fid, newPassword), passwordChangedTime: at });
      credentials.lock(fid, at);
      endSessions(fid, key);
      eventBus.emit('passwordChanged', { owner: fid, at });
    },
    tradePassword: (fid, { newTradePassword, loginPassword, ...codes }, isReset, at) => {
      if ((credentials.of(fid).tradeDigest !== '') !== isReset)
        throw new BusinessError(isReset ? 'securityItemUnbound' : 'securityItemBound');
      credentials.proveLoginPassword(fid, loginPassword, at);
      credentials.prove(fid, codes, at);
      credentials.change(fid, { tradeDigest: digestOf(seed, 'trade', fid, newTradePassword) });
      if (isReset) credentials.lock(fid, at);
      eventBus.emit('securityChanged', { owner: fid, at });
    },
    requestFactorReset: (fid, item, loginPassword, at) => {
      assertBound(fid, item, true);
      if (!canRemoveFactor(fid, item)) throw new BusinessError('lastSecurityItem');
      credentials.proveLoginPassword(fid, loginPassword, at);
      const { factorResetRequests } = credentials.of(fid);
      const pendingRequest = factorResetRequests.find((request) => request.item === item);
      if (pendingRequest) return { id: pendingRequest.id, doneTime: pendingRequest.doneTime };
      const doneTime = at + lockMs;
      const id = nextId();
      credentials.change(fid, {
        factorResetRequests: [
          ...factorResetRequests,
          { id, item, sequence: schedule(doneTime, { part: 'security', fid, item }), doneTime },
        ],
      });
      eventBus.emit('factorLossReported', { owner: fid, at });
      return { id, doneTime };
    },
    cancelFactorReset: (fid, item, at) => {
      if (!dropResetRequest(fid, item)) throw new BusinessError('notFound');
      eventBus.emit('factorLossWithdrawn', { owner: fid, at });
    },
    run: ({ fid, item }, at) => {
      if (credentials.boundValue(fid, item) !== '' && canRemoveFactor(fid, item)) resetFactor(fid, item, at);
    },
    canRemoveFactor: (fid, item) => {
      assertBound(fid, item, true);
      return canRemoveFactor(fid, item);
    },
    removeFactor: (fid, item, codes, at) => {
      assertBound(fid, item, true);
      if (!canRemoveFactor(fid, item)) throw new BusinessError('lastSecurityItem');
      credentials.prove(fid, codes, at);
      resetFactor(fid, item, at);
    },
    issueReplacePass: (fid, item, codes, at) => {
      assertBound(fid, item, true);
      credentials.prove(fid, codes, at);
      return challenges.issuePass('replace', `${fid}:${item}`, at);
    },
    googleKey,
    bind: (fid, item, contact, code, codes, at) => {
      assertBound(fid, item, false);
      const value = proveNewForBind(fid, item, contact, code, at);
      credentials.prove(fid, codes, at);
      consumeCode(item, contact);
      setFactor(fid, item, value, at);
    },
    replace: (fid, item, contact, code, pass, at) => {
      const value = proveNew(fid, item, contact, code, at);
      if (challenges.consumePass('replace', pass, at) !== `${fid}:${item}`) throw new BusinessError('verificationExpired');
      consumeCode(item, contact);
      setFactor(fid, item, value, at);
      credentials.lock(fid, at);
    },
    antiPhishing: (fid, phrase, codes, isChange, at) => {
      if ((credentials.of(fid).antiPhishingCode !== '') !== isChange)
        throw new BusinessError(isChange ? 'securityItemUnbound' : 'securityItemBound');
      credentials.prove(fid, codes, at);
      credentials.change(fid, { antiPhishingCode: phrase });
      eventBus.emit('securityChanged', { owner: fid, at });
    },
    resetFactor,
    freeze: (fid, key, at) => {
      db.users.update(fid, { isFrozen: true });
      endSessions(fid, key);
      eventBus.emit('frozenByOwner', { owner: fid, at });
    },
    closeAccount: (fid, { loginPassword, ...codes }, at) => {
      credentials.proveLoginPassword(fid, loginPassword, at);
      if (credentials.holdsMoney(fid)) throw new BusinessError('accountNotEmpty');
      credentials.prove(fid, codes, at);
      db.users.update(fid, { loginName: `closed-${fid}`, fnickname: '' });
      db.securitySettings.remove(fid);
      endSessions(fid, null);
      eventBus.emit('accountClosed', { owner: fid, at });
    },
  };
}
