import { attach, createStore } from 'effector';

/** Plays a short sound. */
export type Chime = () => void | Promise<void>;

/** What the scope is heard by: the browser, or an isolated app's own. */
export const $chime = createStore<Chime>(() => import('./webAudioChime').then(({ webAudioChime }) => webAudioChime()), {
  serialize: 'ignore',
});

/** Plays a short sound; without a connection to fetch it, none. */
export const chimeFx = attach({ source: $chime, effect: (chime) => chime() });
