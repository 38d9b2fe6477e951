import { attach, combine, createEvent, createStore, sample } from 'effector';
import { appStarted, mediaQuery, persist, storageKeys, subscribeWhileActive, type Stored } from '@/shared/lib';
import { media } from '@tokens/media';

export type ThemeChoice = Stored<'theme'>;
export type Prices = Stored<'prices'>;

/** The reader chose light, dark or the system's theme. */
export const themeChosen = createEvent<ThemeChoice>();
/** The reader wants the other one of light and dark. */
export const themeToggled = createEvent();
/** The reader chose the colours of rising and falling prices. */
export const pricesChosen = createEvent<Prices>();
/** A part of the product is dark whatever the reader chose, or no longer. */
export const darkForced = createEvent<boolean>();

const lockRead = createEvent<boolean>();

/** The element that carries the theme: the page's root, or that of an isolated tree; null leaves all as it is. */
export const $themeRoot = createStore(typeof document === 'undefined' ? null : document.documentElement, { serialize: 'ignore' });

const $isSystemDark = mediaQuery(media.prefersDark);
/** The forced-dark setting: `data-theme-lock` on the element as it was served. */
const $isLockedByPage = createStore(false).on(lockRead, (_, isLocked) => isLocked);
const $isLockedByMode = createStore(false).on(darkForced, (_, isForced) => isForced);

/** Whether switching is off because all is dark. Source: specification, States, Theme. */
export const $isLocked = combine($isLockedByPage, $isLockedByMode, (...locks) => locks.some(Boolean));

export const $choice = createStore<ThemeChoice>('system').on(themeChosen, (_, choice) => choice);
export const $prices = createStore<Prices>('green-up').on(pricesChosen, (_, prices) => prices);
persist(storageKeys.theme, $choice);
persist(storageKeys.prices, $prices);

/** The theme that shows. */
export const $isDark = combine(
  $isLocked,
  $choice,
  $isSystemDark,
  (...[isLocked, choice, isSystemDark]) => isLocked || (choice === 'system' ? isSystemDark : choice === 'dark'),
);

const markFx = attach({
  source: { root: $themeRoot, isDark: $isDark, isLocked: $isLocked, prices: $prices },
  effect: ({ root, isDark, isLocked, prices }) => {
    if (!root) return;
    root.dataset.theme = isDark ? 'dark' : 'light';
    root.dataset.prices = prices;
    root.toggleAttribute('data-theme-lock', isLocked);
  },
});

subscribeWhileActive({
  source: $themeRoot,
  reported: lockRead,
  listen: (root, report) => {
    report(root?.hasAttribute('data-theme-lock') ?? false);
    return () => {};
  },
});
sample({
  clock: themeToggled,
  source: { isDark: $isDark, isLocked: $isLocked },
  filter: ({ isLocked }) => !isLocked,
  fn: ({ isDark }) => (isDark ? ('light' as const) : ('dark' as const)),
  target: themeChosen,
});
// Also at the start: what the page was served with may be a kept value that makes no sense.
sample({ clock: [appStarted, $isDark.updates, $isLocked.updates, $prices.updates], fn: () => {}, target: markFx });
