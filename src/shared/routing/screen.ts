import { createStore } from 'effector';
import { createGate } from '@/shared/lib/gate';

interface Screen {
  /** Path of the present screen; null while none is mounted. */
  readonly pathname: string | null;
}

/** What stays mounted across routes is mounted. */
export const ScreenGate = createGate<Screen>('ScreenGate', { pathname: null });

const $change = createStore<{ readonly from: string | null; readonly to: string | null }>({ from: null, to: null }).on(
  ScreenGate.state,
  ({ to }, { pathname }) => ({ from: to, to: pathname }),
);

/** The user has left a screen; what is open over it closes. */
export const screenLeft = $change.updates.filterMap(({ from, to }) => (from === null || from === to ? undefined : from));
