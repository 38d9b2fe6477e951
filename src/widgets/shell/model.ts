import { attach, combine, createEvent, createStore, sample } from 'effector';
import { darkForced } from '@/features/theme-switch';
import { $clock, persist, storageKeys, subscribeWhileActive } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';
import type { Shell } from '@/shared/routing';
import { observeScroll } from './scroll';

/** Open while a shell is mounted, with its kind. */
export const ShellGate = createGate<{ readonly kind: Shell }>('ShellGate', { kind: 'exchange' });

/** The element that carries the web3 or exchange mode; null in an isolated app, which leaves the document unchanged. */
export const $body = createStore(typeof document === 'undefined' ? null : document.body, { serialize: 'ignore' });

const markBodyFx = attach({
  source: $body,
  effect: (body, { kind }: { readonly kind: Shell }) => {
    if (body) body.dataset.theme = kind === 'web3' ? 'dark' : '';
  },
});
sample({ clock: [ShellGate.open, ShellGate.state], target: markBodyFx });
sample({ clock: [ShellGate.open, ShellGate.state], fn: ({ kind }) => kind === 'web3', target: darkForced });

/** The user dismissed the download bar. */
export const barDismissed = createEvent();
/** Whether the download bar was dismissed; persisted in local storage. */
export const $isBarDismissed = createStore(false).on(barDismissed, () => true);
persist(storageKeys.downloadBarDismissed, $isBarDismissed);

const scrolled = createEvent<boolean>();
/** The scrolling window. */
export const $scrollWindow = createStore(typeof window === 'undefined' ? null : window, { serialize: 'ignore' });
/** Whether the page is scrolled by more than one viewport height, which shows the scroll-to-top button. */
export const $isFarDown = createStore(false).on(scrolled, (_, isFar) => isFar);
subscribeWhileActive({ source: combine({ view: $scrollWindow, clock: $clock }), listen: observeScroll, reported: scrolled });

export const scrollTopPressed = createEvent();
const scrollTopFx = attach({ source: $scrollWindow, effect: (view) => view?.scrollTo({ top: 0 }) });
sample({ clock: scrollTopPressed, fn: () => {}, target: scrollTopFx });
