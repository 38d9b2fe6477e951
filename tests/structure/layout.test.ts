import { describe, expect, test } from 'vitest';
import { allComponents, allStories, type Component, componentsIn, storiesIn } from '../../scripts/components';
import { layers } from '../../scripts/layers';
import { parse, textOf } from '../../scripts/sources';
import { lineLimit, nameFault, srcLevel, topLevel } from './layout';
import { codeFiles, files, sources } from './project';

const linesOf = (text: string): number => text.split('\n').length - 1;

test('the top level contains only what the architecture names', () => {
  expect(files.map((path) => path.split('/')[0] ?? '').filter((name) => !topLevel.has(name))).toEqual([]);
});

test('src contains only its layers', () => {
  const inside = files.filter((path) => path.startsWith('src/')).map((path) => path.split('/')[1] ?? '');
  expect(inside.filter((name) => !srcLevel.has(name))).toEqual([]);
});

test('no layer has its own entry file, except contract and devtools, which are one slice each', () => {
  const entryFiles = layers
    .filter(({ folder }) => folder.startsWith('src/') && !['src/contract', 'src/devtools'].includes(folder))
    .map(({ folder }) => `${folder}/index.ts`);
  expect(files.filter((path) => entryFiles.includes(path) || /^src\/ui\/\w+\/index\.tsx?$/.test(path))).toEqual([]);
});

test('file names are descriptive and follow the conventions', () => {
  expect(files.flatMap((path) => (nameFault(path) ? [`${path}: ${nameFault(path)}`] : []))).toEqual([]);
});

test.each([
  'src/shared/lib/utils.ts',
  'src/features/Search/model.ts',
  'src/ui/button/Button.tsx',
  'src/shared/SessionManager.ts',
  'mocks/exchange/order_book.ts',
])('a wrong name is found: %s', (path) => {
  expect(nameFault(path)).not.toBeNull();
});

/** Whether a file that exports components is named after one of them. */
const isNamedAfterIts = ({ path, names }: { path: string; names: readonly string[] }) =>
  names.length === 0 || path.endsWith('/page.tsx') || names.includes(path.replace(/^.*\/|\.tsx$/g, ''));

test('a file that exports components is named after one of them', () => {
  const views = sources
    .filter(({ path }) => path.startsWith('src/'))
    .map((source) => ({ path: source.path, names: componentsIn(source).map(({ name }) => name) }));
  expect(views.filter((view) => !isNamedAfterIts(view)).map(({ path }) => path)).toEqual([]);
  expect(isNamedAfterIts({ path: 'src/ui/Tabs/tabs.tsx', names: ['Tabs'] })).toBe(false);
});

test('files are short enough to read in one go', () => {
  expect(
    codeFiles.flatMap((path) =>
      linesOf(textOf(path)) > lineLimit(path) ? [`${path}: ${linesOf(textOf(path))} lines, at most ${lineLimit(path)}`] : [],
    ),
  ).toEqual([]);
});

test('models, pages and modules have a line limit; data has none', () => {
  const bounds = ['src/features/search/model.ts', 'src/pages/home/landing/page.tsx', 'mocks/http/server.ts', 'fixtures/coins.ts'].map(
    lineLimit,
  );
  expect(bounds).toEqual([150, 90, 250, Infinity]);
});

describe('stories', () => {
  const components = allComponents();
  const withoutStory = (all: readonly Component[], shown: readonly string[]) =>
    all.filter(({ name }) => !shown.includes(name)).map(({ name, file }) => `${name} in ${file}`);

  test('every component of ui, features, widgets and pages has a story', () => {
    expect(
      withoutStory(
        components,
        allStories(components).map(({ component }) => component),
      ),
      'add a story that shows it, in stories/<layer>/<Component>.stories.tsx',
    ).toEqual([]);
  });

  test('a component without a story is found', () => {
    const found = componentsIn(
      parse(
        'src/ui/Tabs/Tabs.tsx',
        'export function Tabs() { return null; } export function Tab() { return null; } export const tabSizes = 1;',
      ),
    );
    const stories = storiesIn(
      parse('stories/ui/Tabs.stories.tsx', "export default { title: 'ui/Tabs' };\nexport const AllStates = () => <Tabs />;"),
      found,
    );
    expect(stories).toEqual([{ id: 'ui--tabs--all-states', file: 'stories/ui/Tabs.stories.tsx', name: 'AllStates', component: 'Tabs' }]);
    expect(
      withoutStory(
        found,
        stories.map(({ component }) => component),
      ),
    ).toEqual(['Tab in src/ui/Tabs/Tabs.tsx']);
  });

  test('two components never share a name', () => {
    const names = components.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
