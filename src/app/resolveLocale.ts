import { offeredLanguages, sourceLocale, type Locale } from '@locales/registry';
import { localStorageAdapter, readStored, storageKeys } from '@/shared/lib';
import { chooseLocale, splitAddress, withLanguage } from '@/shared/routing';

/** The language of this page load. An address without a known language is rewritten in place to the saved, browser or source language. Source: specification, Screens and routes. */
export function resolveLocale(): Locale {
  const address = `${location.pathname}${location.search}${location.hash}`;
  const named = splitAddress(address).locale;
  const known = offeredLanguages.find(({ code }) => code === named)?.code;
  const locale =
    known ??
    chooseLocale({
      saved: readStored(localStorageAdapter(window), storageKeys.language),
      preferred: navigator.languages ?? [sourceLocale],
      available: offeredLanguages,
    });
  const settled = withLanguage(address, locale);
  if (settled !== address) history.replaceState(history.state, '', settled);
  return locale;
}
