import { expect, test } from 'vitest';
import { overlayVisits } from '@tests/support/overlays';
import { textOf } from '../../scripts/sources';
import { files } from './project';

/** The overlay components of the design system. */
const overlayComponents = [
  'Dialog',
  'Sheet',
  'Popover',
  'Menu',
  'ConfirmDialog',
  'CommandPalette',
  'HoverCard',
  'SplitButton',
  'Lightbox',
  'Tour',
];

const views = files.filter((path) => /^src\/(?:shared|features|widgets|pages|app)\/.*\.tsx$/.test(path) && !path.endsWith('.test.tsx'));
/** The path of a file as the overlay table writes it. */
const pathOf = (path: string): string => path.replace(/^src\/|\.tsx$/g, '');
const nameOf = (path: string): string => /(\w+)\.tsx$/.exec(path)?.[1] ?? '';

const draws = (text: string, names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`<(?:module\\.)?${name}[\\s>]`).test(text));
/** Frames whose content the components using them list, as for the frames in `src/shared`. */
const framesOfSlices = ['LoanForm', 'PositionDialog', 'SettingDialog'];

/** The overlay components with the frames in `src/shared` that draw one, collected transitively. */
function withShared(names: readonly string[]): readonly string[] {
  const further = views.filter((path) => path.startsWith('src/shared/') && !names.includes(nameOf(path)) && draws(textOf(path), names));
  return further.length === 0 ? names : withShared([...names, ...further.map(nameOf)]);
}

const frames = [...withShared(overlayComponents), ...framesOfSlices];
const listed = new Set(overlayVisits.flatMap(({ screens }) => Object.values(screens).flatMap((all) => all.map(({ file }) => file))));
const drawingFiles = views.filter((path) => !frames.includes(nameOf(path)) && draws(textOf(path), frames)).map(pathOf);

test('every component that draws a dialog, a drawer, a popover or a menu is listed among the overlays that are opened and scanned', () => {
  expect(drawingFiles.length).toBeGreaterThan(40);
  expect(drawingFiles.filter((file) => !listed.has(file))).toEqual([]);
  expect([...listed].filter((file) => !drawingFiles.includes(file))).toEqual([]);
});

test('every frame is used by a listed component', () => {
  expect(framesOfSlices.filter((name) => !views.some((path) => listed.has(pathOf(path)) && draws(textOf(path), [name])))).toEqual([]);
});

test.each(['<Dialog title="x">', '<Sheet\n', '<module.Popover ', '<FormDialog>', '<LazyOverlay\n'])('%s draws an overlay', (text) => {
  expect(draws(text, frames)).toBe(true);
});

test.each(['<DialogTitle>', '<Stack>', '<MenuItem />'])('%s draws no overlay', (text) => {
  expect(draws(text, frames)).toBe(false);
});
