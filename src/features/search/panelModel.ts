import { createEvent, createStore, sample } from 'effector';
import { $device } from '@/shared/lib';

// The part of the model needed before the panel is first opened; the rest is loaded with the panel.

export const searchOpened = createEvent();
export const searchClosed = createEvent();
export const $isOpen = createStore(false)
  .on(searchOpened, () => true)
  .reset(searchClosed);
sample({ clock: $device.updates, fn: () => {}, target: searchClosed });
