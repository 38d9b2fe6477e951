import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
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
  { id: 'star', header: 'Favourite', isHeaderHidden: true, cell: ({ name }) => <button>Favourite {name}</button> },
];
const table = (props: Partial<Parameters<typeof Table<Pair>>[0]> = {}) => (
  <Table label="Pairs" columns={columns} rows={pairs} rowKey={({ name }) => name} {...props} />
);
const rows = () => within(screen.getAllByRole('rowgroup').at(-1) ?? document.body).getAllByRole('row');
const sortBy = (name: string) => screen.getByRole('button', { name });

test('headers show which columns are sortable, and how they are sorted', () => {
  renderUi(table({ sort: { column: 'price', direction: 'descending' } }));
  expect(screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'))).toEqual(['none', 'descending', null]);
});

test.each<[string, Sort | null, Sort | null]>([
  ['numeric columns start in descending order', null, { column: 'price', direction: 'descending' }],
  ['the second press reverses the order', { column: 'price', direction: 'descending' }, { column: 'price', direction: 'ascending' }],
  ['the third press removes the sorting', { column: 'price', direction: 'ascending' }, null],
  ['another column starts in its own order', { column: 'name', direction: 'descending' }, { column: 'price', direction: 'descending' }],
])('%s', async (_, sort, next) => {
  const onSort = vi.fn();
  const { user } = renderUi(table({ sort, onSort }));
  await user.click(sortBy('Price'));
  expect(onSort).toHaveBeenCalledExactlyOnceWith(next);
});

test('text columns start ascending', async () => {
  const onSort = vi.fn();
  const { user } = renderUi(table({ onSort }));
  await user.click(sortBy('Pair'));
  expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'ascending' });
});

test('rows keep their elements while their order changes', () => {
  const { rerender } = renderUi(table());
  const [bitcoin] = rows();
  rerender(table({ rows: pairs.toReversed() }));
  expect(rows()[1]).toBe(bitcoin);
});

test('each row is labelled by its first cell', () => {
  renderUi(table());
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['BTC', 'ETH']);
});

test('pressing a row follows its link, pressing a control in it does not', async () => {
  const { user } = renderUi(table({ followsLink: true }));
  const followed = vi.fn((event: Event) => event.preventDefault()); // keeps the address unchanged
  screen.getByRole('link', { name: 'BTC' }).addEventListener('click', followed);
  await user.click(screen.getByRole('button', { name: 'Favourite BTC' }));
  expect(followed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('cell', { name: '64,250.10' }));
  expect(followed).toHaveBeenCalledOnce();
});

test('a row opens in a new tab like its link', async () => {
  const { user } = renderUi(table({ followsLink: true }));
  const followed = vi.fn();
  screen.getByRole('link', { name: 'BTC' }).addEventListener('click', (event) => {
    event.preventDefault(); // keeps the address unchanged
    followed(event.ctrlKey);
  });
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('cell', { name: '64,250.10' }));
  expect(followed).toHaveBeenCalledExactlyOnceWith(true);
});

test('an empty table shows its empty text, a loading one keeps the space of its rows', () => {
  const { rerender } = renderUi(table({ rows: [], empty: 'No favourites yet' }));
  expect(screen.getByRole('cell').textContent).toBe('No favourites yet');
  rerender(table({ rows: [], empty: 'No favourites yet', skeletonRows: 3 }));
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(1 + 3);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
});

test('a table without controls can be scrolled by keyboard', () => {
  const { container, rerender } = renderUi(table());
  expect(container.querySelector('[tabindex]')).toBeNull();
  rerender(<Table label="Fees" columns={[{ id: 'a', header: 'Fee', cell: () => '0.1%' }]} rows={[1]} rowKey={String} />);
  expect(screen.getByRole('group', { name: 'Fees' }).tabIndex).toBe(0);
});

test('a folded value is below its row with its header, and pressing it follows the link of the row', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(240);
  const { user } = renderUi(
    table({ followsLink: true, columns: columns.map((column) => (column.id === 'price' ? { ...column, priority: 1 } : column)) }),
  );
  width.mockRestore();
  expect(textsOf('columnheader')).toEqual(['Pair', 'Favourite']);
  expect([textsOf('term'), textsOf('definition')]).toEqual([
    ['Price', 'Price'],
    ['64,250.10', '3,182.47'],
  ]);
  const followed = vi.fn((event: Event) => event.preventDefault()); // keeps the address unchanged
  screen.getByRole('link', { name: 'ETH' }).addEventListener('click', followed);
  await user.click(screen.getByText('3,182.47'));
  expect(followed).toHaveBeenCalledOnce();
});

test('a self-explanatory folded value has no visible header, but screen readers read it', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(240);
  const isHiddenWith = (own: Partial<Column<Pair>>) => {
    const { unmount } = renderUi(
      table({ columns: columns.map((column) => (column.id === 'price' ? { ...column, priority: 1, ...own } : column)) }),
    );
    const [term] = screen.getAllByRole('term');
    unmount();
    return [term?.textContent, term?.className.includes('isHidden_true')];
  };
  expect([isHiddenWith({}), isHiddenWith({ isSelfExplanatory: true })]).toEqual([
    ['Price', false],
    ['Price', true],
  ]);
  width.mockRestore();
});

test('a row without folded values has no line below it', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(240);
  const isBlank = ({ name }: Pair) => name === 'BTC';
  renderUi(table({ columns: columns.map((column) => (column.id === 'price' ? { ...column, priority: 1, isBlank } : column)) }));
  width.mockRestore();
  expect(textsOf('definition')).toEqual(['3,182.47']);
  expect(rows()).toHaveLength(3);
});

test('in a narrow place the rows of a table with a lead column are cards: a head, labelled figures, and actions', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(340);
  const isBlank = ({ name }: Pair) => name === 'BTC';
  const places = { price: { cardSlot: 'lead' }, star: { cardSlot: 'actions' } } as const;
  renderUi(
    table({
      columns: [
        ...columns.map((column) => ({ ...column, ...(column.id === 'price' && places.price), ...(column.id === 'star' && places.star) })),
        { id: 'note', header: 'Note', cell: ({ name }) => `${name} note`, isBlank },
      ],
    }),
  );
  width.mockRestore();
  expect(screen.queryByRole('table')).toBeNull();
  const cards = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(
    cards.map((card) =>
      within(card)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([['Price'], ['Price', 'Note']]);
  expect(cards.every((card) => within(card).getByRole('button'))).toBe(true);
});

test('at twice the text size columns are twice as wide, and fold if they no longer fit', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(480);
  const foldable = columns.map((column) => (column.id === 'price' ? { ...column, priority: 1 } : column));
  document.documentElement.style.fontSize = '32px';
  const { unmount, container } = renderUi(table({ columns: foldable }));
  expect(textsOf('columnheader')).toEqual(['Pair', 'Favourite']);
  expect(container.querySelectorAll('col')[1]?.width).toBe('224');
  unmount();
  document.documentElement.style.fontSize = '';
  renderUi(table({ columns: foldable }));
  width.mockRestore();
  expect(textsOf('columnheader')).toEqual(['Pair', 'Price', 'Favourite']);
});
