import { languages, type Locale, sourceLocale } from '@locales/registry';
import { filesOf, textOf } from '../../scripts/sources';

/** The JSON files in `locales/`, as paths from the project root. */
export const textFiles = filesOf('locales').filter((path) => path.endsWith('.json'));

/** The languages with a complete translation, except the generated one. */
export const complete: readonly Locale[] = languages
  .filter(({ status, isGenerated }) => status === 'complete' && !isGenerated)
  .map(({ code }) => code);

/** The languages whose translation may have gaps. */
export const drafts: readonly Locale[] = languages.filter(({ status }) => status === 'draft').map(({ code }) => code);

export const namespacesOf = (locale: Locale): string[] =>
  textFiles.filter((path) => path.startsWith(`locales/${locale}/`)).map((path) => path.replace(/^.*\/|\.json$/g, ''));

/** The texts of one file by key; empty if the file does not exist. */
export function textsIn(locale: Locale, namespace: string): Readonly<Record<string, string>> {
  const path = `locales/${locale}/${namespace}.json`;
  return textFiles.includes(path) ? JSON.parse(textOf(path)) : {};
}

const pluralForm = /_(zero|one|two|few|many|other)$/;

/** A key with its texts: one text, or one per plural form. */
export interface Entry {
  readonly key: string;
  readonly forms: ReadonlyMap<string, string>;
}

/** The entries of a file. A key is a plural if the source language has its `other` form. */
export function entriesOf(locale: Locale, namespace: string): ReadonlyMap<string, Entry> {
  const source = textsIn(sourceLocale, namespace);
  const entries = new Map<string, Entry>();
  for (const [key, text] of Object.entries(textsIn(locale, namespace))) {
    const form = pluralForm.exec(key)?.[1];
    const base = form === undefined ? key : key.replace(pluralForm, '');
    const isPlural = form !== undefined && `${base}_other` in source;
    const name = isPlural ? base : key;
    const forms = entries.get(name)?.forms ?? new Map();
    entries.set(name, { key: name, forms: new Map([...forms, [isPlural ? form : '', text]]) });
  }
  return entries;
}

/** The placeholders of a text as written, sorted: `['count', 'price, amount']`. */
export const placeholdersOf = (text: string): string[] =>
  [...new Set(Array.from(text.matchAll(/\{\{\s*([^{}]+?)\s*\}\}/g), ([, placeholder = '']) => placeholder))].toSorted();

/** The value name and the style of a placeholder: `['price', 'amount']`. */
export function readPlaceholder(placeholder: string): { readonly name: string; readonly style: string | undefined } {
  const [name = '', style] = placeholder.split(', ');
  return { name, style };
}

/** The markup tags of a text in reading order. */
export const tagsOf = (text: string): string[] => Array.from(text.matchAll(/<\/?[A-Za-z][\w-]*\s*\/?>/g), ([tag]) => tag);
