import { describe, expect, test } from 'vitest';
import { allComponents } from '../../scripts/components';
import { textOf } from '../../scripts/sources';
import { exists, files } from './project';

/** Components without a sheet, each with the reason. */
const withoutSheet: Readonly<Record<string, string>> = {
  Announcer: 'only audible to screen readers',
  AreaMover: 'part of a grid; shows its slots only while dragging',
  Article: 'external content in texts, links and an AnchorList, which have sheets',
  ArticleTable: 'a part of an Article, which only scrolls',
  CandleChart: 'drawn on a canvas: each kind is a story',
  CandlePicture: 'a part of CandleChart',
  CandleTable: 'a part of CandleChart',
  CandleTools: 'a Toolbar, which has a sheet',
  ChartFrame: 'the frame of charts that have sheets',
  ChartPlot: 'the plot area of charts that have sheets',
  CommandPalette: 'a dialog; a page shows only one',
  ConfirmDialog: 'a dialog; a page shows only one',
  Dialog: 'a dialog; a page shows only one',
  Faq: 'a list of Disclosures, which have a sheet',
  Grid: 'lays out children and renders nothing itself',
  Hero: 'lays out text beside a picture and has one state',
  HoverCard: 'floats, and closes when another one opens',
  Inline: 'lays out children and renders nothing itself',
  Lightbox: 'a dialog; a page shows only one',
  Menu: 'floats, and closes when another one opens; OptionList has the same rows',
  PointTable: 'the table of a chart: Table has a sheet',
  Popover: 'floats, and closes when another one opens',
  PriceMarks: 'a part of CandleChart',
  Readout: 'a part of charts that have sheets',
  ScrollTop: 'a Button that stays at the edge of the window',
  Separator: 'visible only on hover or focus',
  Sheet: 'a dialog; a page shows only one',
  Shortcut: 'has one state',
  SkipLink: 'visible only on focus',
  Stack: 'lays out children and renders nothing itself',
  Toast: 'floats; one region per page',
  Tooltip: 'floats, and closes when another one opens',
  Tour: 'covers the whole page',
  VisuallyHidden: 'only audible to screen readers',
};

interface Files {
  readonly has: (path: string) => boolean;
  readonly textOf: (path: string) => string;
}

/** The states sheet of a component: in its own stories, or in those of the folder it belongs to. Null if it has none. */
function sheetOf(name: string, folder: string, { has, textOf: read }: Files): string | null {
  const path = [name, folder].map((stem) => `stories/ui/${stem}.stories.tsx`).find((stories) => has(stories));
  return path !== undefined && /^export const States = /m.test(read(path)) ? path : null;
}

const project: Files = { has: exists, textOf };
const folderOf = (path: string): string => path.split('/')[2] ?? '';
const components = allComponents().filter(({ file }) => file.startsWith('src/ui/'));

test('every component shows all its states in one sheet, or gives a reason for having none', () => {
  const lacking = components.filter(({ name, file }) => sheetOf(name, folderOf(file), project) === null).map(({ name }) => name);
  expect(components.length).toBeGreaterThan(140);
  expect(lacking.toSorted()).toEqual(Object.keys(withoutSheet));
});

/** Whether a component looks different while hovered, pressed or focused. */
const hasInteractiveStates = (folder: string): boolean =>
  files.some(
    (path) =>
      path.startsWith(`src/ui/${folder}/`) && path.endsWith('.css.ts') && /\[data-(?:hovered|pressed|focus-visible)/.test(textOf(path)),
  );

test('the sheet of a component that looks different while hovered, pressed or focused shows these states', () => {
  const folders = [...new Set(components.map(({ file }) => folderOf(file)))].filter(hasInteractiveStates);
  const sheets = folders.flatMap((folder) => sheetOf(folder, folder, project) ?? []);
  const withoutStates = sheets.filter(
    (path) => !/\b(?:press|enabled|field|plainField|picker|choice|group)States\b|attributes: \[/.test(textOf(path)),
  );
  expect(sheets.length).toBeGreaterThan(20);
  expect(withoutStates).toEqual(['stories/ui/Rating.stories.tsx']); // RatingField in the same folder is the interactive one
});

describe('a component lacks a sheet', () => {
  const written = (path: string, text: string): Files => ({ has: (candidate) => candidate === path, textOf: () => text });
  test.each([
    ['without stories', written('stories/ui/Other.stories.tsx', 'export const States = () => null;')],
    ['without a sheet among them', written('stories/ui/Ladder.stories.tsx', 'export const Tones = () => null;')],
  ])('%s', (_, planted) => {
    expect(sheetOf('Ladder', 'Ladder', planted)).toBeNull();
  });

  test('but not if the stories of its folder have one', () => {
    const path = 'stories/ui/Ladder.stories.tsx';
    expect(sheetOf('Rung', 'Ladder', written(path, 'export const States = () => null;'))).toBe(path);
  });
});
