import { Fragment } from 'react';
import { Card } from '@/ui/Card/Card';
import { DataList, type DataListItem } from '@/ui/DataList/DataList';
import { Stack } from '@/ui/Stack/Stack';
import type { RecordColumn } from './column';
import { RecordCell } from './RecordCell';
import { RecordDetails } from './RecordDetails';
import type { RecordTableProps } from './RecordTable';
import { RowActions } from './RowActions';

type RecordCardsProps<Row> = Omit<RecordTableProps<Row>, 'density' | 'chosen'>;

/** Records with two lines each, for narrow screens; a press shows the other columns and the actions, or opens the record. */
export function RecordCards<Row>({ label, rows, rowKey, skeletonRows, ...parts }: RecordCardsProps<Row>) {
  return (
    <Card density="none">
      <DataList label={label} skeletonRows={skeletonRows} items={rows.map((row) => ({ id: rowKey(row), ...itemOf(row, parts) }))} />
    </Card>
  );
}

type ItemParts<Row> = Pick<RecordCardsProps<Row>, 'columns' | 'details' | 'Parts' | 'actions' | 'openers' | 'onOpen' | 'rowName'>;

/** Makes the first column the title if none is, since a record's button is named by its title. */
const withTitle = <Row,>(columns: readonly RecordColumn<Row>[]): readonly RecordColumn<Row>[] =>
  columns.some(({ cardSlot }) => cardSlot === 'title')
    ? columns
    : columns.map((column, index) => (index === 0 ? { ...column, cardSlot: 'title' } : column));

function itemOf<Row>(
  row: Row,
  { columns: all, details = [], Parts, actions, openers, onOpen, rowName }: ItemParts<Row>,
): Omit<DataListItem, 'id'> {
  const columns = withTitle(all);
  const cellsIn = (cardSlot: RecordColumn<Row>['cardSlot']) =>
    columns
      .filter((column) => column.cardSlot === cardSlot)
      .map((column) => (
        <Fragment key={column.id}>
          <RecordCell column={column} row={row} />
        </Fragment>
      ));
  const others = [...columns.filter(({ cardSlot }) => cardSlot === undefined), ...details];
  return {
    title: cellsIn('title'),
    meta: cellsIn('meta'),
    value: cellsIn('figure'),
    valueMeta: cellsIn('status'),
    onPress: onOpen && (() => onOpen(row)),
    detail:
      !onOpen && (others.length > 0 || Parts || actions || openers) ? (
        <Stack gap={4}>
          {others.length > 0 && <RecordDetails columns={others} row={row} />}
          {Parts && <Parts row={row} />}
          {(actions || openers) && <RowActions actions={actions} openers={openers} row={row} name={rowName?.(row)} />}
        </Stack>
      ) : undefined,
  };
}
