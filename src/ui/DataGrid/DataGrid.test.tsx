import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
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
  const { rerender, user } = renderUi(table({ onSort }));
  await user.click(screen.getByRole('columnheader', { name: /^Amount/ }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'amount', direction: 'descending' });
  rerender(table({ onSort, sort: { column: 'amount', direction: 'ascending' } }));
  await user.click(screen.getByRole('columnheader', { name: /^Amount/ }));
  expect(onSort).toHaveBeenLastCalledWith(null);
});

test('a row tells what was pressed', async () => {
  const onRowAction = vi.fn();
  const { user } = renderUi(table({ onRowAction }));
  await user.click(screen.getByRole('row', { name: /^b/ }));
  expect(onRowAction).toHaveBeenCalledExactlyOnceWith('b');
});

test('cells follow their rows', () => {
  const { rerender } = renderUi(table());
  rerender(table({ rows: [{ id: 'a', amount: '12.01' }] }));
  expect(screen.getAllByRole('gridcell').map(({ textContent }) => textContent)).toEqual(['12.01']);
});

test('an empty table says so', () => {
  renderUi(table({ rows: [], empty: 'No transfers' }));
  expect(screen.getAllByRole('rowgroup').at(-1)?.textContent).toBe('No transfers');
});
