import { createEvent, createStore } from 'effector';
import { persist, storageKeys } from '@/shared/lib';

/** The user chose a time zone by its IANA name; null for the device's. */
export const timeZoneChosen = createEvent<string | null>();

/** The IANA name of the display time zone; null for the device's. Stored in the browser. */
export const $timeZone = createStore<string | null>(null).on(timeZoneChosen, (_, zone) => zone);
persist(storageKeys.timeZone, $timeZone);
