import { Fragment, useState, type MouseEvent, type ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { nextSort } from './column';
import type { TableColumn, Sort, tableDensities } from './column';
import { bodyCell, cell, detail, detailCell, frame, head, pressable, rest, shown, sortButton, sortText, table } from './Table.css';
import { grounds } from './ground.css';
import { Expander } from './Expander';
import { SortIndicator } from './SortIndicator';

export interface TableProps<Row> {
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** Rows of 28, 44 or 60 px. */
  density?: (typeof tableDensities)[number];
  /** The background the table is on. */
  surface?: keyof typeof grounds;
  /** Clicking a row follows its first link. */
  followsLink?: boolean;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Number of skeleton rows while loading. */
  skeletonRows?: number;
  /** What a row shows below itself once it is expanded. */
  renderDetail?: (row: Row) => ReactNode;
  /** Names a row to those who hear the button that expands it. */
  rowName?: (row: Row) => string;
  /** The row that stands for where the user is: the tier of the position, the level reached. */
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
  followsLink = false,
  empty,
  skeletonRows = 0,
  renderDetail,
  rowName = rowKey,
  currentKey,
}: TableProps<Row>) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const isBusy = skeletonRows > 0;
  const toggle = (key: string) =>
    setExpanded((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
  const look = (column: TableColumn<Row>) =>
    `${cell({ density, align: column.align ?? 'start', edge: column === columns[0] })} ${shown[column.from ?? 'always']}`;
  const takesFocus = followsLink || columns.some(({ isSortable }) => isSortable);
  return (
    <div className={`${frame({ isBusy })} ${grounds[surface]}`} {...(!takesFocus && { role: 'group', tabIndex: 0, 'aria-label': label })}>
      <table aria-label={label} aria-busy={isBusy} className={table}>
        <colgroup>
          {columns.map(({ id, from, width = defaultWidth }) => (
            <col key={id} width={width} className={shown[from ?? 'always']} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" aria-sort={ariaSort(column, sort)} className={`${look(column)} ${head}`}>
                <HeaderText column={column} sort={sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...(followsLink && { onClick: followLink })}>
          {isBusy &&
            Array.from({ length: skeletonRows }, (_, index) => (
              <tr key={index} aria-hidden>
                {columns.map((column) => (
                  <td key={column.id} className={look(column)}>
                    <Skeleton length={column === columns[0] ? 'long' : 'medium'} align={column.align} />
                  </td>
                ))}
              </tr>
            ))}
          {!isBusy && rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length}>
                <div className={rest}>{empty}</div>
              </td>
            </tr>
          )}
          {!isBusy &&
            rows.map((row) => (
              <Fragment key={rowKey(row)}>
                <tr className={followsLink ? pressable : undefined} aria-current={rowKey(row) === currentKey || undefined}>
                  {columns.map((column, index) =>
                    index === 0 ? (
                      <th key={column.id} scope="row" className={`${look(column)} ${bodyCell}`}>
                        {renderDetail ? (
                          <Expander name={rowName(row)} isExpanded={expanded.has(rowKey(row))} onToggle={() => toggle(rowKey(row))}>
                            {column.cell(row)}
                          </Expander>
                        ) : (
                          column.cell(row)
                        )}
                      </th>
                    ) : (
                      <td key={column.id} className={`${look(column)} ${bodyCell}`}>
                        {column.cell(row)}
                      </td>
                    ),
                  )}
                </tr>
                {renderDetail && expanded.has(rowKey(row)) && (
                  <tr>
                    <td colSpan={columns.length} className={detailCell}>
                      <div className={detail}>{renderDetail(row)}</div>
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
        </tbody>
      </table>
    </div>
  );
}

const defaultWidth = 112;

interface HeaderTextProps<Row> extends Pick<TableProps<Row>, 'onSort'> {
  column: TableColumn<Row>;
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

function ariaSort<Row>({ id, isSortable }: TableColumn<Row>, sort: Sort | null): Sort['direction'] | 'none' | undefined {
  if (!isSortable) return undefined;
  return sort?.column === id ? sort.direction : 'none';
}

/** A shortcut for the pointer: keyboards and screen readers use the link itself. */
function followLink(event: MouseEvent<HTMLElement>) {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const isOwn = !(target instanceof Element) || target.closest('a, button, input, label, [role="button"]');
  if (isOwn || !window.getSelection()?.isCollapsed) return;
  const link = target.closest('tr')?.querySelector('a[href]');
  link?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
