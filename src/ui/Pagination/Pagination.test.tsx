import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Pagination } from './Pagination';

const onPage = vi.fn();
const open = (page: number, count: number) => {
  onPage.mockClear();
  return renderUi(<Pagination label="Pages of transfers" page={page} count={count} onPage={onPage} summary="21–40 of 60" />);
};
const isDisabled = (name: string) => screen.getByRole('button', { name }).matches(':disabled');

test('the current page is marked', () => {
  open(2, 3);
  expect(screen.getByRole('button', { current: 'page' })).toBe(screen.getByRole('button', { name: 'Page 2' }));
});

test.each([
  ['Previous', 1],
  ['Next', 3],
  ['Page 1', 1],
])('%s goes to page %i', async (name, to) => {
  const { user } = open(2, 3);
  await user.click(screen.getByRole('button', { name }));
  expect(onPage).toHaveBeenCalledExactlyOnceWith(to);
});

test.each([
  [1, true, false],
  [2, false, false],
  [3, false, true],
])('page %i of three is the first: %s, the last: %s', (page, isFirst, isLast) => {
  open(page, 3);
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([isFirst, isLast]);
});

test.each([
  ['Previous', 2, 'Page 1'],
  ['Next', 2, 'Page 3'],
])('%s moves the focus to the current page at the end, where it is disabled', async (name, start, current) => {
  function Pages() {
    const [page, setPage] = useState(start);
    return <Pagination label="Pages" page={page} count={3} onPage={setPage} summary="" />;
  }
  const { user } = renderUi(<Pages />);
  await user.click(screen.getByRole('button', { name }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: current }));
});
