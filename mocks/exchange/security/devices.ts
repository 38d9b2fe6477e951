import type { LoginDevice } from '@/contract/account';
import { BusinessError } from '../../businessError';
import { hash } from '../random';
import type { SecurityContext } from './context';
import type { Logins } from './logins';
import { originOf } from './origin';

/** The devices on which somebody is logged in. */
export interface Devices {
  /** The present one, whose session has `key`, first, then the newest. */
  list(fid: number, key: string): LoginDevice[];
  /** Logs a device out, or all but the present one. Throws `BusinessError` where it is none of them. */
  end(fid: number, id: string | undefined, key: string): void;
}

export function createDevices({ db, seed }: Pick<SecurityContext, 'db' | 'seed'>, { isNewRegion }: Pick<Logins, 'isNewRegion'>): Devices {
  /** Names a session without telling its key, by which it could be taken over. */
  const idOf = (key: string): string => hash(seed, 'device', key).toString(36);
  const sessions = (fid: number) => db.sessions.find({ where: { fid } }).list;
  return {
    list: (fid, current) =>
      sessions(fid)
        .map(({ key, device, openedAt }) => {
          const origin = originOf(seed, fid, device?.id ?? '');
          return {
            id: idOf(key),
            name: device?.name ?? '',
            ...origin,
            loginTime: openedAt,
            isCurrent: key === current,
            isNewRegion: key !== current && isNewRegion(fid, origin.region, openedAt),
          };
        })
        .toSorted((one, other) => {
          if (one.isCurrent !== other.isCurrent) return one.isCurrent ? -1 : 1;
          return other.loginTime - one.loginTime;
        }),
    end: (fid, id, current) => {
      const others = sessions(fid).filter(({ key }) => key !== current && (id === undefined || idOf(key) === id));
      if (id !== undefined && others.length === 0) throw new BusinessError('notFound');
      for (const { key } of others) db.sessions.remove(key);
    },
  };
}
