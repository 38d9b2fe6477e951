import type { SecurityContext } from './context';

/** How many failed attempts lock a name, and for how long. */
export const tryLimits = { tries: 5, lockMs: 900_000 } as const;

/** Failed attempts by the entered name; an unknown name is locked like any other. */
export interface FailedTries {
  /** How many attempts are left, and until when the name is locked; null if it is not. */
  of(name: string, at: number): { readonly left: number; readonly lockedUntil: number | null };
  /** Records a failed attempt, even if its call is refused. */
  fail(name: string, at: number): void;
  /** Resets the failed attempts. */
  clear(name: string): void;
}

/** Counts the failed attempts of one kind under separate keys. */
export function createFailedTries(
  { db, persistOnFailure }: Pick<SecurityContext, 'db' | 'persistOnFailure'>,
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
      persistOnFailure(() => void db.challenges.upsert({ ...record, sentTime: at, expiresTime: at + tryLimits.lockMs }));
    },
    clear: (name) => void db.challenges.remove(keyOf(name)),
  };
}
