import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { defaultLayout } from './columnLayout';
import { DataGrid } from './DataGrid';
import type { GridColumn } from './gridColumn';
import { GridSettings } from './GridSettings';

interface Transfer {
  id: string;
  amount: string;
}
const rows: Transfer[] = [
  { id: 'a', amount: '12.00' },
  { id: 'b', amount: '7.50' },
];
const columns: readonly GridColumn<Transfer>[] = [
  { id: 'id', header: 'Number', cell: ({ id }) => id },
  { id: 'amount', header: 'Amount', align: 'end', isSortable: true, cell: ({ amount }) => amount },
];
const table = (props: Partial<Parameters<typeof DataGrid<Transfer>>[0]> = {}) => (
  <DataGrid label="Transfers" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />
);
const focused = () => document.activeElement?.textContent;

test('sorts like the plain table: numbers start descending, the third press removes the sort', async () => {
  const onSort = vi.fn();
  const { rerender, user } = renderUi(table({ onSort }));
  await user.click(screen.getByRole('columnheader', { name: /^Amount/ }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' });
  rerender(table({ onSort, sort: { column: 'amount', direction: 'ascending' } }));
  await user.click(screen.getByRole('columnheader', { name: /^Amount/ }));
  expect(onSort).toHaveBeenLastCalledWith(null);
});

test('pressing a row reports its key', async () => {
  const onRowAction = vi.fn();
  const { user } = renderUi(table({ onRowAction }));
  await user.click(screen.getByRole('row', { name: /^b/ }));
  expect(onRowAction).toHaveBeenCalledExactlyOnceWith('b');
});

test('cells update with their rows', () => {
  const { rerender } = renderUi(table());
  rerender(table({ rows: [{ id: 'a', amount: '12.01' }] }));
  expect(textsOf('gridcell')).toEqual(['12.01']);
});

test('the grid is one tab stop; arrows, Home and End move between cells', async () => {
  const { user } = renderUi(table());
  await user.tab();
  expect(focused()).toBe('a12.00');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('12.00');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('7.50');
  await user.keyboard('{Home}');
  expect(focused()).toBe('b');
  await user.keyboard('{End}');
  expect(focused()).toBe('7.50');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('the body shows the empty text, the replacement of the rows, or skeleton rows while loading', () => {
  const { container, rerender } = renderUi(table({ rows: [], empty: 'No transfers' }));
  const body = () => screen.getAllByRole('rowgroup').at(-1)?.textContent;
  expect(body()).toBe('No transfers');
  rerender(table({ fallback: 'Couldn’t load' }));
  expect(body()).toBe('Couldn’t load');
  rerender(table({ rows: [], skeletonRows: 3 }));
  expect(screen.getAllByRole('row')).toHaveLength(1 + 3);
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
});

test('row details are expanded by keyboard and collapsed by the next press', async () => {
  const { user } = renderUi(table({ renderDetail: ({ id }) => `Details of ${id}`, rowName: ({ id }) => `transfer ${id}` }));
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Details transfer a', expanded: false })).toBe(document.activeElement);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Details of a')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Details transfer a', expanded: true }));
  expect(screen.queryByText('Details of a')).toBeNull();
});

test('the totals are below the rows', () => {
  renderUi(table({ columns: columns.map((column, index) => ({ ...column, total: ['Total', '19.50'][index] })) }));
  expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('Total19.50');
});

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return table({ selection: { selected, onChange: setSelected, actions: <button>Repeat</button> } });
}

test('rows are selected one by one and all at once, with their actions over the headers', async () => {
  const { user } = renderUi(<Selectable />);
  const [all, first] = screen.getAllByRole('checkbox');
  expect(screen.queryByRole('toolbar')).toBeNull();
  await user.click(first ?? expect.fail('no box'));
  expect(within(screen.getByRole('toolbar', { name: '1 selected' })).getByRole('button', { name: 'Repeat' })).toBeDefined();
  await user.click(all ?? expect.fail('no box'));
  expect(screen.getByRole('toolbar', { name: '2 selected' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('a column without room folds below its row', () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  renderUi(table({ columns: [...columns, { id: 'fee', header: 'Fee', priority: 1, cell: () => '0.1' }] }));
  width.mockRestore();
  expect(textsOf('columnheader')).toEqual(['Number', 'Amount']);
  expect([textsOf('term'), textsOf('definition')]).toEqual([
    ['Fee', 'Fee'],
    ['0.1', '0.1'],
  ]);
});

const many: readonly GridColumn<Transfer>[] = [
  ...columns,
  { id: 'fee', header: 'Fee', cell: () => '0.1' },
  { id: 'state', header: 'Status', cell: () => 'Done' },
];

function Arranged() {
  const [layout, setLayout] = useState(defaultLayout);
  return (
    <>
      <GridSettings columns={many} layout={layout} onLayout={setLayout} />
      {table({ columns: many, layout, onLayout: setLayout })}
    </>
  );
}

const headers = () => screen.getAllByRole('columnheader', { hidden: true }).map((head) => head.querySelector('span')?.textContent);

test('columns are hidden by their checkboxes, Reset restores them, and Escape returns the focus', async () => {
  const { user } = renderUi(<Arranged />);
  const open = screen.getByRole('button', { name: 'Table settings' });
  await user.click(open);
  await user.click(screen.getByRole('checkbox', { name: /Fee/ }));
  expect(headers()).toEqual(['Number', 'Amount', 'Status']);
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(headers()).toEqual(['Number', 'Amount', 'Fee', 'Status']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(open));
});

test('a column is moved by keyboard', async () => {
  const { user } = renderUi(<Arranged />);
  await user.click(screen.getByRole('button', { name: 'Table settings' }));
  act(() => screen.getByRole('button', { name: 'Drag Status' }).focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Insert after Status' });
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(headers()).toEqual(['Number', 'Amount', 'Status', 'Fee']);
});

test('a column is widened by keyboard, and never narrower than its minimum width', async () => {
  const onLayout = vi.fn();
  const { user } = renderUi(table({ columns: many, layout: { ...defaultLayout, widths: { id: 150 } }, onLayout }));
  await user.tab();
  await user.keyboard('{ArrowUp}{ArrowRight}{Enter}{ArrowRight}{Enter}');
  expect(onLayout).toHaveBeenLastCalledWith({ ...defaultLayout, widths: { id: 160 } });
  await user.keyboard('{Enter}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
  expect(onLayout).toHaveBeenLastCalledWith({ ...defaultLayout, widths: { id: 112 } });
});
