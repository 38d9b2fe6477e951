import { attach, combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { darkForced } from '@/features/theme-switch';
import { $clock, persist, storageKeys, subscribeWhileActive } from '@/shared/lib';
import type { Shell } from '@/shared/routing';
import { followScroll } from './scroll';

/** Which shell stands around the page. */
export const ShellGate = createGate<{ readonly kind: Shell }>({ name: 'ShellGate', defaultState: { kind: 'exchange' } });

/** The element that tells web3 mode from exchange mode; null in an isolated tree, which leaves the page as it is. */
export const $body = createStore(typeof document === 'undefined' ? null : document.body, { serialize: 'ignore' });

const markBodyFx = attach({
  source: $body,
  effect: (body, { kind }: { readonly kind: Shell }) => {
    if (body) body.dataset.theme = kind === 'web3' ? 'dark' : '';
  },
});
sample({ clock: [ShellGate.open, ShellGate.state], target: markBodyFx });
sample({ clock: [ShellGate.open, ShellGate.state], fn: ({ kind }) => kind === 'web3', target: darkForced });

/** The reader does not want to hear of the app again. */
export const barDismissed = createEvent();
/** Whether the phone's download bar is gone; remembered in the browser. */
export const $isBarDismissed = createStore(false).on(barDismissed, () => true);
persist(storageKeys.downloadBarDismissed, $isBarDismissed);

const scrolled = createEvent<boolean>();
/** The window that scrolls. */
export const $view = createStore(typeof window === 'undefined' ? null : window, { serialize: 'ignore' });
/** Whether the page is scrolled by more than one viewport height, so that a way back up helps. */
export const $isFarDown = createStore(false).on(scrolled, (_, isFar) => isFar);
subscribeWhileActive({ source: combine({ view: $view, clock: $clock }), listen: followScroll, reported: scrolled });

export const topWanted = createEvent();
const scrollTopFx = attach({ source: $view, effect: (view) => view?.scrollTo({ top: 0 }) });
sample({ clock: topWanted, fn: () => {}, target: scrollTopFx });
