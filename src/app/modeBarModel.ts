import { createEvent, createStore } from 'effector';
import * as z from 'zod/mini';
import { persist } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';

/** Open while the app shows a mode. */
export const ModeBarGate = createGate('ModeBarGate');
export const barHidden = createEvent();
export const barShown = createEvent();

/** Whether the mode bar is hidden, for example for a demonstration. Stored in the browser. */
export const $isBarHidden = createStore(false)
  .on(barHidden, () => true)
  .on(barShown, () => false);
persist({ name: 'ui.modeBarHidden', schema: z.boolean() }, $isBarHidden);
