import type { ExchangeDb } from './collections';
import { hash } from './random';
import type { Session, User } from './records';

export interface Sessions {
  /** The user behind a connection, or null for a visitor. */
  user(key: string): User | null;
  walletAccount(key: string): string | null;
  login(key: string, fid: number, at: number): void;
  connectWallet(key: string, walletAccountId: string, at: number): void;
  /** Ends what is behind a connection; it is a visitor's from then on. */
  close(key: string): void;
  /** A key nobody has had before; worlds of other generations give others. */
  newKey(generation: number): string;
  all(): readonly Session[];
}

/** Who is logged in, by connection. */
export function createSessions(db: ExchangeDb, seed: string, nextNumber: () => number): Sessions {
  const open = (key: string) => db.sessions.get(key) ?? { key, fid: null, walletAccountId: null, openedAt: 0 };
  return {
    user: (key) => {
      const { fid } = open(key);
      return fid === null ? null : (db.users.get(fid) ?? null);
    },
    walletAccount: (key) => open(key).walletAccountId,
    login: (key, fid, at) => void db.sessions.upsert({ ...open(key), fid, openedAt: at }),
    connectWallet: (key, walletAccountId, at) => void db.sessions.upsert({ ...open(key), walletAccountId, openedAt: at }),
    close: (key) => void db.sessions.remove(key),
    newKey: (generation) => {
      const id = nextNumber();
      const part = (index: number) => hash(seed, 'session', generation, id, index).toString(36);
      return `${id.toString(36)}-${part(0)}${part(1)}`;
    },
    all: () => db.sessions.all(),
  };
}
