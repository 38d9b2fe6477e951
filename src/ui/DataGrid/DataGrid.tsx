import type { ReactNode } from 'react';
import {
  Cell,
  Column as AriaColumn,
  ColumnResizer,
  ResizableTableContainer,
  Row,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { headHeight, nextSort, rowHeights } from '../Table/column';
import type { Column } from '../Table/column';
import type { TableProps } from '../Table/Table';
import { rest } from '../Table/Table.css';
import { grounds } from '../Table/ground.css';
import { SortIndicator } from '../Table/SortIndicator';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { cell, clipped, column as columnStyle, content, frame, head, resizer, row as rowStyle, table } from './DataGrid.css';

export interface DataGridProps<Item extends object> extends Omit<TableProps<Item>, 'columns' | 'followsLink' | 'skeletonRows'> {
  columns: readonly Column<Item>[];
  /** The address a row links to. */
  rowHref?: (row: Item) => string;
  /** Called when a row without a link is pressed. */
  onRowAction?: (key: string) => void;
  /** Virtualises the rows; for more than a hundred. Requires a `height`. */
  isLong?: boolean;
  /** The table's own height in px, with scrolling inside. By default it is as tall as its rows. */
  height?: number;
  /** Label of the column resizer; columns are not resizable without it. */
  resizeLabel?: (header: string) => string;
}

/** A table for long or interactive lists: keyboard navigation by cell, sorting, sticky header, resizable columns, virtualised rows. */
export function DataGrid<Item extends object>({
  label,
  columns,
  rows,
  rowKey,
  sort = null,
  onSort,
  density = 'regular',
  surface = 'surface',
  empty,
  rowHref,
  onRowAction,
  isLong = false,
  height,
  resizeLabel,
}: DataGridProps<Item>) {
  const byId = (id: unknown) => columns.find((column) => column.id === id);
  const body = (
    <AriaTable
      aria-label={label}
      className={table({ isLong })}
      sortDescriptor={sort ?? undefined}
      onSortChange={({ column: id }) => {
        const column = byId(id);
        if (column) onSort?.(nextSort(column, sort));
      }}
      onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
    >
      <TableHeader className={head({ isLong })}>
        {columns.map((column) => (
          <AriaColumn
            key={column.id}
            id={column.id}
            isRowHeader={column === columns[0]}
            allowsSorting={column.isSortable}
            textValue={column.header}
            minWidth={column.width ?? defaultWidth}
            defaultWidth={`${column.width ?? defaultWidth}fr`}
            className={columnStyle}
          >
            {({ sortDirection }) => (
              <>
                <HeaderText column={column} sortDirection={sortDirection} />
                {resizeLabel && column !== columns.at(-1) && <ColumnResizer aria-label={resizeLabel(column.header)} className={resizer} />}
              </>
            )}
          </AriaColumn>
        ))}
      </TableHeader>
      <TableBody items={rows} dependencies={[columns, density]} renderEmptyState={() => empty && <span className={rest}>{empty}</span>}>
        {(row) => (
          <Row id={rowKey(row)} href={rowHref?.(row)} data-action={onRowAction && ''} className={rowStyle({ isLong })}>
            {columns.map((column) => (
              <Cell key={column.id} className={cell({ density })}>
                <span className={content({ align: column.align ?? 'start' })}>
                  <span className={clipped}>{column.cell(row)}</span>
                </span>
              </Cell>
            ))}
          </Row>
        )}
      </TableBody>
    </AriaTable>
  );
  return (
    <ResizableTableContainer className={`${frame({ isLong })} ${grounds[surface]}`} {...(height && { style: { blockSize: height } })}>
      {isLong ? (
        <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: rowHeights[density], headingHeight: headHeight }}>
          {body}
        </Virtualizer>
      ) : (
        body
      )}
    </ResizableTableContainer>
  );
}

const defaultWidth = 112;

interface HeaderTextProps<Item> {
  column: Column<Item>;
  sortDirection: 'ascending' | 'descending' | undefined;
}

function HeaderText<Item>({ column, sortDirection }: HeaderTextProps<Item>): ReactNode {
  if (column.isHeaderHidden) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  return (
    <span className={content({ align: column.align ?? 'start' })}>
      <span className={clipped}>{column.header}</span>
      {column.isSortable && <SortIndicator direction={sortDirection} />}
    </span>
  );
}
