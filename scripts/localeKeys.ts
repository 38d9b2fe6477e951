import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, pluralsOf, sourceLocale } from '@locales/registry';
import { filesOf, root } from './sources';

type Texts = Record<string, string>;

const pluralEnding = /_(?:zero|one|two|few|many|other)$/;

/** The texts of a language, with each key prefixed by its namespace. */
function textsOf(locale: Locale): Texts {
  const files = filesOf(`locales/${locale}`).filter((path) => path.endsWith('.json'));
  return Object.fromEntries(
    files.flatMap((path) => {
      const namespace = path.slice(`locales/${locale}/`.length, -'.json'.length);
      const texts: Record<string, unknown> = JSON.parse(readFileSync(join(root, path), 'utf8'));
      return Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, String(text)]);
    }),
  );
}

/** The source language's keys that another language lacks: empty, or without a required plural form; all forms of a key count once. */
export function missingKeys(locale: Locale): string[] {
  const texts = textsOf(locale);
  const has = (key: string) => (texts[key] ?? '').trim() !== '';
  return sourceKeys().filter((key) => !(key.endsWith('_') ? pluralsOf(locale).every((form) => has(key + form)) : has(key)));
}

/** Number of the source language's keys that another language has. */
export const countKeys = (locale: Locale): number => sourceKeys().length - missingKeys(locale).length;

/** Every key of the source language, with a plural counted once, as `common.results_`. */
function sourceKeys(): string[] {
  const source = Object.keys(textsOf(sourceLocale));
  const isPlural = (key: string) => pluralEnding.test(key) && source.includes(key.replace(pluralEnding, '_other'));
  return [...new Set(source.map((key) => (isPlural(key) ? key.replace(pluralEnding, '_') : key)))];
}
