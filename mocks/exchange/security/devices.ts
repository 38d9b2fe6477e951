import type { LoginDevice } from '@/contract/account';
import { BusinessError } from '../../businessError';
import { hash } from '../random';
import type { Session } from '../sessions/records';
import type { SecurityContext } from './context';
import type { Logins } from './logins';
import { locationOf } from './location';

/** The devices on which users are logged in. */
export interface Devices {
  /** The user's devices: the current one, whose session has `key`, first, then by latest login; several sessions on one device are one entry. */
  list(fid: number, key: string): LoginDevice[];
  /** Ends the sessions on a device, or all, except the session with `key`. Throws `BusinessError` if there are none on that device. */
  logOut(fid: number, id: string | undefined, key: string): void;
}

export function createDevices({ db, seed }: Pick<SecurityContext, 'db' | 'seed'>, { isNewRegion }: Pick<Logins, 'isNewRegion'>): Devices {
  const sessions = (fid: number) => db.sessions.find({ where: { fid } }).list;
  const deviceOf = ({ device }: Session): string => device?.id ?? '';
  /** Identifies a device without revealing its session keys, with which sessions could be taken over. */
  const idOf = (fid: number, deviceId: string): string => hash(seed, 'device', fid, deviceId).toString(36);
  return {
    list: (fid, current) => {
      const all = sessions(fid);
      return [...new Set(all.map(deviceOf))]
        .map((deviceId) => {
          const deviceSessions = all.filter((session) => deviceOf(session) === deviceId);
          const location = locationOf(seed, fid, deviceId);
          const isCurrent = deviceSessions.some(({ key }) => key === current);
          const times = deviceSessions.map(({ openedAt }) => openedAt);
          return {
            id: idOf(fid, deviceId),
            name: deviceSessions.findLast(({ device }) => device)?.device?.name ?? '',
            ...location,
            loginTime: Math.max(...times),
            isCurrent,
            isNewRegion: !isCurrent && isNewRegion(fid, location.region, Math.min(...times)),
          };
        })
        .toSorted((one, other) => {
          if (one.isCurrent !== other.isCurrent) return one.isCurrent ? -1 : 1;
          return other.loginTime - one.loginTime;
        });
    },
    logOut: (fid, id, current) => {
      const others = sessions(fid).filter(
        (session) => session.key !== current && (id === undefined || idOf(fid, deviceOf(session)) === id),
      );
      if (id !== undefined && others.length === 0) throw new BusinessError('notFound');
      for (const { key } of others) db.sessions.remove(key);
    },
  };
}
