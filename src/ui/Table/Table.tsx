import { useMemo, useState, type ReactNode } from 'react';
import { memoized } from '../memoized';
import { Skeleton } from '../Skeleton/Skeleton';
import { screenOnly } from '../print.css';
import { useInlineSize } from '../useInlineSize';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { defaultColumnWidth, nextSort } from './column';
import type { Column, Sort, tableDensities, TableExtent } from './column';
import { Expander } from './Expander';
import { fold, scaledWidth } from './fold';
import { followLink } from './followLink';
import { RowCards, rendersAsCards } from './RowCards';
import { foldedValues, columnsWithValue } from './foldedValues';
import {
  belowCell,
  bodyCell,
  cell,
  detail,
  detailCell,
  foldedCell,
  frame,
  head,
  pressable,
  emptyCell,
  sortButton,
  sortText,
  table,
} from './Table.css';
import { surfaces } from './surface.css';
import { SortIndicator } from './SortIndicator';

export interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** Rows of 28, 44 or 60 px. */
  density?: (typeof tableDensities)[number];
  /** The background the table is on. */
  surface?: keyof typeof surfaces;
  /** How far it extends: to its container, to the edges of the panel around it, or on a phone to those of the screen. */
  extent?: TableExtent;
  /** Pressing a row follows its first link. */
  followsLink?: boolean;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Number of skeleton rows; the table is loading while it is above 0. */
  skeletonRows?: number;
  /** Renders the details below an expanded row. */
  renderDetail?: (row: Row) => ReactNode;
  /** Names a row in the accessible name of its expand button. */
  rowName?: (row: Row) => string;
  /** Key of the row where the user is: the tier of the position, the level reached. */
  currentKey?: string;
}

/** A plain table for short lists: sortable, with a sticky first column on a phone and its own scrolling. For long lists use `DataGrid`. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort = null,
  onSort,
  density = 'regular',
  surface = 'surface',
  extent = 'container',
  followsLink = false,
  empty,
  skeletonRows = 0,
  renderDetail,
  rowName = rowKey,
  currentKey,
}: TableProps<Row>) {
  const [ref, width, scale] = useInlineSize();
  const { shown, folded } = useMemo(() => fold(columns, width / scale), [columns, width, scale]);
  const isBusy = skeletonRows > 0;
  if (!isBusy && !renderDetail && rows.length > 0 && rendersAsCards(columns, width / scale))
    return (
      <div ref={ref}>
        <RowCards label={label} columns={columns} rows={rows} rowKey={rowKey} />
      </div>
    );
  const cellClass = (column: Column<Row>) => cellClassOf(column, column === shown[0], density);
  const hasFocusableContent = followsLink || columns.some(({ isSortable }) => isSortable);
  return (
    <div
      ref={ref}
      className={`${frame({ isBusy, extent })} ${surfaces[surface]}`}
      {...(!hasFocusableContent && { role: 'group', tabIndex: 0, 'aria-label': label })}
    >
      <table aria-label={label} aria-busy={isBusy} className={table}>
        <colgroup>
          {shown.map((column, index) => (
            <col
              key={column.id}
              width={scaledWidth(column.width ?? defaultColumnWidth, scale, { isFirst: index === 0, tableWidth: width })}
              className={printClass(column)}
            />
          ))}
        </colgroup>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.id} scope="col" aria-sort={ariaSort(column, sort)} className={`${cellClass(column)} ${head}`}>
                <HeaderText column={column} sort={sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...(followsLink && { onClick: followLink })}>
          {isBusy &&
            Array.from({ length: skeletonRows }, (_, index) => (
              <tr key={index} aria-hidden>
                {shown.map((column) => (
                  <td key={column.id} className={cellClass(column)}>
                    <Skeleton length={column === columns[0] ? 'long' : 'medium'} align={column.align} />
                  </td>
                ))}
              </tr>
            ))}
          {!isBusy && rows.length === 0 && empty && (
            <tr>
              <td colSpan={shown.length}>
                <div className={emptyCell}>{empty}</div>
              </td>
            </tr>
          )}
          {!isBusy &&
            rows.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                name={rowName(row)}
                columns={shown}
                folded={folded}
                density={density}
                isPressable={followsLink}
                isCurrent={rowKey(row) === currentKey}
                renderDetail={renderDetail}
              />
            ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> {
  row: Row;
  /** Names the row in the accessible name of its expand button. */
  name: string;
  columns: readonly Column<Row>[];
  folded: readonly Column<Row>[];
  density: (typeof tableDensities)[number];
  isPressable: boolean;
  isCurrent: boolean;
  renderDetail: ((row: Row) => ReactNode) | undefined;
}

/** A row of a table: its cells, its folded values below them, and its details once expanded. Renders again only if one of them changes. */
const TableRow = memoized(function TableRow<Row>({
  row,
  name,
  columns,
  folded,
  density,
  isPressable,
  isCurrent,
  renderDetail,
}: TableRowProps<Row>) {
  const [isExpanded, setExpanded] = useState(false);
  const [first, ...rest] = columns;
  const pressableClass = isPressable ? pressable : undefined;
  const below = columnsWithValue(folded, row);
  const bodyCellClass = (column: Column<Row>) =>
    `${cellClassOf(column, column === first, density)} ${bodyCell} ${below.length > 0 ? foldedCell : ''}`;
  return (
    <>
      <tr className={pressableClass} aria-current={isCurrent || undefined}>
        {first && (
          <th scope="row" className={bodyCellClass(first)}>
            {renderDetail ? (
              <Expander name={name} isExpanded={isExpanded} onToggle={() => setExpanded(!isExpanded)}>
                {first.cell(row)}
              </Expander>
            ) : (
              first.cell(row)
            )}
          </th>
        )}
        {rest.map((column) => (
          <td key={column.id} className={bodyCellClass(column)}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {below.length > 0 && (
        <tr className={pressableClass} aria-current={isCurrent || undefined}>
          <td colSpan={columns.length} className={`${belowCell} ${bodyCell}`}>
            {foldedValues(below, row, density)}
          </td>
        </tr>
      )}
      {renderDetail && isExpanded && (
        <tr>
          <td colSpan={columns.length} className={detailCell}>
            <div className={detail}>{renderDetail(row)}</div>
          </td>
        </tr>
      )}
    </>
  );
});

interface HeaderTextProps<Row> extends Pick<TableProps<Row>, 'onSort'> {
  column: Column<Row>;
  sort: Sort | null;
}

function HeaderText<Row>({ column, sort, onSort }: HeaderTextProps<Row>) {
  if (column.isHeaderHidden) return <VisuallyHidden>{column.header}</VisuallyHidden>;
  if (!column.isSortable) return column.header;
  return (
    <button type="button" className={sortButton} onClick={() => onSort?.(nextSort(column, sort))}>
      <span className={sortText}>{column.header}</span>
      <SortIndicator direction={sort?.column === column.id ? sort.direction : undefined} />
    </button>
  );
}

const cellClassOf = <Row,>(column: Column<Row>, isFirst: boolean, density: (typeof tableDensities)[number]): string =>
  `${cell({ density, align: column.align ?? 'start', edge: isFirst })} ${printClass(column) ?? ''}`;

const printClass = <Row,>({ isScreenOnly }: Column<Row>) => (isScreenOnly ? screenOnly : undefined);

function ariaSort<Row>({ id, isSortable }: Column<Row>, sort: Sort | null): Sort['direction'] | 'none' | undefined {
  if (!isSortable) return undefined;
  return sort?.column === id ? sort.direction : 'none';
}
