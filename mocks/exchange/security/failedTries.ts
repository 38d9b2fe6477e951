import type { SecurityContext } from './context';

/** So many tries may fail before none is taken, and so long none is. */
export const tryLimits = { tries: 5, lockMs: 900_000 } as const;

/** Tries that have failed, by the name that was typed: one that nobody has is locked like any other. */
export interface FailedTries {
  /** How many more may fail, and until when none is taken; null where the name is not locked. */
  of(name: string, at: number): { readonly left: number; readonly lockedUntil: number | null };
  /** Notes that one has failed, however its call ends. */
  fail(name: string, at: number): void;
  /** Forgets those that failed. */
  clear(name: string): void;
}

/** Counts the tries of one kind under keys of their own. */
export function createFailedTries(
  { db, outlast }: Pick<SecurityContext, 'db' | 'outlast'>,
  kind: 'tries' | 'recoveryTries' | 'googleTries' | 'passwordTries' | 'tradeTries' = 'tries',
): FailedTries {
  const keyOf = (name: string) => `${kind}:${name.toLowerCase()}`;
  const failed = (name: string, at: number): number => {
    const record = db.challenges.get(keyOf(name));
    return record && record.expiresTime > at ? record.figure : 0;
  };
  return {
    of: (name, at) => {
      const left = tryLimits.tries - failed(name, at);
      return { left, lockedUntil: left > 0 ? null : (db.challenges.get(keyOf(name))?.expiresTime ?? null) };
    },
    fail: (name, at) => {
      const record = { key: keyOf(name), subject: name, figure: failed(name, at) + 1 };
      outlast(() => void db.challenges.upsert({ ...record, sentTime: at, expiresTime: at + tryLimits.lockMs }));
    },
    clear: (name) => void db.challenges.remove(keyOf(name)),
  };
}
