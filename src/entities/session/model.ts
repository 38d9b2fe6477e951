import { createEvent, createStore, sample } from 'effector';
import type { LoginData } from '@/contract/account';
import { user } from '@/contract/user';
import { callFailed, callFx, otherTabChanged, needsLogin, newestOf, type ApiError } from '@/shared/api';
import { appStarted, cameOnline, delay } from '@/shared/lib';

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

export const loadSessionFx = callFx(user.bizStatus);

const nobody: Session = { status: 'known', login: null, walletAccountId: null };

export const $session = createStore<Session>({ ...nobody, status: 'unknown' })
  // What was asked before a login or a logout knows nothing of it.
  .on(newestOf(loadSessionFx, { forget: [sessionStarted, sessionEnded] }), (_, { result }) => ({ status: 'known', ...result }))
  .on(sessionStarted, (session, login) => ({ ...session, status: 'known', login }))
  .on(sessionEnded, () => nobody);

/** Why nobody could say who this is: no reason to send them to log in, nor to show them what a visitor sees. */
export const $sessionFailure = createStore<ApiError | null>(null, { serialize: 'ignore' })
  .on(loadSessionFx.failData, (_, error) => error)
  .reset(loadSessionFx.done, sessionStarted, sessionEnded);

export const $login = $session.map(({ login }) => login);
export const $isLoggedIn = $login.map((login) => login !== null);
/** Whether a web3 wallet is connected: its account id is present. Source: specification, States, Wallet connect. */
export const $isWalletConnected = $session.map(({ walletAccountId }) => walletAccountId !== null);

/** Somebody else is behind this tree than before; everything of the user is loaded anew or dropped. Carries whether somebody is logged in. */
export const userChanged = $login.map((login) => login?.fid ?? null).updates.map((fid) => fid !== null);

const $isUnknown = $session.map(({ status }) => status === 'unknown');
const due = delay({ source: loadSessionFx.fail, ms: retryInterval, cancel: loadSessionFx });
sample({ clock: [appStarted, otherTabChanged], fn: () => ({}), target: loadSessionFx });
sample({ clock: [due, cameOnline], filter: $isUnknown, fn: () => ({}), target: loadSessionFx });
sample({ clock: callFailed, filter: ({ failure }) => needsLogin(failure), fn: () => {}, target: sessionEnded });
