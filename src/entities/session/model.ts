import { createEvent, createStore, merge, sample } from 'effector';
import type { LoginData } from '@/contract/account';
import { user } from '@/contract/user';
import { callFailed, needsLogin, otherTabChanged, query, type ApiError } from '@/shared/api';
import { $isStarted, cameOnline, delay } from '@/shared/lib';

/** Who uses this tree. `unknown` until the exchange has answered, which is not to be taken for a visitor; `login` is null for a visitor. */
export interface Session {
  readonly status: 'unknown' | 'known';
  readonly login: LoginData | null;
  readonly walletAccountId: string | null;
}

/** A login has succeeded. */
export const sessionStarted = createEvent<LoginData>();
/** The session is over: by logout, in another tab, or on the exchange's side. */
export const sessionEnded = createEvent();

/** From a failure to say who this is to the next try, in ms. */
const retryInterval = 5000;

const status = query({
  endpoint: user.bizStatus,
  $params: $isStarted.map((isStarted) => (isStarted ? {} : null)),
  refetchOn: [otherTabChanged],
  // What was asked before a login or a logout knows nothing of it.
  cancelOn: merge([sessionStarted, sessionEnded]),
});
/** Asks again who this is. */
export const sessionRefetched = status.refetched;
export const $isSessionFetching = status.$isFetching;

const nobody: Session = { status: 'known', login: null, walletAccountId: null };

export const $session = createStore<Session>({ ...nobody, status: 'unknown' })
  .on(status.done, (_, { data }) => ({ status: 'known', ...data }))
  .on(sessionStarted, (session, login) => ({ ...session, status: 'known', login }))
  .on(sessionEnded, () => nobody);

/** Why nobody could say who this is: no reason to send them to log in, nor to show them what a visitor sees. */
export const $sessionFailure = createStore<ApiError | null>(null, { serialize: 'ignore' })
  .on(status.failed, (_, { error }) => error)
  .reset(status.done, sessionStarted, sessionEnded);

export const $login = $session.map(({ login }) => login);
export const $isLoggedIn = $login.map((login) => login !== null);
/** What calls are asked that need nothing but somebody logged in: null for a visitor. */
export const $userParams = $isLoggedIn.map((isLoggedIn) => (isLoggedIn ? {} : null));
/** The same as a three-way answer: null until the exchange has said who this is. */
export const $isKnownUser = $session.map(({ status: known, login }) => (known === 'known' ? login !== null : null));
/** Whether a web3 wallet is connected: its account id is present. Source: specification, States, Wallet connect. */
export const $isWalletConnected = $session.map(({ walletAccountId }) => walletAccountId !== null);

/** Somebody else is behind this tree than before; everything of the user is loaded anew or dropped. Carries whether somebody is logged in. */
export const userChanged = $login.map((login) => login?.fid ?? null).updates.map((fid) => fid !== null);

const $isUnknown = $session.map(({ status: known }) => known === 'unknown');
const due = delay({ source: status.failed, ms: retryInterval, cancel: status.started });
sample({ clock: [due, cameOnline], filter: $isUnknown, fn: () => {}, target: sessionRefetched });
sample({ clock: callFailed, filter: ({ failure }) => needsLogin(failure), fn: () => {}, target: sessionEnded });
