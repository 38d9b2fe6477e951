import { expect, test, vi } from 'vitest';
import { mount } from '@tests/support/app/mount';
import { DataGrid } from './DataGrid';

interface Transfer {
  id: string;
  amount: string;
}
const rows: Transfer[] = [
  { id: 'a', amount: '12.00' },
  { id: 'b', amount: '7.50' },
];
const table = (props: Partial<Parameters<typeof DataGrid<Transfer>>[0]> = {}) => (
  <DataGrid
    label="Transfers"
    columns={[
      { id: 'id', header: 'Number', cell: ({ id }) => id },
      { id: 'amount', header: 'Amount', align: 'end', isSortable: true, cell: ({ amount }) => amount },
    ]}
    rows={rows}
    rowKey={({ id }) => id}
    {...props}
  />
);

test('it sorts as the plain table does: figures start with the largest, the third press ends it', async () => {
  const onSort = vi.fn();
  const { draw, press } = mount(table({ onSort }));
  await press('[role=columnheader]:nth-child(2)');
  expect(onSort).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' });
  draw(table({ onSort, sort: { column: 'amount', direction: 'ascending' } }));
  await press('[role=columnheader]:nth-child(2)');
  expect(onSort).toHaveBeenLastCalledWith(null);
});

test('a row tells what was pressed', async () => {
  const onRowAction = vi.fn();
  const { press } = mount(table({ onRowAction }));
  await press('tbody tr:nth-child(2)');
  expect(onRowAction).toHaveBeenCalledExactlyOnceWith('b');
});

test('cells follow their rows', () => {
  const { place, draw } = mount(table());
  draw(table({ rows: [{ id: 'a', amount: '12.01' }] }));
  expect(Array.from(place.querySelectorAll('tbody [role=gridcell]'), (cell) => cell.textContent)).toEqual(['12.01']);
});

test('an empty table says so', () => {
  expect(mount(table({ rows: [], empty: 'No transfers' })).place.querySelector('tbody')?.textContent).toBe('No transfers');
});
