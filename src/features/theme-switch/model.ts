import { attach, combine, createEvent, createStore, sample } from 'effector';
import { appStarted, mediaQuery, persist, storageKeys, subscribeWhileActive, type Stored } from '@/shared/lib';
import { media } from '@tokens/media';

export type ThemeChoice = Stored<'theme'>;
export type PriceColours = Stored<'prices'>;

/** The user chose light, dark or the system theme. */
export const themeChosen = createEvent<ThemeChoice>();
/** The user toggled between light and dark. */
export const themeToggled = createEvent();
/** The user chose the colours of rising and falling prices. */
export const priceColoursChosen = createEvent<PriceColours>();
/** Forces the dark theme for a part of the product, or stops forcing it. */
export const darkForced = createEvent<boolean>();

const lockRead = createEvent<boolean>();

/** The element that carries the theme: the document's root, or the root of an isolated app; null applies no theme. */
export const $themeRoot = createStore(typeof document === 'undefined' ? null : document.documentElement, { serialize: 'ignore' });

const $isSystemDark = mediaQuery(media.prefersDark);
/** The forced-dark setting, read from `data-theme-lock` of the served element. */
const $isLockedByPage = createStore(false).on(lockRead, (_, isLocked) => isLocked);
const $isLockedByMode = createStore(false).on(darkForced, (_, isForced) => isForced);

/** Whether the theme is locked to dark. Source: specification, States, Theme. */
export const $isLocked = combine($isLockedByPage, $isLockedByMode, (...locks) => locks.some(Boolean));

const $ownChoice = createStore<ThemeChoice>('system').on(themeChosen, (_, choice) => choice);
const $ownPriceColours = createStore<PriceColours>('green-up').on(priceColoursChosen, (_, prices) => prices);
const $linkedDisplay = createStore<Stored<'linkedDisplay'>>({})
  .on(themeChosen, ({ prices }) => ({ prices }))
  .on(priceColoursChosen, ({ theme }) => ({ theme }));
persist(storageKeys.theme, $ownChoice);
persist(storageKeys.prices, $ownPriceColours);
persist(storageKeys.linkedDisplay, $linkedDisplay);

/** The theme that the tab's link names, or else the user's own choice. */
export const $choice = combine($linkedDisplay, $ownChoice, ({ theme }, own): ThemeChoice => theme ?? own);
export const $priceColours = combine($linkedDisplay, $ownPriceColours, ({ prices }, own) => prices ?? own);

/** The effective theme. */
export const $isDark = combine(
  $isLocked,
  $choice,
  $isSystemDark,
  (...[isLocked, choice, isSystemDark]) => isLocked || (choice === 'system' ? isSystemDark : choice === 'dark'),
);

const applyThemeFx = attach({
  source: { root: $themeRoot, isDark: $isDark, isLocked: $isLocked, prices: $priceColours },
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
    if (root?.hasAttribute('data-theme-lock')) report(true);
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
// Also applied at the start: the served attributes may come from an invalid stored value.
sample({ clock: [appStarted, $isDark.updates, $isLocked.updates, $priceColours.updates], fn: () => {}, target: applyThemeFx });
