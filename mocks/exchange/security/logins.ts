import { loginResult } from '@/contract/account';
import { BusinessError } from '../../businessError';
import type { SecurityContext } from './context';
import { hash } from '../random';
import type { User } from '../users/records';
import type { Guards } from './guards';
import type { StoredLogin } from './records';

/** A device as it introduces itself. */
export interface Device {
  readonly id: string;
  readonly name: string;
}

export interface LoginAttempt {
  readonly loginName: string;
  readonly password: string;
  readonly googleCode?: string | undefined;
  readonly device?: Device | undefined;
}

export interface Logins {
  /** Lets somebody in: checks password, authenticator and freeze, writes it down, locks withdrawals for a day on a new device. Throws `BusinessError`. */
  enter(attempt: LoginAttempt, at: number): User;
  /** Writes a login down. */
  note(user: User, device: Device | undefined, result: StoredLogin['result'], at: number): StoredLogin;
  page(owner: number, page: { pageNum: number; pageSize: number }): { list: StoredLogin[]; totalCount: number };
  last(owner: number): StoredLogin | null;
}

const unnamed: Device = { id: '', name: '' };

/** Who came in, when and from where. */
export function createLogins(
  { db, seed, eventBus, nextId, outlast }: Pick<SecurityContext, 'db' | 'seed' | 'eventBus' | 'nextId' | 'outlast'>,
  guards: Guards,
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
  const isNew = (owner: number, { id }: Device): boolean => {
    if (id === '') return false;
    const before = db.logins.find({ where: { owner, result: loginResult.ok }, matching: ({ deviceId }) => deviceId !== '' }).list;
    return before.length > 0 && before.every(({ deviceId }) => deviceId !== id);
  };
  const note: Logins['note'] = (user, device = unnamed, result, at) =>
    db.logins.insert({
      id: nextId(),
      owner: user.fid,
      createdTime: at,
      ip: `203.0.113.${1 + (hash(seed, 'ip', user.fid, device.id) % 254)}`,
      device: device.name,
      deviceId: device.id,
      result,
      isNewDevice: result === loginResult.ok && isNew(user.fid, device),
    });

  return {
    enter: ({ loginName, password, googleCode, device }, at) => {
      const user = guards.named(loginName);
      if (user === null) throw new BusinessError('wrongCredentials');
      if (!guards.isLoginPassword(user.fid, password)) {
        outlast(() => void note(user, device, loginResult.failed, at));
        throw new BusinessError('wrongCredentials');
      }
      if (user.isFrozen) throw new BusinessError('accountFrozen');
      guards.proveGoogle(user.fid, googleCode);
      const login = note(user, device, loginResult.ok, at);
      if (login.isNewDevice) guards.lock(user.fid, at);
      eventBus.emit('loggedIn', login);
      return user;
    },
    note,
    page,
    last: (owner) => page(owner, { pageNum: 1, pageSize: 1 }).list[0] ?? null,
  };
}
