import { describe, expect, test } from 'vitest';
import { allComponents } from '../../scripts/components';
import { textOf } from '../../scripts/sources';
import { exists, files } from './project';

/** Components without a sheet, each with the reason. */
const withoutSheet: Readonly<Record<string, string>> = {
  Announcer: 'only heard',
  AreaMover: 'stands in a grid, and shows its places only while something is dragged',
  Article: 'words of others, in texts, links and an AnchorList that have sheets',
  ArticleTable: 'a part of an Article, which only scrolls',
  CandleChart: 'drawn on a canvas: each kind is a story',
  CandlePicture: 'a part of CandleChart',
  CandleTable: 'a part of CandleChart',
  CandleTools: 'a Toolbar, which has a sheet',
  ChartFrame: 'the frame of charts that have sheets',
  ChartPlot: 'the ground of charts that have sheets',
  CommandPalette: 'a dialog, of which a page shows one',
  ConfirmDialog: 'a dialog, of which a page shows one',
  Dialog: 'a dialog, of which a page shows one',
  Faq: 'a list of Disclosures, which have a sheet',
  Grid: 'places others and shows nothing itself',
  Hero: 'places words beside a picture and has one state',
  HoverCard: 'floats, and closes when another one opens',
  Inline: 'places others and shows nothing itself',
  Lightbox: 'a dialog, of which a page shows one',
  Menu: 'floats, and closes when another one opens; OptionList has the same rows',
  PointTable: 'the table of a chart: Table has a sheet',
  Popover: 'floats, and closes when another one opens',
  PriceMarks: 'a part of CandleChart',
  Readout: 'a part of charts that have sheets',
  ScrollTop: 'a Button that stays at the edge of the window',
  Separator: 'shown only where somebody points at it or it has the focus',
  Sheet: 'a dialog, of which a page shows one',
  Shortcut: 'has one state',
  SkipLink: 'shown only where it has the focus',
  Stack: 'places others and shows nothing itself',
  Toast: 'floats, one region for a page',
  Tooltip: 'floats, and closes when another one opens',
  Tour: 'lies over the whole page',
  VisuallyHidden: 'only heard',
};

interface Files {
  readonly has: (path: string) => boolean;
  readonly textOf: (path: string) => string;
}

/** The sheet of a component: in its own stories, or in those of the folder it is a part of. Null without one. */
function sheetOf(name: string, folder: string, { has, textOf: read }: Files): string | null {
  const path = [name, folder].map((stem) => `stories/ui/${stem}.stories.tsx`).find((stories) => has(stories));
  return path !== undefined && /^export const States = /m.test(read(path)) ? path : null;
}

const project: Files = { has: exists, textOf };
const folderOf = (path: string): string => path.split('/')[2] ?? '';
const components = allComponents().filter(({ file }) => file.startsWith('src/ui/'));

test('every component shows all its states in one sheet, or says why it has none', () => {
  const lacking = components.filter(({ name, file }) => sheetOf(name, folderOf(file), project) === null).map(({ name }) => name);
  expect(components.length).toBeGreaterThan(140);
  expect(lacking.toSorted()).toEqual(Object.keys(withoutSheet));
});

/** Whether a component's looks depend on who points at it, presses it or has the focus in it. */
const isLively = (folder: string): boolean =>
  files.some(
    (path) =>
      path.startsWith(`src/ui/${folder}/`) && path.endsWith('.css.ts') && /\[data-(?:hovered|pressed|focus-visible)/.test(textOf(path)),
  );

test('the sheet of what looks otherwise when it is pointed at, pressed or has the focus shows it so', () => {
  const folders = [...new Set(components.map(({ file }) => folderOf(file)))].filter(isLively);
  const sheets = folders.flatMap((folder) => sheetOf(folder, folder, project) ?? []);
  const still = sheets.filter((path) => !/\b(?:press|live|field|plainField|picker|choice|group)States\b|attributes: \[/.test(textOf(path)));
  expect(sheets.length).toBeGreaterThan(20);
  expect(still).toEqual(['stories/ui/Rating.stories.tsx']); // RatingField of its folder is what is chosen from
});

describe('a component lacks a sheet', () => {
  const written = (path: string, text: string): Files => ({ has: (asked) => asked === path, textOf: () => text });
  test.each([
    ['without stories', written('stories/ui/Other.stories.tsx', 'export const States = () => null;')],
    ['without a sheet among them', written('stories/ui/Ladder.stories.tsx', 'export const Tones = () => null;')],
  ])('%s', (_, planted) => {
    expect(sheetOf('Ladder', 'Ladder', planted)).toBeNull();
  });

  test('but not where the stories of its folder have one', () => {
    const path = 'stories/ui/Ladder.stories.tsx';
    expect(sheetOf('Rung', 'Ladder', written(path, 'export const States = () => null;'))).toBe(path);
  });
});
