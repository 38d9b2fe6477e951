import { useMemo, useState, type ReactNode } from 'react';
import { ResizableTableContainer, Table as AriaTable, TableBody } from 'react-aria-components/Table';
import { Virtualizer } from 'react-aria-components/Virtualizer';
import { defaultColumnWidth, headHeight, nextSort, rowHeights } from '../Table/column';
import { fold } from '../Table/fold';
import { surfaces } from '../Table/surface.css';
import { emptyCell } from '../Table/Table.css';
import type { TableProps } from '../Table/Table';
import { useUiText } from '../texts';
import { useInlineSize } from '../useInlineSize';
import { BatchBar, type GridSelection } from './BatchBar';
import { defaultLayout, resizeColumns, visibleColumns, type ColumnLayout } from './columnLayout';
import { frame, grid, table } from './DataGrid.css';
import { expanderWidth, selectionWidth, type GridColumn } from './gridColumn';
import { gridHeader } from './gridHeader';
import { gridFooter, gridRow, skeletonRow } from './gridRows';
import { StickyTableLayout } from './StickyTableLayout';

export interface DataGridProps<Item extends object> extends Omit<TableProps<Item>, 'columns' | 'followsLink' | 'currentKey'> {
  columns: readonly GridColumn<Item>[];
  /** The user's column layout: order, widths and hidden columns. */
  layout?: ColumnLayout;
  /** Called with the new layout; without it columns can be neither resized nor moved. Pair it with `GridSettings` for keyboard access and to hide columns. */
  onLayout?: (layout: ColumnLayout) => void;
  /** Returns the address a row links to. */
  rowHref?: (row: Item) => string;
  /** Called when a row without a link is pressed. */
  onRowAction?: (key: string) => void;
  /** Makes rows selectable, with a bar of actions on the selected ones. */
  selection?: GridSelection;
  /** Shown in place of the rows: an `ErrorState`, or a notice that they may not be seen. */
  fallback?: ReactNode;
  /** Virtualises the rows, for more than a hundred; requires a `height`. All rows have the same height: nothing folds or expands, and the columns after the first scroll. */
  isVirtualized?: boolean;
  /** Height of the table in px, with scrolling inside. By default it is as tall as its rows. */
  height?: number;
}

/** An interactive table: keyboard navigation by cell, sorting, columns that can be resized, moved and hidden, selection, details, totals, virtual rows. */
export function DataGrid<Item extends object>({
  label,
  columns: all,
  rows,
  rowKey,
  rowName = rowKey,
  sort = null,
  onSort,
  layout = defaultLayout,
  onLayout,
  density = 'regular',
  surface = 'surface',
  empty,
  fallback,
  skeletonRows = 0,
  renderDetail,
  rowHref,
  onRowAction,
  selection,
  isVirtualized = false,
  height,
}: DataGridProps<Item>) {
  const text = useUiText();
  const [ref, width, scale] = useInlineSize();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(none);
  const [resizingLayout, setResizingLayout] = useState<ColumnLayout | null>(null);
  const isBusy = skeletonRows > 0;
  const items = isBusy || fallback ? [] : rows;
  const isSelectable = selection !== undefined;
  const expands = renderDetail !== undefined;
  const availableWidth = isVirtualized ? 0 : width && (width - (isSelectable ? selectionWidth : 0)) / scale;
  const { shown, folded } = useMemo(() => {
    const columns = visibleColumns(all, layout).map((column, index) =>
      expands && index === 0 ? { ...column, width: (column.width ?? defaultColumnWidth) + expanderWidth } : column,
    );
    return fold(columns, availableWidth);
  }, [all, layout, availableWidth, expands]);
  const toggle = (key: string) =>
    setExpanded((keys) => new Set(keys.has(key) ? [...keys].filter((other) => other !== key) : [...keys, key]));
  const rowOptions = { columns: shown, density, isSelectable, isLong: isVirtualized };
  const body = (
    <AriaTable
      aria-label={label}
      className={table({ isLong: isVirtualized })}
      sortDescriptor={sort ?? undefined}
      onSortChange={({ column: id }) => {
        const column = shown.find((some) => some.id === id);
        if (column) onSort?.(nextSort(column, sort));
      }}
      onRowAction={onRowAction && ((key) => onRowAction(String(key)))}
      {...(selection && {
        selectionMode: 'multiple',
        selectedKeys: selection.selected,
        onSelectionChange: (keys) => selection.onChange(new Set(keys === 'all' ? items.map(rowKey) : [...keys].map(String))),
      })}
    >
      {gridHeader({
        columns: shown,
        all,
        layout: resizingLayout ?? layout,
        onLayout,
        isSelectable,
        isLong: isVirtualized,
        scale,
        tableWidth: width,
        text,
      })}
      {isBusy ? (
        <TableBody key="loading">
          {Array.from({ length: skeletonRows }, (_, index) => skeletonRow({ ...rowOptions, id: `skeleton-${index}` }))}
        </TableBody>
      ) : (
        <TableBody
          key="rows"
          items={items}
          dependencies={[shown, folded, density, expanded, renderDetail]}
          renderEmptyState={() => <span className={emptyCell}>{fallback ?? empty}</span>}
        >
          {(item) =>
            gridRow({
              ...rowOptions,
              id: rowKey(item),
              item,
              name: rowName(item),
              folded,
              href: rowHref?.(item),
              hasAction: onRowAction !== undefined,
              isExpanded: expanded.has(rowKey(item)),
              onToggle: () => toggle(rowKey(item)),
              renderDetail,
            })
          }
        </TableBody>
      )}
      {items.length > 0 && all.some(({ total }) => total !== undefined) && gridFooter(rowOptions)}
    </AriaTable>
  );
  return (
    <div ref={ref} aria-busy={isBusy} className={`${grid} ${surfaces[surface]}`}>
      <ResizableTableContainer
        className={frame({ isLong: isVirtualized })}
        {...(height && { style: { blockSize: height } })}
        onResize={(widths) => setResizingLayout(resizeColumns(shown, layout, widths))}
        onResizeEnd={(widths) => {
          onLayout?.(resizeColumns(shown, layout, widths));
          setResizingLayout(null);
        }}
      >
        {isVirtualized ? (
          <Virtualizer
            layout={StickyTableLayout}
            layoutOptions={{ rowHeight: rowHeights[density] * scale, headingHeight: headHeight * scale }}
          >
            {body}
          </Virtualizer>
        ) : (
          body
        )}
      </ResizableTableContainer>
      {selection && selection.selected.size > 0 && <BatchBar {...selection} />}
    </div>
  );
}

const none: ReadonlySet<string> = new Set();
