import { attach, createEvent, createStore, sample } from 'effector';

/** How a scope gets to another address; inside addresses only, with their language segment. */
export interface Navigator {
  /** Shows a screen without loading the page anew. */
  readonly follow: (to: string) => void;
  /** Loads the page anew at an address. */
  readonly load: (to: string) => void;
}

/** A model leads to an inside address. */
export const followed = createEvent<string>();
/** A model has the page loaded anew at an inside address, as a change of language does. */
export const reloadedAt = createEvent<string>();

/** The scope's navigator: the router's, or that of an isolated tree. */
export const $navigator = createStore<Navigator>({ follow: () => {}, load: () => {} }, { serialize: 'ignore' });

const followFx = attach({ source: $navigator, effect: ({ follow }: Navigator, to: string) => follow(to) });
const loadFx = attach({ source: $navigator, effect: ({ load }: Navigator, to: string) => load(to) });
sample({ clock: followed, target: followFx });
sample({ clock: reloadedAt, target: loadFx });
