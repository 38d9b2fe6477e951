import { createEvent, createStore, sample } from 'effector';
import { persist, storageKeys } from '@/shared/lib';
import { reloadRequested, withLanguage } from '@/shared/routing';
import type { Locale } from '@locales/registry';

/** A language was chosen, with the current address. */
export const languageChosen = createEvent<{ readonly locale: Locale; readonly address: string }>();

/** The language chosen now or on an earlier visit, used for addresses without a language; null if none was chosen. */
export const $chosen = createStore<Locale | null>(null).on(languageChosen, (_, { locale }) => locale);
persist(storageKeys.language, $chosen);

// The address and its redirect parameter switch to the new language; all other state is dropped.
sample({ clock: languageChosen, fn: ({ locale, address }) => withLanguage(address, locale), target: reloadRequested });
