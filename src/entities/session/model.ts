import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { LoginData } from '@/contract/account';
import { user } from '@/contract/user';
import type { Web3WalletInfo } from '@/contract/web3';
import { callFailed, isMaintenance, needsLogin, otherTabChanged, query, isSessionReplaced, type ApiError } from '@/shared/api';
import { $isStarted, delay } from '@/shared/lib';

/** The user of this instance: `unknown` until the server has answered, which is not the same as a visitor; `login` is null for a visitor. */
export interface Session {
  readonly status: 'unknown' | 'known';
  readonly login: LoginData | null;
  readonly walletAccountId: string | null;
}

/** A login succeeded. */
export const sessionStarted = createEvent<LoginData>();
/** The session ended: by logout, in another tab, or on the server. */
export const sessionEnded = createEvent();
/** A web3 wallet was connected, independently of any logged-in user. */
export const walletConnected = createEvent<Web3WalletInfo>();
/** The web3 wallet was disconnected: by its user, or on the server. */
export const walletDisconnected = createEvent();

/** Delay before the session is requested again after a failure, in ms. */
const retryInterval = 5000;

const status = query({
  endpoint: user.bizStatus,
  $params: $isStarted.map((isStarted) => (isStarted ? {} : null)),
  refetchOn: [otherTabChanged],
  // An answer requested before a login or logout, of the user or of the wallet, is out of date.
  cancelOn: merge([sessionStarted, sessionEnded, walletConnected, walletDisconnected]),
});
/** The server has reported the session. */
export const sessionRead = status.done.map(({ data }) => data);
/** Requests the session again. */
export const sessionRefetched = status.refetched;
export const $isSessionFetching = status.$isFetching;

const visitor: Session = { status: 'known', login: null, walletAccountId: null };

export const $session = createStore<Session>({ ...visitor, status: 'unknown' })
  .on(status.done, (_, { data }) => ({ status: 'known', ...data }))
  .on(sessionStarted, (session, login) => ({ ...session, status: 'known', login }))
  .on(walletConnected, (session, { accountId }) => ({ ...session, status: 'known', walletAccountId: accountId }))
  .on(walletDisconnected, (session) => ({ ...session, walletAccountId: null }))
  .on(sessionEnded, () => visitor);

/** Why the session could not be read; such a user is neither sent to login nor shown a visitor's page. */
export const $sessionFailure = createStore<ApiError | null>(null, { serialize: 'ignore' })
  .on(status.failed, (_, { error }) => error)
  .reset(status.done, sessionStarted, sessionEnded, walletConnected);

export const $login = $session.map(({ login }) => login);
export const $isLoggedIn = $login.map((login) => login !== null);
/** Parameters of queries that only need a logged-in user: null for a visitor. */
export const $userParams = $isLoggedIn.map((isLoggedIn) => (isLoggedIn ? {} : null));
/** Whether a user is logged in; null until known. */
export const $isKnownUser = $session.map(({ status: sessionStatus, login }) => (sessionStatus === 'known' ? login !== null : null));
/** Distinguishes users in browser storage without identifying them: empty for a visitor, null until known. */
export const $userHash = $session.map(({ status: sessionStatus, login }) =>
  sessionStatus === 'known' ? (login === null ? '' : userHashOf(login.fid)) : null,
);
/** The account of the connected web3 wallet; null if none is connected. */
export const $walletAccountId = $session.map(({ walletAccountId }) => walletAccountId);
/** Whether a web3 wallet is connected: its account id is present. Source: specification, States, Wallet connect. */
export const $isWalletConnected = $walletAccountId.map((accountId) => accountId !== null);

/** The user changed; user data is reloaded or dropped. Carries whether a user is logged in. */
export const userChanged = $login.map((login) => login?.fid ?? null).updates.map((fid) => fid !== null);

const $isUnknown = $session.map(({ status: sessionStatus }) => sessionStatus === 'unknown');
// During maintenance the query itself retries at the time announced by the exchange.
const failed = status.failed.filter({ fn: ({ error }) => !isMaintenance(error.failure) });
const retryDue = delay({ source: failed, ms: retryInterval, cancel: status.started });
sample({ clock: retryDue, filter: $isUnknown, fn: () => {}, target: sessionRefetched });
// A refused wallet call says nothing about the user, unless a login elsewhere has ended the whole session.
const isOfWallet = ({ endpoint, failure }: ApiError) => endpoint.access === 'web3' && !isSessionReplaced(failure);
const refused = callFailed.filter({ fn: ({ failure }) => needsLogin(failure) });
sample({ clock: refused, filter: isOfWallet, fn: () => {}, target: walletDisconnected });
/** A call was refused because the user is no longer logged in. */
export const loginRefused = refused.filter({ fn: (error) => !isOfWallet(error) });
sample({ clock: loginRefused, fn: () => {}, target: sessionEnded });

// Every page requests the session at startup, so maintenance of that call as well means that the whole exchange is down.
sample({
  clock: callFailed,
  source: combine({ failure: $sessionFailure, isFetching: $isSessionFetching }),
  filter: ({ failure, isFetching }, error) => failure === null && !isFetching && isMaintenance(error.failure),
  fn: () => {},
  target: sessionRefetched,
});
/** Whether the whole exchange is under maintenance. */
export const $isSiteDown = $sessionFailure.map((error) => error !== null && isMaintenance(error.failure));

/** A short hash (FNV-1a, 32 bits) shared by many users. */
function userHashOf(fid: number): string {
  let hash = 0x811c9dc5;
  for (const character of String(fid)) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
