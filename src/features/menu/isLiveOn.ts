import { createEvent, createStore } from 'effector';

/** What is known of the rooms on air has changed. */
export const liveChanged = createEvent<boolean>();

/** Whether the live item of the menus has its badge. */
export const $isLiveOn = createStore(false).on(liveChanged, (_, isOn) => isOn);
