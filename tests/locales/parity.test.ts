import { describe, expect, test } from 'vitest';
import { pluralsOf, sourceLocale } from '@locales/registry';
import { missingKeys } from '../../scripts/localeKeys';
import { textOf } from '../../scripts/sources';
import { complete, drafts, entriesOf, namespacesOf, placeholdersOf, readPlaceholder, tagsOf, textFiles, textsIn } from './texts';

const namespaces = namespacesOf(sourceLocale);
const everyFile = [...complete, ...drafts].flatMap((locale) => namespacesOf(locale).map((namespace) => [locale, namespace] as const));

test('every file of the source language has its line in locales/texts.ts, which types the keys', () => {
  const lines = Array.from(textOf('locales/texts.ts').matchAll(/^export \{ default as (\w+) \} from '(.*)';$/gm), ([line]) => line);
  const expected = namespaces.map((namespace) => `export { default as ${namespace} } from './en_US/${namespace}.json';`);
  expect(new Set(lines)).toEqual(new Set(expected));
});

test.each(textFiles)('%s contains each key once and is flat', (path) => {
  const keys = Array.from(textOf(path).matchAll(/^\s*"((?:[^"\\]|\\.)+)":/gm), ([, key]) => key);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  const texts: Record<string, unknown> = JSON.parse(textOf(path));
  expect(Object.entries(texts).filter(([key, text]) => typeof text !== 'string' || !/^\w+$/.test(key))).toEqual([]);
});

test.each(complete)('the complete language %s has every text', (locale) => {
  expect(missingKeys(locale), `translate them in locales/${locale}`).toEqual([]);
});

test.each(drafts)('the draft %s has no file that the source language lacks', (locale) => {
  expect(namespacesOf(locale).filter((namespace) => !namespaces.includes(namespace))).toEqual([]);
});

describe.each(everyFile)('%s/%s', (locale, namespace) => {
  const source = entriesOf(sourceLocale, namespace);
  const entries = entriesOf(locale, namespace);

  test('has no key that the source language lacks', () => {
    expect([...entries.keys()].filter((key) => !source.has(key))).toEqual([]);
  });

  test('has no empty texts and no leading or trailing spaces', () => {
    expect(Object.entries(textsIn(locale, namespace)).filter(([, text]) => text === '' || text !== text.trim())).toEqual([]);
  });

  test('has the plural forms its language needs', () => {
    const plurals = [...entries.values()].filter(({ forms }) => !forms.has(''));
    const expected = pluralsOf(locale).toSorted();
    expect(
      plurals
        .filter(({ forms }) => [...forms.keys()].toSorted().join() !== expected.join())
        .map(({ key, forms }) => [key, ...forms.keys()]),
    ).toEqual([]);
  });

  test('uses only the known value style', () => {
    const styles = Object.values(textsIn(locale, namespace))
      .flatMap(placeholdersOf)
      .flatMap((placeholder) => readPlaceholder(placeholder).style ?? []);
    expect(styles.filter((style) => style !== 'amount')).toEqual([]);
  });

  test('keeps the placeholders and tags', () => {
    const wrong = [...entries.values()].filter(({ key, forms }) => {
      const original = [...(source.get(key)?.forms.values() ?? [])].at(-1) ?? '';
      // A form for one or two may omit the number.
      const needed = (text: string, form: string) =>
        placeholdersOf(text)
          .filter((name) => form === '' || name !== 'count')
          .join();
      return [...forms].some(
        ([form, text]) =>
          needed(text, form) !== needed(original, form) || tagsOf(text).toSorted().join() !== tagsOf(original).toSorted().join(),
      );
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });
});
