import { createEvent, createStore } from 'effector';
import { persist, storageKeys } from '@/shared/lib';

/** A time zone was chosen by its IANA name; null for the device's. */
export const timeZoneChosen = createEvent<string | null>();

/** The IANA name of the time zone that times are shown in; null for the device's. Stored in the browser. */
export const $timeZone = createStore<string | null>(null).on(timeZoneChosen, (_, zone) => zone);
persist(storageKeys.timeZone, $timeZone);
