import { attach, createEvent, createStore, sample } from 'effector';

/** The scope's router: goes to an address inside the product (with its language segment), or one step back. */
export interface Navigator {
  readonly go: (to: string, options?: { readonly replace?: boolean }) => void;
  readonly back: () => void;
  /** Reloads the document at an address, so that no state is left. */
  readonly reload: (to: string) => void;
}

/** Set by whoever owns the tree's router. */
export const $navigator = createStore<Navigator | null>(null, { serialize: 'ignore' });

/** Something in a model leads to another screen. */
export const navigated = createEvent<string>();
/** The same in place of the present screen, which a step back then skips. */
export const replaced = createEvent<string>();
/** Goes back one page. */
export const backRequested = createEvent();
/** Reloads the document at an address. */
export const reloaded = createEvent<string>();

const followFx = attach({ source: $navigator, effect: (navigator, to: string) => navigator?.go(to) });
const replaceFx = attach({ source: $navigator, effect: (navigator, to: string) => navigator?.go(to, { replace: true }) });
const backFx = attach({ source: $navigator, effect: (navigator) => navigator?.back() });
const reloadFx = attach({ source: $navigator, effect: (navigator, to: string) => navigator?.reload(to) });

sample({ clock: navigated, target: followFx });
sample({ clock: replaced, target: replaceFx });
sample({ clock: backRequested, target: backFx });
sample({ clock: reloaded, target: reloadFx });
