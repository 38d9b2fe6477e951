import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deskLayouts } from '@/shared/lib/pageStorageKeys';
import {
  arrangementText,
  clampSize,
  deskColumns,
  hideablePanels,
  initialArrangement,
  moveColumn,
  panelSizes,
  dropColumn,
  readArrangement,
  type Arrangement,
  type PanelSize,
} from './arrangement';
import { areasText, deskGrid } from './deskGrid';

const sizeIn = (name: PanelSize) => fc.integer({ min: panelSizes[name].min, max: panelSizes[name].max });
const arrangements: fc.Arbitrary<Arrangement> = fc.record({
  layout: fc.constantFrom(...deskLayouts),
  order: fc.shuffledSubarray([...deskColumns], { minLength: deskColumns.length }),
  sizes: fc.record({
    book: sizeIn('book'),
    form: sizeIn('form'),
    tape: sizeIn('tape'),
    tapeRow: sizeIn('tapeRow'),
    tabsRow: sizeIn('tabsRow'),
  }),
  hidden: fc.subarray([...hideablePanels]),
});

test('an arrangement round-trips', () => {
  fc.assert(
    fc.property(arrangements, (arrangement) => {
      expect(readArrangement(arrangementText(arrangement))).toEqual(arrangement);
    }),
  );
});

test('its text is compact and ends with the letters of the hidden panels', () => {
  expect(arrangementText(initialArrangement('wide'))).toBe('wide.cbf.300-336-260-22-26');
  expect(arrangementText({ ...initialArrangement('classic'), hidden: ['tape', 'tabs'] })).toBe('classic.cbf.300-336-260-22-26.to');
});

test.each([
  null,
  undefined,
  '',
  'classic',
  'other.cbf.300-336-260-22-26',
  'wide.ccb.300-336-260-22-26',
  'wide.cbf.300-336',
  'wide.cbf.a-b-c-d-e',
])('rejects %j', (text) => expect(readArrangement(text)).toBeNull());

test('sizes out of bounds are clamped', () => {
  expect(readArrangement('wide.cbf.9999-0-260-22-99')?.sizes).toEqual({ book: 440, form: 280, tape: 260, tapeRow: 22, tabsRow: 48 });
  expect(clampSize('book', 300.4)).toBe(300);
});

test('a column swaps with its neighbour and stays in place at an end', () => {
  expect(moveColumn(deskColumns, 'form', -1)).toEqual(['chart', 'form', 'book']);
  expect(moveColumn(deskColumns, 'form', 1)).toEqual(deskColumns);
});

test('every visible panel has one rectangle of the grid, and no cell is empty', () => {
  fc.assert(
    fc.property(arrangements, fc.boolean(), (arrangement, isWide) => {
      const grid = deskGrid(arrangement, isWide);
      const shown = ['bar', 'chart', 'form', ...hideablePanels.filter((panel) => !arrangement.hidden.includes(panel))];
      expect(new Set(grid.areas.flat())).toEqual(new Set(shown));
      expect(grid.areas.every((row) => row.length === grid.columns.length)).toBe(true);
      for (const area of shown) expect(cellsOf(grid.areas, area)).toEqual(rectangleAround(cellsOf(grid.areas, area)));
    }),
  );
});

test.each([
  ['chart', 'form', ['book', 'form', 'chart']],
  ['form', 'chart', ['form', 'chart', 'book']],
  ['book', 'chart', ['book', 'chart', 'form']],
] as const)('the %s dropped on the %s takes its place', (column, target, order) => {
  expect(dropColumn(['chart', 'book', 'form'], column, target)).toEqual(order);
});

test('book and trades are side by side on a wide screen, the book next to the chart', () => {
  const areas = (order: Arrangement['order']) => areasText(deskGrid({ ...initialArrangement('wide'), order }, true)).split('" "')[1];
  expect(areas(['chart', 'book', 'form'])).toBe('chart book tape form');
  expect(areas(['book', 'chart', 'form'])).toBe('tape book chart form');
});

const cellsOf = (areas: readonly (readonly string[])[], area: string) =>
  areas.flatMap((row, y) => row.flatMap((cell, x) => (cell === area ? [`${y} ${x}`] : [])));

function rectangleAround(cells: readonly string[]): string[] {
  const [rows, columns] = [0, 1].map((part) => cells.map((cell) => Number(cell.split(' ')[part])));
  if (!rows || !columns) return [];
  const span = (places: readonly number[]) => {
    const first = Math.min(...places);
    return Array.from({ length: Math.max(...places) - first + 1 }, (_, index) => first + index);
  };
  return span(rows).flatMap((y) => span(columns).map((x) => `${y} ${x}`));
}
