import { expect, test } from 'vitest';
import { placeMarks } from './placeMarks';

function mark(y: number | null, isMovable = false) {
  const item = document.createElement('li');
  const box = document.createElement('div');
  Object.defineProperty(box, 'clientWidth', { value: 80 });
  item.append(box);
  return { item, y, isMovable };
}

const placesOf = (marks: readonly ReturnType<typeof mark>[], room: number) => {
  placeMarks(marks, room);
  return marks.map(({ item }) => item.style.transform);
};

test('marks that would overlap are placed side by side', () => {
  expect(placesOf([mark(100), mark(110), mark(200), mark(105)], 800)).toEqual([
    'translate(0px, 100px)',
    'translate(88px, 110px)',
    'translate(0px, 200px)',
    'translate(176px, 105px)',
  ]);
});

test('a mark without room beside the others moves to the nearest free row, upwards only within the picture', () => {
  expect(placesOf([mark(100), mark(110), mark(105)], 200)).toEqual([
    'translate(0px, 100px)',
    'translate(88px, 110px)',
    'translate(0px, 133px)',
  ]);
  expect(placesOf([mark(20), mark(20), mark(48), mark(48), mark(20)], 200).at(-1)).toBe('translate(0px, 76px)');
});

test('a movable mark stays at its price, and the others make room', () => {
  expect(placesOf([mark(100), mark(100), mark(100, true)], 200)).toEqual([
    'translate(88px, 100px)',
    'translate(0px, 128px)',
    'translate(0px, 100px)',
  ]);
  expect(placesOf([mark(100, true), mark(100, true)], 100)).toEqual(['translate(0px, 100px)', 'translate(88px, 100px)']);
});

test('a mark is hidden while its price is out of view', () => {
  const away = mark(null);
  placeMarks([away], 800);
  expect(away.item.hidden).toBe(true);
  placeMarks([{ ...away, y: 10 }], 800);
  expect(away.item.hidden).toBe(false);
});
