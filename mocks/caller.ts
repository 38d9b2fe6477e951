import type { UndoLog } from './db';
import type { Sessions } from './exchange/sessions/sessions';
import type { Connection } from './resolvers/implement';

/** Who sends a request: the key its session is kept under. `renew`: login and logout give a new key, so that one from before is worth nothing. */
export interface Caller {
  readonly key: string;
  readonly renew: boolean;
}

/** The caller of everybody who brings no key of their own: tabs that were not opened as somebody, a tree in a page, a client without cookies. Its user is the persona of the configuration. */
export const defaultCaller: Caller = { key: 'default', renew: false };

/** What a connection needs of the world behind it. */
interface Behind {
  readonly db: { readonly undoLog: Pick<UndoLog, 'note'> };
  readonly sessions: Sessions;
  readonly now: number;
}

/** Opens the connection of a caller in the world of this generation; `given` is the new key that login or logout gave, else null. A client without cookies that logs in leaves the session which all such clients share as it is. */
export function openConnection(
  { key, renew }: Caller,
  world: () => Behind,
  generation: number,
): { connection: Connection; given: () => string | null } {
  let current = key;
  const leave = () => {
    if (!renew || current !== defaultCaller.key) world().sessions.close(current);
    if (!renew) return;
    const before = current;
    current = world().sessions.newKey(generation);
    world().db.undoLog.note(() => {
      current = before;
    });
  };
  /** Opens a new session, in which the user is who was there and no wallet is connected. */
  const renewForUser = () => {
    const { sessions, now } = world();
    const user = sessions.user(current);
    leave();
    if (user !== null) sessions.login(current, user.fid, now);
  };
  const connection: Connection = {
    get key() {
      return current;
    },
    login: (fid) => {
      const { sessions, now } = world();
      const wallet = sessions.walletAccount(current);
      leave();
      sessions.login(current, fid, now);
      if (wallet !== null) sessions.connectWallet(current, wallet, now);
    },
    connectWallet: (accountId) => {
      renewForUser();
      const { sessions, now } = world();
      sessions.connectWallet(current, accountId, now);
    },
    disconnectWallet: renewForUser,
    logout: leave,
  };
  return { connection, given: () => (current === key ? null : current) };
}
