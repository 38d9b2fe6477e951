import { createEvent, createStore } from 'effector';

/** The live rooms were loaded or changed; carries whether any is on air. */
export const liveChanged = createEvent<boolean>();

/** Whether the live menu item shows its badge. */
export const $isLiveOn = createStore(false).on(liveChanged, (_, isOn) => isOn);
