import { attach, createEvent, createStore, sample } from 'effector';

/** The scope's router: navigates to an internal address (with its language segment), or one step back, home if there is no earlier page of the app. */
export interface Navigator {
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void;
  readonly back: () => void;
  /** Reloads the document at an address, dropping all state. */
  readonly reload: (to: string) => void;
}

/** Set by the owner of the app's router. */
export const $navigator = createStore<Navigator | null>(null, { serialize: 'ignore' });

/** Navigates to another screen from a model. */
export const navigated = createEvent<string>();
/** Navigates and replaces the current history entry. */
export const replaceRequested = createEvent<string>();
/** Goes back one history entry, or home from the first page of a tab. */
export const backRequested = createEvent();
/** Reloads the document at an address. */
export const reloadRequested = createEvent<string>();

const navigateFx = attach({ source: $navigator, effect: (navigator, to: string) => navigator?.go(to) });
const replaceFx = attach({ source: $navigator, effect: (navigator, to: string) => navigator?.go(to, { replace: true }) });
const backFx = attach({ source: $navigator, effect: (navigator) => navigator?.back() });
const reloadFx = attach({ source: $navigator, effect: (navigator, to: string) => navigator?.reload(to) });

sample({ clock: navigated, target: navigateFx });
sample({ clock: replaceRequested, target: replaceFx });
sample({ clock: backRequested, target: backFx });
sample({ clock: reloadRequested, target: reloadFx });
