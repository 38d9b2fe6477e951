import { attach, createStore } from 'effector';

/** Plays a short sound. */
export type Chime = () => void | Promise<void>;

/** The sound output of the scope: the browser's, or an isolated app's own. */
export const $chime = createStore<Chime>(() => import('./webAudioChime').then(({ webAudioChime }) => webAudioChime()), {
  serialize: 'ignore',
});

/** Plays a short sound; none if its code cannot be loaded. */
export const chimeFx = attach({ source: $chime, effect: (chime) => chime() });
