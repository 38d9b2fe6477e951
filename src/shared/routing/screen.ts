import { createStore } from 'effector';
import { createGate } from '@/shared/lib/gate';

interface Screen {
  /** Path of the current screen; null while none is mounted. */
  readonly pathname: string | null;
}

/** Mounted by the layout, which stays mounted across routes. */
export const ScreenGate = createGate<Screen>('ScreenGate', { pathname: null });

const $change = createStore<{ readonly from: string | null; readonly to: string | null }>({ from: null, to: null }).on(
  ScreenGate.state,
  ({ to }, { pathname }) => ({ from: to, to: pathname }),
);

/** The user left a screen; overlays on it close. */
export const screenLeft = $change.updates.filterMap(({ from, to }) => (from === null || from === to ? undefined : from));
