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

/** Delay of the first status check of a QR code, and the interval of further ones, in ms. Source: specification, Timers, Wallet connect. */
const firstCheckMs = 2_000;
const checkInterval = 30_000;

export const connectOpened = createEvent();
export const connectClosed = createEvent();
/** The user requests a new QR code. */
export const codeRefreshed = createEvent();
/** The user reports the wallet's confirmation; checks the status immediately. */
export const checkRequested = createEvent();
/** The code of the dialog could not be loaded. */
export const dialogUnavailable = createEvent();

export const $isOpen = createStore(false)
  .on(connectOpened, () => true)
  .reset(connectClosed, dialogUnavailable, screenLeft);
const opened = sample({ clock: $isOpen, filter: Boolean, fn: () => {} });
const started = merge([opened, codeRefreshed]);
const closed = sample({ clock: $isOpen, filter: not($isOpen), fn: () => {} });

/** The QR code of the current attempt. */
export const qrCode = query({
  endpoint: web3.generateQrcode,
  $params: $isOpen.map((isOpen) => (isOpen ? {} : null)),
  once: true,
  resetOn: started,
});
/** The link in the QR code, which opens the wallet with the login token; null until loaded (assumed: the content of the QR code is not shown). */
export const $link = qrCode.$data.map(
  (data) => data && `${brand.walletLink}?${new URLSearchParams({ qrCodeToken: data.qrCodeToken }).toString()}`,
);

const $token = createStore<string | null>(null);
const status = query({
  endpoint: web3.scanLogin,
  $params: $token.map((qrCodeToken) => (qrCodeToken === null ? null : { query: { qrCodeToken } })),
  poll: { every: checkInterval },
});
const statusCodeReceived = status.failed.filterMap(({ error: { failure } }) => ('code' in failure ? failure.code : undefined));
const expired = statusCodeReceived.filter({ fn: (number) => number === code.qrExpired.code });

const checkDue = delay({ source: qrCode.done, ms: firstCheckMs, cancel: merge([started, closed]) });
$token.on(checkDue, (_, { data }) => data.qrCodeToken).reset(started, closed, expired);

/** The phase of the current QR code: any response code but success and expired keeps waiting. Source: specification, States, Wallet connect. */
export const $phase = createStore<'waiting' | 'scanned' | 'expired'>('waiting')
  .on(statusCodeReceived, (phase, number) => (number === code.qrScanned.code ? 'scanned' : phase))
  .on(expired, () => 'expired')
  .reset(started);
export const $isChecking = status.$isFetching;
/** Whether the user can request a check: the first one has started, and none is pending. */
export const $canCheck = and(
  $token.map((token) => token !== null),
  not(status.$isFetching),
);

// Success is returned only once, so checks must not overlap. Returning from the wallet's app checks immediately.
const pageShown = sample({ clock: $isVisible, filter: $isVisible });
sample({ clock: [checkRequested, pageShown], filter: $canCheck, fn: () => {}, target: status.refetched });

sample({ clock: status.done.filterMap(({ data }) => data.loginResult ?? undefined), target: walletConnected });
// A lost response has consumed the code too: the session shows whether the wallet is connected.
sample({ clock: [expired, status.done.filter({ fn: ({ data }) => data.loginResult === null })], fn: () => {}, target: sessionRefetched });

const connected = sample({ clock: $isWalletConnected, filter: and($isOpen, $isWalletConnected), fn: () => {} });
sample({ clock: connected, source: $locale, fn: (locale) => hrefsIn(locale)(routes.web3Assets), target: navigated });
$isOpen.reset(connected);
