import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { mount } from '@tests/support/app/mount';
import type { Column, Sort } from './column';
import { Table } from './Table';

interface Pair {
  name: string;
  price: string;
}
const pairs: Pair[] = [
  { name: 'BTC', price: '64,250.10' },
  { name: 'ETH', price: '3,182.47' },
];
const columns: Column<Pair>[] = [
  { id: 'name', header: 'Pair', isSortable: true, cell: ({ name }) => <a href={`#${name}`}>{name}</a> },
  { id: 'price', header: 'Price', align: 'end', isSortable: true, cell: ({ price }) => price },
  { id: 'star', header: 'Favourite', isHeaderHidden: true, cell: () => <button className="star" /> },
];
const table = (props: Partial<Parameters<typeof Table<Pair>>[0]> = {}) => (
  <Table label="Pairs" columns={columns} rows={pairs} rowKey={({ name }) => name} {...props} />
);
const sorts = (place: HTMLElement) => Array.from(place.querySelectorAll('th[scope=col]'), (header) => header.getAttribute('aria-sort'));

test('headers tell which columns sort, and how they are sorted', () => {
  const { place } = mount(table({ sort: { column: 'price', direction: 'descending' } }));
  expect(sorts(place)).toEqual(['none', 'descending', null]);
});

test.each<[string, Sort | null, Sort | null]>([
  ['figures start with the largest', null, { column: 'price', direction: 'descending' }],
  ['the second press turns the order', { column: 'price', direction: 'descending' }, { column: 'price', direction: 'ascending' }],
  ['the third press ends it', { column: 'price', direction: 'ascending' }, null],
  ['another column starts anew', { column: 'name', direction: 'descending' }, { column: 'price', direction: 'descending' }],
])('%s', async (_, sort, requests) => {
  const onSort = vi.fn();
  const { press } = mount(table({ sort, onSort }));
  await press('th:nth-child(2) button');
  expect(onSort).toHaveBeenCalledExactlyOnceWith(requests);
});

test('words start with the first', async () => {
  const onSort = vi.fn();
  const { press } = mount(table({ onSort }));
  await press('th:nth-child(1) button');
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'ascending' });
});

test('rows keep their elements while their order changes', () => {
  const { place, draw } = mount(table());
  const bitcoin = place.querySelector('tbody tr');
  draw(table({ rows: pairs.toReversed() }));
  expect(place.querySelectorAll('tbody tr')[1]).toBe(bitcoin);
});

test('each row is named by its first cell', () => {
  const { place } = mount(table());
  expect(Array.from(place.querySelectorAll('th[scope=row]'), (cell) => cell.textContent)).toEqual(['BTC', 'ETH']);
});

test('a press on a row follows its link; a press on a control in it does not', async () => {
  const { place, press } = mount(table({ followsLink: true }));
  const followed = vi.fn();
  place.querySelector('a')?.addEventListener('click', followed);
  await press('tbody td .star');
  expect(followed).not.toHaveBeenCalled();
  await press('tbody td:nth-child(2)');
  expect(followed).toHaveBeenCalledOnce();
});

test('a row opens in a new tab as its link does', () => {
  const { place } = mount(table({ followsLink: true }));
  const followed = vi.fn();
  place.querySelector('a')?.addEventListener('click', (event) => followed(event.ctrlKey));
  act(() => {
    place.querySelector('tbody td')?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
  });
  expect(followed).toHaveBeenCalledExactlyOnceWith(true);
});

test('an empty table says so in its body; a loading one keeps the room of its rows', () => {
  const { place, draw } = mount(table({ rows: [], empty: 'No favourites yet' }));
  expect(place.querySelector('tbody td')?.textContent).toBe('No favourites yet');
  draw(table({ rows: [], empty: 'No favourites yet', skeletonRows: 3 }));
  expect(place.querySelectorAll('tbody tr')).toHaveLength(3);
  expect(place.querySelector('table')?.getAttribute('aria-busy')).toBe('true');
});

test('a table without any control can be scrolled by the keyboard', () => {
  const { place, draw } = mount(table());
  expect(place.querySelector('[tabindex]')).toBeNull();
  draw(<Table label="Fees" columns={[{ id: 'a', header: 'Fee', cell: () => '0.1%' }]} rows={[1]} rowKey={String} />);
  expect(place.querySelector('[role=group][tabindex="0"]')?.getAttribute('aria-label')).toBe('Fees');
});
