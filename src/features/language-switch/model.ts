import { createEvent, createStore, sample } from 'effector';
import { persist, storageKeys } from '@/shared/lib';
import { reloaded, withLanguage } from '@/shared/routing';
import type { Locale } from '@locales/registry';

/** A language was chosen on the page at this address. */
export const languageChosen = createEvent<{ readonly locale: Locale; readonly address: string }>();

/** The language chosen here or on an earlier visit, which addresses without one are brought to; null where none was. */
export const $chosen = createStore<Locale | null>(null).on(languageChosen, (_, { locale }) => locale);
persist(storageKeys.language, $chosen);

// The address and any redirect parameter in it take the new language; everything else starts anew.
sample({ clock: languageChosen, fn: ({ locale, address }) => withLanguage(address, locale), target: reloaded });
