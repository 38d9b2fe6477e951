import { languageOf, pluralsOf, sourceLocale, type Locale } from '@locales/registry';
import { loadModule, trackLoad } from '@/shared/lib';
import type { Namespace } from './text';

/** The texts of a namespace by key. */
export type Texts = Readonly<Record<string, string>>;

/** Loads the texts of a namespace; missing texts of a draft language are in the source language. Rejects if a file cannot be loaded. */
export async function loadTexts(locale: Locale, namespace: Namespace): Promise<Texts> {
  const load = (fileLocale: Locale) => {
    const loadFrom = (files: Files) => trackLoad(loadModule(files[pathOf(fileLocale, namespace)] ?? none));
    return fileLocale === sourceLocale ? loadFrom(sourceFiles()) : translatedFiles().then(loadFrom); // the source language is requested at once
  };
  const { isGenerated, status } = languageOf(locale);
  if (import.meta.env.VITE_MODE !== 'live' && isGenerated) {
    const { pseudoTexts } = await import('@locales/pseudo');
    return pseudoTexts(await load(sourceLocale));
  }
  if (status === 'complete') return load(locale);
  const [source, translated] = await Promise.all([load(sourceLocale), load(locale)]);
  return fillGaps(locale, translated, source);
}

/** Fills a draft language's missing texts from the source language; a plural form that the source lacks falls back to its `other`. */
export function fillGaps(locale: Locale, translated: Texts, source: Texts): Texts {
  const plurals = Object.entries(source)
    .filter(([key]) => key.endsWith('_other'))
    .flatMap(([key, text]) => pluralsOf(locale).map((form) => [key.replace(/other$/, form), text] as const));
  return { ...Object.fromEntries(plurals), ...source, ...translated };
}

type Files = Readonly<Record<string, () => Promise<Texts>>>;

const none = (): Promise<Texts> => Promise.resolve({});
const folder = '../../../locales/';
const pathOf = (locale: Locale, namespace: Namespace) => `${folder}${locale}/${namespace}.json`;
/** The paths of translated files are loaded on demand, so that adding a language does not grow the first load of the others. */
const translatedFiles = async () => (await loadModule(() => import('./translatedFiles'))).translatedFiles();
// A function, because only Vite replaces the glob: Node scripts may import this module but not call it.
const sourceFiles = () => import.meta.glob<Texts>('../../../locales/en_US/*.json', { import: 'default' });
