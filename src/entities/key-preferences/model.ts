import { createEvent, createStore } from 'effector';
import { persist, storageKeys } from '@/shared/lib';

/** Single-key shortcuts were switched on or off. */
export const keysSwitched = createEvent<boolean>();

/** Whether a single key starts a command: speech input types letters that were never meant as one. Stored in the browser. Source: WCAG 2.2, 2.1.4. */
export const $areKeysOn = createStore(true).on(keysSwitched, (_, areOn) => areOn);
persist(storageKeys.singleKeys, $areKeysOn);

/** The keys of trade screens as they are stored; empty until somebody changes them. `tradeKeys.ts` reads them. */
export const tradeKeyTextChanged = createEvent<string>();
export const $tradeKeyText = createStore('').on(tradeKeyTextChanged, (_, text) => text);
persist(storageKeys.tradeKeys, $tradeKeyText);
