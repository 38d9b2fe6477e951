import { expect, test } from 'vitest';
import { overlayVisits } from '@tests/support/overlays';
import { textOf } from '../../scripts/sources';
import { files } from './project';

/** The overlays of the design system, by the names of their components. */
const drawn = ['Dialog', 'Sheet', 'Popover', 'Menu', 'ConfirmDialog', 'CommandPalette', 'HoverCard', 'SplitButton', 'Lightbox', 'Tour'];

const views = files.filter((path) => /^src\/(?:shared|features|widgets|pages|app)\/.*\.tsx$/.test(path) && !path.endsWith('.test.tsx'));
/** As the table of overlays names a file. */
const pathOf = (path: string): string => path.replace(/^src\/|\.tsx$/g, '');
const nameOf = (path: string): string => /(\w+)\.tsx$/.exec(path)?.[1] ?? '';

const draws = (text: string, names: readonly string[]): boolean =>
  names.some((name) => new RegExp(`<(?:module\\.)?${name}[\\s>]`).test(text));
/** What stands in these is said by the components that use them; so are those of `src/shared`. */
const framesOfSlices = ['LoanForm', 'PositionDialog', 'SettingDialog'];

/** The frames around overlays in `src/shared`, found until there is no other. */
function withShared(names: readonly string[]): readonly string[] {
  const further = views.filter((path) => path.startsWith('src/shared/') && !names.includes(nameOf(path)) && draws(textOf(path), names));
  return further.length === 0 ? names : withShared([...names, ...further.map(nameOf)]);
}

const frames = [...withShared(drawn), ...framesOfSlices];
const named = new Set(overlayVisits.flatMap(({ screens }) => Object.values(screens).flatMap((all) => all.map(({ file }) => file))));
const drawing = views.filter((path) => !frames.includes(nameOf(path)) && draws(textOf(path), frames)).map(pathOf);

test('every component that draws a dialog, a drawer, a popover or a menu is among the overlays that are opened and scanned', () => {
  expect(drawing.length).toBeGreaterThan(40);
  expect(drawing.filter((file) => !named.has(file))).toEqual([]);
  expect([...named].filter((file) => !drawing.includes(file))).toEqual([]);
});

test('a frame is used by a component that is among them', () => {
  expect(framesOfSlices.filter((name) => !views.some((path) => named.has(pathOf(path)) && draws(textOf(path), [name])))).toEqual([]);
});

test.each(['<Dialog title="x">', '<Sheet\n', '<module.Popover ', '<FormDialog>', '<LazyOverlay\n'])('%s draws an overlay', (text) => {
  expect(draws(text, frames)).toBe(true);
});

test.each(['<DialogTitle>', '<Stack>', '<MenuItem />'])('%s draws none', (text) => {
  expect(draws(text, frames)).toBe(false);
});
