import { createInstance, type FormatterModule, type i18n } from 'i18next';
import { languageOf, type Language, type Locale } from '@locales/registry';
import { clearOnRetry } from '@/shared/lib/failedLoads';
import { loadTexts } from './loadTexts';
import { createFormat, type Format } from './format';
import type { Namespace, TextKey, TextValues } from './text';

/** The language of one app instance: its texts, its formatters and its row of the registry. */
export interface I18n {
  readonly language: Language & { readonly code: Locale };
  readonly format: Format;
  readonly texts: i18n;
  /** Returns the text of a key whose namespace is loaded; components use `useText`, which loads it. */
  readonly t: (key: TextKey, values?: TextValues) => string;
  /** Loads text files; a route does so before its page is shown. Rejects if one cannot be loaded; calling it again retries. */
  readonly loadNamespaces: (...namespaces: readonly Namespace[]) => Promise<void>;
  /** A stable promise that a component can suspend on until the texts are loaded. A failure is kept until `loadNamespaces` or `retryFailedLoads` is called. */
  readonly whenNamespacesLoaded: (...namespaces: readonly Namespace[]) => Promise<void>;
}

/** Creates the language of one app instance; instances share no state. `zone` is an IANA name, the system's by default. */
export function createI18n({ locale, zone }: { locale: Locale; zone?: string }): I18n {
  const language = languageOf(locale);
  const format = createFormat({ locale: language.code, zone });
  const texts = createInstance();
  void texts.use(numberFormatter(format)).init({
    lng: language.code,
    load: 'currentOnly',
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    nsSeparator: '.',
    keySeparator: false,
    initAsync: false,
    resources: {},
    returnNull: false,
    interpolation: { escapeValue: false, alwaysFormat: true }, // React escapes
  });
  const absentOf = (namespaces: readonly Namespace[]) =>
    namespaces.filter((namespace) => !texts.hasResourceBundle(language.code, namespace));
  const load = async (namespaces: readonly Namespace[]) => {
    const add = async (namespace: Namespace) => {
      const loaded = await loadTexts(language.code, namespace);
      texts.addResourceBundle(language.code, namespace, loaded, undefined, undefined, { skipCopy: true });
    };
    await Promise.all(namespaces.map(add));
  };
  const waiting = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  const clearFailed = () => {
    for (const names of failed) waiting.delete(names);
    failed.clear();
  };
  return {
    language,
    format,
    texts,
    t: (key, values = {}) => texts.t(key, values),
    loadNamespaces: (...namespaces) => {
      clearFailed();
      return load(absentOf(namespaces));
    },
    whenNamespacesLoaded: (...namespaces) => {
      const names = namespaces.join();
      const pending = waiting.get(names);
      if (pending) return pending;
      const absent = absentOf(namespaces);
      if (absent.length === 0) return alreadyLoaded;
      const awaited = load(absent);
      awaited.catch(() => {
        failed.add(names);
        clearOnRetry(clearFailed);
      });
      waiting.set(names, awaited);
      return awaited;
    },
  };
}

// With these two fields React treats the promise as settled and does not suspend.
const alreadyLoaded = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

/** Formats numbers for the language, and decimal strings where the text asks for it: `{{price, amount}}`. */
const numberFormatter = (format: Format): FormatterModule => ({
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, style) =>
    typeof value === 'number' ? format.count(value) : style ? format.amount(String(value)) : String(value),
});
