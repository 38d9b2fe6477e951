import { useRef, useState } from 'react';
import { Column as AriaColumn, ColumnResizer, TableHeader } from 'react-aria-components/Table';
import { useDrag } from 'react-aria-components/useDrag';
import { useDrop } from 'react-aria-components/useDrop';
import { selectionBox } from '../Checkbox/selectionBox';
import { defaultColumnWidth } from '../Table/column';
import { scaledWidth } from '../Table/fold';
import { SortIndicator } from '../Table/SortIndicator';
import type { SortIndicatorProps } from '../Table/SortIndicator';
import type { UiText } from '../texts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { moveColumn, type ColumnLayout, type DropSide } from './columnLayout';
import { clipped, column as columnStyle, content, dropZone, head, resizer } from './DataGrid.css';
import { selectionWidth, type GridColumn } from './gridColumn';

interface HeaderParts<Item> {
  columns: readonly GridColumn<Item>[];
  /** All columns, including hidden and folded ones. */
  all: readonly GridColumn<Item>[];
  layout: ColumnLayout;
  onLayout: ((layout: ColumnLayout) => void) | undefined;
  isSelectable: boolean;
  isLong: boolean;
  /** The font size divided by the default one; column widths grow by this factor. */
  scale: number;
  /** Width of the grid in px; 0 until it is known. */
  tableWidth: number;
  text: UiText;
}

/** Renders the headers of a grid: sorted by pressing, resized at their end, moved by dragging. */
export function gridHeader<Item>({ columns, all, layout, onLayout, isSelectable, isLong, scale, tableWidth, text }: HeaderParts<Item>) {
  return (
    <TableHeader className={head({ isLong })}>
      {isSelectable && (
        <AriaColumn id="selection" width={selectionWidth} minWidth={selectionWidth} className={columnStyle}>
          <span className={content({ isHead: true })}>{selectionBox()}</span>
        </AriaColumn>
      )}
      {columns.map((column, index) => {
        const { id, header, width = defaultColumnWidth } = column;
        const move = onLayout && ((from: string, side: DropSide) => onLayout(moveColumn(all, layout, from, id, side)));
        return (
          <AriaColumn
            key={id}
            id={id}
            isRowHeader={index === 0}
            allowsSorting={column.isSortable}
            textValue={header}
            minWidth={scaledWidth(width, scale, { isFirst: index === 0, tableWidth })}
            width={layout.widths[id]}
            defaultWidth={`${width}fr`}
            className={columnStyle}
          >
            {({ sortDirection }) => (
              <>
                <ColumnHead column={column} sortDirection={sortDirection} onMove={move} isFixed={index === 0} />
                {onLayout && index < columns.length - 1 && <ColumnResizer aria-label={text('resize')} className={resizer} />}
              </>
            )}
          </AriaColumn>
        );
      })}
    </TableHeader>
  );
}

interface ColumnHeadProps<Item> {
  column: GridColumn<Item>;
  sortDirection: SortIndicatorProps['direction'];
  /** Moves another column before or after this one. */
  onMove: ((id: string, side: DropSide) => void) | undefined;
  /** Other columns can be moved behind it, but it stays in place. */
  isFixed: boolean;
}

/** The header of a column; dragging it onto another one moves the column. */
function ColumnHead<Item>({ column, sortDirection, onMove, isFixed }: ColumnHeadProps<Item>) {
  const ref = useRef<HTMLSpanElement>(null);
  const [side, setSide] = useState<DropSide | null>(null);
  const sideAt = (x: number): DropSide => (isFixed || x > (ref.current?.clientWidth ?? 0) / 2 ? 'after' : 'before');
  const { dragProps, isDragging } = useDrag({
    getItems: () => [{ [dragType]: column.id }],
    hasDragButton: true,
    isDisabled: !onMove || isFixed,
  });
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled: !onMove,
    getDropOperation: (types) => (types.has(dragType) ? 'move' : 'cancel'),
    onDropMove: ({ x }) => setSide(sideAt(x)),
    onDrop: ({ items: [item], x }) => {
      if (item?.kind === 'text') void item.getText(dragType).then((id) => onMove?.(id, sideAt(x)));
    },
  });
  return (
    <span
      ref={ref}
      // If the header can also be resized, it takes the focus first, so that Enter sorts.
      tabIndex={onMove && -1}
      {...dragProps}
      {...dropProps}
      data-dragging={isDragging || undefined}
      data-drop={(isDropTarget && side) || undefined}
      className={`${content({ align: column.align ?? 'start', isHead: true })} ${dropZone}`}
    >
      {column.isHeaderHidden ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : (
        <>
          <span className={clipped}>{column.header}</span>
          {column.isSortable && <SortIndicator direction={sortDirection} />}
        </>
      )}
    </span>
  );
}

const dragType = 'application/x-grid-column';
