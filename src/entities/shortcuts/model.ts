import { createEvent, createStore } from 'effector';
import { persist, storageKeys } from '@/shared/lib';

/** Single-key shortcuts were switched on or off. */
export const shortcutsSwitched = createEvent<boolean>();

/** Whether single keys trigger commands; speech input types letters that were never meant as commands. Stored in the browser. Source: WCAG 2.2, 2.1.4. */
export const $areShortcutsOn = createStore(true).on(shortcutsSwitched, (_, areOn) => areOn);
persist(storageKeys.singleKeys, $areShortcutsOn);

/** The key bindings of trade screens as stored; empty until the user changes them. Parsed by `tradeKeys.ts`. */
export const tradeKeyTextChanged = createEvent<string>();
export const $tradeKeyText = createStore('').on(tradeKeyTextChanged, (_, text) => text);
persist(storageKeys.tradeKeys, $tradeKeyText);
