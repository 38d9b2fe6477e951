import { createEvent, createStore, sample } from 'effector';
import type { AccountType } from '@/contract/capital';
import { $session, userChanged } from '@/entities/session';
import { $locale } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { hrefsIn, navigated, routes, screenLeft } from '@/shared/routing';

/** Initial values of the form; missing ones have defaults. */
export interface TransferPreset {
  readonly source?: AccountType;
  readonly target?: AccountType;
  readonly coinId?: number;
  /** The pair of an isolated margin account. */
  readonly tradeId?: number;
}

/** The accounts of a submitted transfer. */
export interface SubmittedAccounts {
  readonly source: number;
  readonly target: number;
}

/** Opens the transfer dialog; sends a visitor to login and a phone to the transfer page. */
export const transferOpened = createEvent<TransferPreset>();
/** Closes the form. */
export const transferClosed = createEvent();
/** The exchange has made or accepted a transfer; data that depends on it can be refreshed. */
export const transferSucceeded = createEvent<SubmittedAccounts>();
/** The exchange's checks have rejected a transfer (30705). */
export const transferRejected = createEvent<SubmittedAccounts>();

const $isVisitor = $session.map(({ status, login }) => status === 'known' && login === null);

/** Initial values of the open form; null while it is closed. A new object each time the form opens. */
export const $preset = createStore<TransferPreset | null>(null).reset(transferClosed);

// On a phone the form is a page of its own. Source: specification, Main routes.
const openRequested = sample({
  clock: transferOpened,
  source: { isVisitor: $isVisitor, device: $device, locale: $locale },
  fn: ({ isVisitor, device, locale }, preset) => {
    const to = hrefsIn(locale);
    if (isVisitor) return { to: to(routes.login), preset: null };
    return device === 'phone' ? { to: to(routes.transfer, { query: preset }), preset: null } : { to: null, preset: { ...preset } };
  },
});
sample({ clock: openRequested.map(({ preset }) => preset), filter: (preset) => preset !== null, target: $preset });
sample({ clock: openRequested.map(({ to }) => to), filter: (to) => to !== null, target: navigated });
sample({ clock: [userChanged, screenLeft], fn: () => {}, target: transferClosed });
