import { createEvent, createStore } from 'effector';

/** The live rooms were loaded or changed; carries whether any is on air. */
export const liveRoomsChanged = createEvent<boolean>();

/** Whether the live menu item shows its badge. */
export const $hasLiveRoom = createStore(false).on(liveRoomsChanged, (_, isOnAir) => isOnAir);
