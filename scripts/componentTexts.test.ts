import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import * as filipino from '@locales/components/fil-PH';
import type { ComponentStrings, TextParts } from '@locales/components/strings';
import * as thai from '@locales/components/th-TH';
import * as vietnamese from '@locales/components/vi-VN';
import { componentTexts, exportFor, suppliedLanguages } from './componentTexts';
import { builtFiles, root } from './sources';

const suppliedTexts: Readonly<Record<(typeof suppliedLanguages)[number], Readonly<Record<string, ComponentStrings>>>> = {
  'th-TH': { ...thai },
  'vi-VN': { ...vietnamese },
  'fil-PH': { ...filipino },
};

/** Every table of texts that react-aria ships. */
const tables = ['react-aria', 'react-stately', 'react-aria-components'].flatMap((library) =>
  builtFiles(`node_modules/${library}/dist/private`)
    .filter((path) => path.endsWith('/intlStrings.mjs'))
    .map((path) => {
      const [, folder = '', table = ''] =
        /"(\.\.?\/(?:\.\.\/)?intl\/(?:(\w+)\/)?)en-US\.mjs"/.exec(readFileSync(join(root, path), 'utf8')) ?? [];
      return { path, english: join(root, path, '..', folder, 'en-US.mjs'), name: exportFor(library, table) };
    }),
);

const parts: Omit<TextParts, 'count' | 'groupCount' | 'optionCount'> = {
  afterItemText: '‹afterItemText›',
  beforeItemText: '‹beforeItemText›',
  columnName: '‹columnName›',
  date: '‹date›',
  dateRange: '‹dateRange›',
  endDate: '‹endDate›',
  fieldLabel: '‹fieldLabel›',
  groupTitle: '‹groupTitle›',
  item: '‹item›',
  itemText: '‹itemText›',
  maxValue: '‹maxValue›',
  minValue: '‹minValue›',
  optionText: '‹optionText›',
  startDate: '‹startDate›',
  time: '‹time›',
  value: '‹value›',
  isGroupChange: true,
  isSelected: true,
};

type Words = Readonly<Record<string, string | (() => string)>>;
const pick = (word: string | (() => string) | undefined) => (typeof word === 'function' ? word() : (word ?? ''));
/** The formatter that react-aria's own texts need: besides numbers, it chooses between words. */
const formatter = {
  number: String,
  plural: (count: number, words: Words) => pick(words[`=${count}`] ?? words.other),
  select: (words: Words, value: boolean) => pick(words[String(value)] ?? words.other),
};

/** A text with a word in place of each part, and `number` as its count. */
const rendered = (text: ComponentStrings[string], number: number): string =>
  typeof text === 'string' ? text : text({ ...parts, count: number, groupCount: number, optionCount: number }, formatter);

const partsIn = (text: string): string[] => (text.match(/‹\w+›|\b\d+\b/g) ?? []).toSorted();

describe.each(suppliedLanguages)('%s', (tag) => {
  test('translates every text of the components, with all its parts', async () => {
    const faults: string[] = [];
    for (const { english, name } of tables.filter((table) => table.name !== null)) {
      const source: { readonly default: ComponentStrings } = await import(/* @vite-ignore */ english);
      const texts = suppliedTexts[tag][name ?? ''] ?? {};
      for (const [key, text] of Object.entries(source.default)) {
        const translated = texts[key];
        if (translated === undefined) faults.push(`${name}.${key} is missing`);
        else
          for (const number of [0, 1, 7]) {
            if (rendered(translated, number) === rendered(text, number)) faults.push(`${name}.${key} is not translated`);
            if (partsIn(rendered(translated, number)).join() !== partsIn(rendered(text, number)).join())
              faults.push(`${name}.${key} lacks a placeholder`);
          }
      }
      for (const key of Object.keys(texts)) if (!(key in source.default)) faults.push(`${name}.${key} is never used`);
    }
    expect(faults).toEqual([]);
  });
});

test('using a table without translated texts fails the build', async () => {
  const color = tables.find(({ path }) => path.endsWith('react-aria/dist/private/color/intlStrings.mjs'))?.path ?? expect.fail('no table');
  const page = `import texts from ${JSON.stringify(join(root, color))}; export default texts;`;
  await expect(bundled(page, [componentTexts()])).rejects.toThrow(/color\/intlStrings\.mjs is used but has no texts in th-TH/);
});

/** The code of a page built with the plugins. */
async function bundled(page: string, plugins: readonly ReturnType<typeof componentTexts>[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry: '/page.js', formats: ['es'] } },
    plugins: [
      { name: 'page', enforce: 'pre', resolveId: (id) => (id === '/page.js' ? id : null), load: (id) => (id === '/page.js' ? page : null) },
      ...plugins,
    ],
  });
  const [output] = Array.isArray(result) ? result : [];
  const [chunk] = output?.output ?? [];
  return chunk?.type === 'chunk' ? chunk.code : expect.fail('no chunk');
}

/** Builds a page with two tables; returns their languages with sample texts, and the length of the code. */
async function built(plugins: readonly ReturnType<typeof componentTexts>[]) {
  const [overlays, limits] = ['overlays', 'datepicker'].map(
    (name) =>
      tables.find(({ path }) =>
        path.endsWith(`${name === 'overlays' ? 'react-aria' : 'react-stately'}/dist/private/${name}/intlStrings.mjs`),
      )?.path,
  );
  const page = `
import overlays from ${JSON.stringify(join(root, overlays ?? ''))};
import limits from ${JSON.stringify(join(root, limits ?? ''))};
export default {
  languages: Object.keys(overlays).toSorted(),
  dismiss: ['de-DE', 'th-TH', 'vi-VN', 'fil-PH'].map((tag) => overlays[tag]?.dismiss),
  reversed: limits['fil-PH']?.rangeReversed,
};`;
  const code = await bundled(page, plugins);
  const module: { default: unknown } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return { said: module.default, length: code.length };
}

test('a build contains the texts of the product’s languages only', async () => {
  const [without, within] = [await built([]), await built([componentTexts()])];
  expect(without.said).toMatchObject({ dismiss: [expect.any(String), undefined, undefined, undefined] });
  expect(within.said).toEqual({
    languages: ['de-DE', 'en-US', 'es-ES', 'fil-PH', 'fr-FR', 'it-IT', 'ja-JP', 'pt-PT', 'ru-RU', 'th-TH', 'vi-VN', 'zh-CN', 'zh-TW'],
    dismiss: ['Schließen', 'ปิด', 'Đóng', 'Isara'],
    reversed: 'Dapat mauna ang petsa ng simula sa petsa ng katapusan.',
  });
  expect(within.length).toBeLessThan(without.length);
});
