import { loginResult } from '@/contract/account';
import { BusinessError } from '../../businessError';
import type { SecurityContext } from './context';
import type { User } from '../users/records';
import type { Credentials, Proof } from './credentials';
import type { FailedTries } from './failedTries';
import { locationOf } from './location';
import type { StoredLogin } from './records';

/** A device as reported by the client. */
export interface Device {
  readonly id: string;
  readonly name: string;
}

export interface LoginAttempt extends Omit<Proof, 'tradePassword'> {
  readonly loginName: string;
  readonly password: string;
  readonly device?: Device | undefined;
}

export interface Logins {
  /** Logs a user in: checks password, freeze and factors, records the login, locks withdrawals for a day on a new device. Five failed attempts lock the name. Throws `BusinessError`. */
  logIn(attempt: LoginAttempt, at: number): User;
  /** Whether the account has logins from identified devices, but none from this one. */
  isNewDevice(owner: number, deviceId: string): boolean;
  /** Whether the account has earlier logins, but none from this country. */
  isNewRegion(owner: number, region: string, before: number): boolean;
  /** Records a login. */
  record(user: User, device: Device | undefined, result: StoredLogin['result'], at: number): StoredLogin;
  page(owner: number, page: { pageNum: number; pageSize: number }): { list: StoredLogin[]; totalCount: number };
  last(owner: number): StoredLogin | null;
}

const unnamed: Device = { id: '', name: '' };

/** Logins with their time and location. */
export function createLogins(
  { db, seed, eventBus, nextId, persistOnFailure }: Pick<SecurityContext, 'db' | 'seed' | 'eventBus' | 'nextId' | 'persistOnFailure'>,
  credentials: Credentials,
  tries: FailedTries,
): Logins {
  const page: Logins['page'] = (owner, { pageNum, pageSize }) => {
    const { list, total } = db.logins.find({
      where: { owner },
      sort: [
        ['createdTime', 'desc'],
        ['id', 'desc'],
      ],
      page: { num: pageNum, size: pageSize },
    });
    return { list: [...list], totalCount: total };
  };
  const isNewDevice: Logins['isNewDevice'] = (owner, id) => {
    if (id === '') return false;
    const before = db.logins.find({ where: { owner, result: loginResult.ok }, matching: ({ deviceId }) => deviceId !== '' }).list;
    return before.length > 0 && before.every(({ deviceId }) => deviceId !== id);
  };
  const isNewRegion: Logins['isNewRegion'] = (owner, region, at) => {
    const before = db.logins.find({ where: { owner, result: loginResult.ok }, matching: ({ createdTime }) => createdTime < at }).list;
    return before.length > 0 && before.every((login) => login.region !== region);
  };
  const record: Logins['record'] = (user, device = unnamed, result, at) => {
    const location = locationOf(seed, user.fid, device.id);
    return db.logins.insert({
      id: nextId(),
      owner: user.fid,
      createdTime: at,
      ...location,
      device: device.name,
      deviceId: device.id,
      result,
      isNewDevice: result === loginResult.ok && isNewDevice(user.fid, device.id),
      isNewRegion: isNewRegion(user.fid, location.region, at),
    });
  };

  const failedLogin = (
    loginName: string,
    user: User | null,
    device: Device | undefined,
    code: 'wrongCredentials' | 'codeWrong' | 'proofLocked',
    at: number,
  ) => {
    tries.fail(loginName, at);
    if (user !== null) persistOnFailure(() => void record(user, device, loginResult.failed, at));
    return new BusinessError(tries.of(loginName, at).lockedUntil === null ? code : 'accountLocked');
  };

  return {
    isNewDevice,
    isNewRegion,
    logIn: ({ loginName, password, device, ...codes }, at) => {
      if (tries.of(loginName, at).lockedUntil !== null) throw new BusinessError('accountLocked');
      const user = credentials.findUser(loginName);
      if (user === null || !credentials.isLoginPassword(user.fid, password))
        throw failedLogin(loginName, user, device, 'wrongCredentials', at);
      if (user.isFrozen) throw new BusinessError('accountFrozen');
      try {
        const factors = credentials.loginFactors(user.fid, device !== undefined && isNewDevice(user.fid, device.id));
        credentials.prove(user.fid, codes, at, { purpose: 'login', factors });
      } catch (error) {
        const isWrong = error instanceof BusinessError && (error.code === 'codeWrong' || error.code === 'proofLocked');
        throw isWrong ? failedLogin(loginName, user, device, error.code, at) : error;
      }
      tries.clear(loginName);
      const login = record(user, device, loginResult.ok, at);
      if (login.isNewDevice) credentials.lock(user.fid, at);
      eventBus.emit('loggedIn', login);
      return user;
    },
    record,
    page,
    last: (owner) => page(owner, { pageNum: 1, pageSize: 1 }).list[0] ?? null,
  };
}
