import { expect, test, vi } from 'vitest';
import { mount } from '@tests/support/app/mount';
import { Pagination } from './Pagination';

const onPage = vi.fn();
const open = (page: number, count: number) => {
  onPage.mockClear();
  return mount(<Pagination label="Pages of transfers" page={page} count={count} onPage={onPage} summary="21–40 of 60" />);
};

test('the current page is told apart', () => {
  const { place } = open(2, 3);
  expect(place.querySelector('[aria-current=page]')?.getAttribute('aria-label')).toBe('Page 2');
});

test.each([
  ['Previous', 1],
  ['Next', 3],
  ['Page 1', 1],
])('%s leads to page %i', async (label, to) => {
  await open(2, 3).press(`[aria-label="${label}"]`);
  expect(onPage).toHaveBeenCalledExactlyOnceWith(to);
});

test('there is no way before the first page or past the last', () => {
  const disabled = (page: number) =>
    Array.from(open(page, 3).place.querySelectorAll('button:disabled'), (button) => button.getAttribute('aria-label'));
  expect([disabled(1), disabled(3)]).toEqual([['Previous'], ['Next']]);
});
