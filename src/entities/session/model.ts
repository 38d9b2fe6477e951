import { combine, createEvent, createStore, merge, sample } from 'effector';
import type { LoginData } from '@/contract/account';
import { user } from '@/contract/user';
import { callFailed, isMaintenance, needsLogin, otherTabChanged, query, type ApiError } from '@/shared/api';
import { $isStarted, delay } from '@/shared/lib';

/** Who uses this instance: `unknown` until the server has answered, which is not the same as a visitor; `login` is null for a visitor. */
export interface Session {
  readonly status: 'unknown' | 'known';
  readonly login: LoginData | null;
  readonly walletAccountId: string | null;
}

/** A login succeeded. */
export const sessionStarted = createEvent<LoginData>();
/** The session ended: by logout, in another tab, or on the server. */
export const sessionEnded = createEvent();

/** Delay before the session is requested again after a failure, in ms. */
const retryInterval = 5000;

const status = query({
  endpoint: user.bizStatus,
  $params: $isStarted.map((isStarted) => (isStarted ? {} : null)),
  refetchOn: [otherTabChanged],
  // An answer requested before a login or logout is out of date.
  cancelOn: merge([sessionStarted, sessionEnded]),
});
/** Requests the session again. */
export const sessionRefetched = status.refetched;
export const $isSessionFetching = status.$isFetching;

const nobody: Session = { status: 'known', login: null, walletAccountId: null };

export const $session = createStore<Session>({ ...nobody, status: 'unknown' })
  .on(status.done, (_, { data }) => ({ status: 'known', ...data }))
  .on(sessionStarted, (session, login) => ({ ...session, status: 'known', login }))
  .on(sessionEnded, () => nobody);

/** Why the session could not be read; such a user is neither sent to login nor shown a visitor's page. */
export const $sessionFailure = createStore<ApiError | null>(null, { serialize: 'ignore' })
  .on(status.failed, (_, { error }) => error)
  .reset(status.done, sessionStarted, sessionEnded);

export const $login = $session.map(({ login }) => login);
export const $isLoggedIn = $login.map((login) => login !== null);
/** Parameters of queries that only need a logged-in user: null for a visitor. */
export const $userParams = $isLoggedIn.map((isLoggedIn) => (isLoggedIn ? {} : null));
/** Whether a user is logged in; null until known. */
export const $isKnownUser = $session.map(({ status: known, login }) => (known === 'known' ? login !== null : null));
/** Whether a web3 wallet is connected: its account id is present. Source: specification, States, Wallet connect. */
export const $isWalletConnected = $session.map(({ walletAccountId }) => walletAccountId !== null);

/** The user changed; user data is reloaded or dropped. Carries whether a user is logged in. */
export const userChanged = $login.map((login) => login?.fid ?? null).updates.map((fid) => fid !== null);

const $isUnknown = $session.map(({ status: known }) => known === 'unknown');
// Where the exchange has said when to come back, the query comes back by itself.
const failed = status.failed.filter({ fn: ({ error }) => !isMaintenance(error.failure) });
const due = delay({ source: failed, ms: retryInterval, cancel: status.started });
sample({ clock: due, filter: $isUnknown, fn: () => {}, target: sessionRefetched });
sample({ clock: callFailed, filter: ({ failure }) => needsLogin(failure), fn: () => {}, target: sessionEnded });

// The session is asked for at every start and by every page: that it is under maintenance too says that the whole exchange is.
sample({
  clock: callFailed,
  source: combine({ failure: $sessionFailure, isFetching: $isSessionFetching }),
  filter: ({ failure, isFetching }, error) => failure === null && !isFetching && isMaintenance(error.failure),
  fn: () => {},
  target: sessionRefetched,
});
/** Whether the whole exchange is under maintenance. */
export const $isSiteDown = $sessionFailure.map((error) => error !== null && isMaintenance(error.failure));
