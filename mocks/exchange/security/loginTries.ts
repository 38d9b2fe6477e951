import type { SecurityContext } from './context';

/** So many tries to log in may fail before none is taken, and so long none is. */
export const loginLimits = { tries: 5, lockMs: 900_000 } as const;

/** Tries to log in that have failed, by the name that was typed: a name nobody has is locked like any other. */
export interface LoginTries {
  /** How many more may fail, and until when none is taken; null where the name is not locked. */
  of(loginName: string, at: number): { readonly left: number; readonly lockedUntil: number | null };
  /** Notes that one has failed, however its call ends. */
  fail(loginName: string, at: number): void;
  /** Forgets those that failed. */
  clear(loginName: string): void;
}

export function createLoginTries({ db, outlast }: Pick<SecurityContext, 'db' | 'outlast'>): LoginTries {
  const keyOf = (loginName: string) => `tries:${loginName.toLowerCase()}`;
  const failed = (loginName: string, at: number): number => {
    const record = db.challenges.get(keyOf(loginName));
    return record && record.expiresTime > at ? record.figure : 0;
  };
  return {
    of: (loginName, at) => {
      const left = loginLimits.tries - failed(loginName, at);
      return { left, lockedUntil: left > 0 ? null : (db.challenges.get(keyOf(loginName))?.expiresTime ?? null) };
    },
    fail: (loginName, at) => {
      const record = { key: keyOf(loginName), subject: loginName, figure: failed(loginName, at) + 1 };
      outlast(() => void db.challenges.upsert({ ...record, sentTime: at, expiresTime: at + loginLimits.lockMs }));
    },
    clear: (loginName) => void db.challenges.remove(keyOf(loginName)),
  };
}
