import { createEvent, createStore } from 'effector';
import * as z from 'zod/mini';
import { persist } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';

/** The app has a mode to tell. */
export const ModeBarGate = createGate('ModeBarGate');
export const barHidden = createEvent();
export const barShown = createEvent();

/** Whether the mode bar is put away, as for a demonstration. Stored in the browser. */
export const $isBarHidden = createStore(false)
  .on(barHidden, () => true)
  .on(barShown, () => false);
persist({ name: 'ui.modeBarHidden', schema: z.boolean() }, $isBarHidden);
