import type { UndoLog } from './db';
import type { Sessions } from './exchange/sessions/sessions';
import type { Connection } from './resolvers/implement';

/** The sender of a request: the key of its session. `rotatesKey`: login, logout and changes of the wallet issue a new key, which invalidates the old one. */
export interface Caller {
  readonly key: string;
  readonly rotatesKey: boolean;
}

/** The caller of all requests without their own key: ordinary tabs, an in-page exchange, clients without cookies. It starts as the configured persona. */
export const defaultCaller: Caller = { key: 'default', rotatesKey: false };

/** The parts of the world that a connection uses. */
interface ConnectionWorld {
  readonly db: { readonly undoLog: Pick<UndoLog, 'note'> };
  readonly sessions: Sessions;
  readonly now: number;
}

/** Opens a caller's connection in the world of this generation; `issuedKey` returns the new key if the request rotated it (login, logout, wallet connect or disconnect), else null. A login without cookies leaves the shared default session open. */
export function openConnection(
  { key, rotatesKey }: Caller,
  world: () => ConnectionWorld,
  generation: number,
): { connection: Connection; issuedKey: () => string | null } {
  let current = key;
  const closeSession = () => {
    if (!rotatesKey || current !== defaultCaller.key) world().sessions.close(current);
    if (!rotatesKey) return;
    const before = current;
    current = world().sessions.newKey(generation);
    world().db.undoLog.note(() => {
      current = before;
    });
  };
  /** Opens a new session with the same user and no connected wallet. */
  const rotateKeyKeepingUser = () => {
    const { sessions, now } = world();
    const user = sessions.user(current);
    closeSession();
    if (user !== null) sessions.login(current, user.fid, now);
  };
  const connection: Connection = {
    get key() {
      return current;
    },
    login: (fid) => {
      const { sessions, now } = world();
      const wallet = sessions.walletAccount(current);
      closeSession();
      sessions.login(current, fid, now);
      if (wallet !== null) sessions.connectWallet(current, wallet, now);
    },
    connectWallet: (accountId) => {
      rotateKeyKeepingUser();
      const { sessions, now } = world();
      sessions.connectWallet(current, accountId, now);
    },
    disconnectWallet: rotateKeyKeepingUser,
    logout: closeSession,
  };
  return { connection, issuedKey: () => (current === key ? null : current) };
}
