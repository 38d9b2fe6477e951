import { personas, type PersonaId } from '@fixtures/personas';
import { hash } from '../random';
import type { User } from '../users/records';
import type { SessionsContext } from './context';
import type { Session } from './records';

/** A connection that a user can log in on. */
export interface LoginTarget {
  readonly key: string;
  /** Opens a session for a user on this connection. */
  readonly login: (fid: number) => void;
  /** Closes the session of this connection. */
  readonly logout: () => void;
}

export interface Sessions {
  /** The user of a connection; null for a visitor. */
  user(key: string): User | null;
  walletAccount(key: string): string | null;
  /** Logs a user in; `device` is reported by the client. */
  login(key: string, fid: number, at: number, device?: Session['device']): void;
  connectWallet(key: string, walletAccountId: string, at: number): void;
  /** Ends the session of a connection, which is then a visitor's. */
  close(key: string): void;
  /** Switches a connection to a persona. */
  switchToPersona(connection: LoginTarget, persona: PersonaId): void;
  /** Issues a new unique key; worlds of other generations issue different ones. */
  newKey(generation: number): string;
  all(): readonly Session[];
}

/** Creates the sessions of a world, by connection. */
export function createSessions({ db, seed, now, nextKey }: SessionsContext): Sessions {
  const sessionOf = (key: string) => db.sessions.get(key) ?? { key, fid: null, walletAccountId: null, openedAt: 0 };
  const connectWallet: Sessions['connectWallet'] = (key, walletAccountId, at) =>
    void db.sessions.upsert({ ...sessionOf(key), walletAccountId, openedAt: at });
  return {
    user: (key) => {
      const { fid } = sessionOf(key);
      return fid === null ? null : (db.users.get(fid) ?? null);
    },
    walletAccount: (key) => sessionOf(key).walletAccountId,
    login: (key, fid, at, device) => void db.sessions.upsert({ ...sessionOf(key), fid, openedAt: at, ...(device && { device }) }),
    connectWallet,
    switchToPersona: (connection, persona) => {
      connection.logout();
      const { login, wallet } = personas[persona];
      if (login !== null) connection.login(login.fid);
      if (wallet !== null) connectWallet(connection.key, wallet.accountId, now());
    },
    close: (key) => void db.sessions.remove(key),
    newKey: (generation) => {
      const id = nextKey();
      const part = (index: number) => hash(seed, 'session', generation, id, index).toString(36);
      return `${id.toString(36)}-${part(0)}${part(1)}`;
    },
    all: () => db.sessions.all(),
  };
}
