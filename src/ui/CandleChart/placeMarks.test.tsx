import { expect, test } from 'vitest';
import { placeMarks } from './placeMarks';

function mark(y: number | null) {
  const item = document.createElement('li');
  const box = document.createElement('div');
  Object.defineProperty(box, 'clientWidth', { value: 80 });
  item.append(box);
  return { item, y };
}

test('marks that would cover one another stand side by side', () => {
  const marks = [mark(100), mark(110), mark(200), mark(105)];
  placeMarks(marks);
  expect(marks.map(({ item }) => item.style.transform)).toEqual([
    'translate(0px, 100px)',
    'translate(88px, 110px)',
    'translate(0px, 200px)',
    'translate(176px, 105px)',
  ]);
});

test('a price out of view has no mark until it comes back', () => {
  const away = mark(null);
  placeMarks([away]);
  expect(away.item.hidden).toBe(true);
  placeMarks([{ ...away, y: 10 }]);
  expect(away.item.hidden).toBe(false);
});
