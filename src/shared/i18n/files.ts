import { languageOf, languages, sourceLocale, type Locale } from '@locales/registry';
import type { Namespace } from './text';

type Texts = Readonly<Record<string, string>>;

/** The texts of a namespace in a language; the source language's where the language has no such file. Rejects where the file cannot be fetched. */
export async function textsOf(locale: Locale, namespace: Namespace): Promise<Texts> {
  const all = files();
  const load = (of: Locale) => all[pathOf(of, namespace)]?.() ?? Promise.resolve({});
  if (import.meta.env.VITE_MODE !== 'live' && languageOf(locale).isGenerated) {
    const { pseudoTexts } = await import('@locales/pseudo');
    return pseudoTexts(await load(sourceLocale));
  }
  return load(pathOf(locale, namespace) in all ? locale : sourceLocale);
}

/** The languages a reader can choose: those with texts, and the test language where the build has it. */
export function spokenLanguages(): typeof languages {
  const paths = Object.keys(files());
  return languages.filter(({ code, isGenerated }) => isGenerated || paths.some((path) => path.startsWith(`${folder}${code}/`)));
}

const folder = '../../../locales/';
const pathOf = (locale: Locale, namespace: Namespace) => `${folder}${locale}/${namespace}.json`;
// A function, because only Vite replaces the glob: Node tooling may import this module but not call it.
const files = () => import.meta.glob<Texts>('../../../locales/*/*.json', { import: 'default' });
