import { offeredLanguages, sourceLocale, type Locale } from '@locales/registry';
import { localStorageAdapter, readStored, storageKeys } from '@/shared/lib';
import { chooseLocale, parseAddress, withLanguage } from '@/shared/routing';

/** The language of this page load. An address without a known language is rewritten in place to the saved, browser or source language. Source: specification, Screens and routes. */
export function resolveLocale(): Locale {
  const address = `${location.pathname}${location.search}${location.hash}`;
  const requested = parseAddress(address).locale;
  const offered = offeredLanguages.find(({ code }) => code === requested)?.code;
  const locale =
    offered ??
    chooseLocale({
      saved: readStored(localStorageAdapter(window), storageKeys.language),
      preferred: navigator.languages ?? [sourceLocale],
      available: offeredLanguages,
    });
  const localized = withLanguage(address, locale);
  if (localized !== address) history.replaceState(history.state, '', localized);
  return locale;
}
