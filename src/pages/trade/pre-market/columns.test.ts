import { expect, test } from 'vitest';
import { createFormat } from '@/shared/i18n';
import { hrefsIn } from '@/shared/routing';
import { tokenColumns } from './columns';

const columns = tokenColumns({ t: (key) => key, format: createFormat({ locale: 'en_US' }), to: hrefsIn('en_US') });
const widthOf = (id: string) => {
  const column = columns.find((each) => each.id === id);
  return column?.foldedWidth ?? column?.width ?? 0;
};

test.each([320, 360, 412])('on a phone of %i px the folded values form two columns', (screen) => {
  const contentWidth = screen - 2 * 16;
  const lines = [
    ['stage', 'range'],
    ['turnover', 'lists'],
  ] as const;
  const [first, second] = lines.map(([left]) => widthOf(left));
  expect(first).toBe(second);
  for (const [left, right] of lines) expect(widthOf(left) + widthOf(right)).toBeLessThanOrEqual(contentWidth);
  expect(widthOf('stage') + widthOf('range') + widthOf('turnover')).toBeGreaterThan(contentWidth);
});
