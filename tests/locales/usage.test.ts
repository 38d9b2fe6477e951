import { describe, expect, test } from 'vitest';
import { sourceLocale } from '@locales/registry';
import { filesOf, parse, textOf } from '../../scripts/sources';
import { entriesOf, namespacesOf, placeholdersOf, readPlaceholder, type Entry } from './texts';
import { type Use, usesIn } from './usage';

const namespaces = namespacesOf(sourceLocale);
const entries: ReadonlyMap<string, Entry> = new Map(
  namespaces.flatMap((namespace) => [...entriesOf(sourceLocale, namespace)].map(([key, entry]) => [`${namespace}.${key}`, entry] as const)),
);

const inFolders = (...folders: readonly string[]): Use[] =>
  folders
    .flatMap((folder) => filesOf(folder))
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|d)\.tsx?$|^src\/contract\/\w+\/endpoints(?:\/\w+)?\.ts$/.test(path)) // an endpoint id looks like a key
    .flatMap((path) => usesIn(parse(path, textOf(path)), namespaces));

const product = inFolders('src');

describe('the texts used by the product', () => {
  test('exist', () => {
    const isDefined = ({ key, isPrefix }: Use) =>
      isPrefix ? [...entries.keys()].some((defined) => defined.startsWith(key)) : entries.has(key);
    expect([...product, ...inFolders('stories')].filter((use) => !isDefined(use)).map(({ key, place }) => `${place} ${key}`)).toEqual([]);
  });

  test('include every defined text: none is unused', () => {
    const isUsed = (defined: string) => product.some(({ key, isPrefix }) => (isPrefix ? defined.startsWith(key) : defined === key));
    expect([...entries.keys()].filter((defined) => !isUsed(defined))).toEqual([]);
  });

  test('get a value for each of their placeholders', () => {
    const lacking = product.flatMap(({ key, values, place }) => {
      const texts = [...(entries.get(key)?.forms.values() ?? [])];
      const names = texts.flatMap(placeholdersOf).map((placeholder) => readPlaceholder(placeholder).name);
      const absent = values && names.filter((name) => !values.includes(name));
      return absent?.length ? [`${place} ${key} lacks ${absent.join()}`] : [];
    });
    expect(lacking).toEqual([]);
  });
});

describe('the search for used texts', () => {
  const found = (code: string) =>
    usesIn(parse('src/x.tsx', code), ['common', 'routes']).map(({ key, isPrefix, values }) => [key, isPrefix, values]);

  test.each([
    ["t('common.retry')", ['common.retry', false, []]],
    ["i18n.t('common.page', { number })", ['common.page', false, ['number']]],
    ["t('common.page', values)", ['common.page', false, null]],
    ["t('common.page', { ...values })", ['common.page', false, null]],
    ["const row = { titleKey: 'routes.market' }", ['routes.market', false, null]],
    ['t(`routes.${id}`)', ['routes.', true, null]],
    ['t(`common.retry`)', ['common.retry', false, null]],
  ])('finds %s', (code, use) => expect(found(code)).toEqual([use]));

  test.each(["t('elsewhere.key')", "'common.retry.more'", "import x from './common.css'", "'see common.retry'"])('ignores %s', (code) =>
    expect(found(code)).toEqual([]),
  );
});
