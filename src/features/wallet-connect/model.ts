import { createEvent, createStore, merge, sample } from 'effector';
import { and, not } from 'patronum';
import { code } from '@/contract/codes';
import { web3 } from '@/contract/web3';
import { $isWalletConnected, sessionRefetched, walletConnected } from '@/entities/session';
import { query } from '@/shared/api';
import { brand } from '@/shared/brand';
import { $locale } from '@/shared/i18n';
import { $isVisible, delay } from '@/shared/lib';
import { hrefsIn, navigated, routes, screenLeft } from '@/shared/routing';

/** When the status of a QR code is checked first, and how often from then on, in ms. Source: specification, Timers, Wallet connect. */
const firstCheckMs = 2_000;
const checkInterval = 30_000;

export const connectOpened = createEvent();
export const connectClosed = createEvent();
/** Another QR code is wanted. */
export const codeRefreshed = createEvent();
/** The user says that the wallet has confirmed: the status is checked at once. */
export const checkRequested = createEvent();
/** The code of the dialog could not be loaded. */
export const dialogUnavailable = createEvent();

export const $isOpen = createStore(false)
  .on(connectOpened, () => true)
  .reset(connectClosed, dialogUnavailable, screenLeft);
const opened = sample({ clock: $isOpen, filter: Boolean, fn: () => {} });
const started = merge([opened, codeRefreshed]);
const closed = sample({ clock: $isOpen, filter: not($isOpen), fn: () => {} });

/** The QR code of the present try. */
export const login = query({
  endpoint: web3.generateQrcode,
  $params: $isOpen.map((isOpen) => (isOpen ? {} : null)),
  once: true,
  resetOn: started,
});
/** What the QR code encodes and a phone opens: the wallet with the token of the login; null until there is one (assumed: what the QR code holds is not shown). */
export const $link = login.$data.map(
  (data) => data && `${brand.walletLink}?${new URLSearchParams({ qrCodeToken: data.qrCodeToken }).toString()}`,
);

const $token = createStore<string | null>(null);
const status = query({
  endpoint: web3.scanLogin,
  $params: $token.map((qrCodeToken) => (qrCodeToken === null ? null : { query: { qrCodeToken } })),
  poll: { every: checkInterval },
});
const told = status.failed.filterMap(({ error: { failure } }) => ('code' in failure ? failure.code : undefined));
const expired = told.filter({ fn: (number) => number === code.qrExpired.code });

const checkDue = delay({ source: login.done, ms: firstCheckMs, cancel: merge([started, closed]) });
$token.on(checkDue, (_, { data }) => data.qrCodeToken).reset(started, closed, expired);

/** How the present QR code stands: any code but success and expired goes on waiting. Source: specification, States, Wallet connect. */
export const $phase = createStore<'waiting' | 'scanned' | 'expired'>('waiting')
  .on(told, (phase, number) => (number === code.qrScanned.code ? 'scanned' : phase))
  .on(expired, () => 'expired')
  .reset(started);
export const $isChecking = status.$isFetching;
/** Whether a check can be asked for: the code was checked once, and no check is under way. */
export const $canCheck = and(
  $token.map((token) => token !== null),
  not(status.$isFetching),
);

// A success is told once: a second check must not overtake the first. Whoever comes back from the wallet's app is not kept waiting.
const cameBack = sample({ clock: $isVisible, filter: $isVisible });
sample({ clock: [checkRequested, cameBack], filter: $canCheck, fn: () => {}, target: status.refetched });

sample({ clock: status.done.filterMap(({ data }) => data.loginResult ?? undefined), target: walletConnected });
// An answer that was lost has used up the code as well: the session knows whether the wallet is connected.
sample({ clock: [expired, status.done.filter({ fn: ({ data }) => data.loginResult === null })], fn: () => {}, target: sessionRefetched });

const connected = sample({ clock: $isWalletConnected, filter: and($isOpen, $isWalletConnected), fn: () => {} });
sample({ clock: connected, source: $locale, fn: (locale) => hrefsIn(locale)(routes.web3Assets), target: navigated });
$isOpen.reset(connected);
