import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import type { RecordColumn } from './column';
import { RecordTable } from './RecordTable';

interface Order {
  readonly id: string;
}

const text = (id: string, cardSlot?: RecordColumn<Order>['cardSlot']): RecordColumn<Order> => ({
  id,
  header: 'orders.pair',
  kind: 'text',
  width: 100,
  value: () => id,
  cardSlot,
});
const columns = [text('time'), text('pair', 'title'), text('amount', 'figure'), text('price', 'status'), text('fee')];

test.each([
  [500, []],
  [400, ['fee']],
  [300, ['price', 'fee']],
  [299, ['amount', 'price', 'fee']],
])(
  'at a width of %i px other columns fold first, then the status, then the figure; the record’s name stays',
  async (tableWidth, folded) => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(tableWidth);
    await renderApp(<RecordTable label="Orders" columns={columns} rows={[{ id: '1' }]} rowKey={({ id }) => id} />);
    width.mockRestore();
    expect(screen.getByRole('table', { name: 'Orders' })).toBeDefined();
    expect(folded.length === 0 ? [] : textsOf('definition')).toEqual(folded);
  },
);
