import type { ReactNode } from 'react';
import { Cell, Row, TableFooter } from 'react-aria-components/Table';
import { selectionBox } from '../Checkbox/selectionBox';
import { Skeleton } from '../Skeleton/Skeleton';
import type { tableDensities } from '../Table/column';
import { Expander } from '../Table/Expander';
import { foldedValues, columnsWithValue } from '../Table/foldedValues';
import { below, cell, clipped, content, detail, foot, row as rowStyle } from './DataGrid.css';
import type { GridColumn } from './gridColumn';

interface GridRowOptions<Item> {
  columns: readonly GridColumn<Item>[];
  density: (typeof tableDensities)[number];
  isSelectable: boolean;
  isLong: boolean;
}

interface GridRowProps<Item extends object> extends GridRowOptions<Item> {
  id: string;
  item: Item;
  /** Names the row in the accessible name of its expand button. */
  name: string;
  folded: readonly GridColumn<Item>[];
  href: string | undefined;
  hasAction: boolean;
  isExpanded: boolean;
  onToggle: () => void;
  renderDetail: ((item: Item) => ReactNode) | undefined;
}

/** Renders a row of a grid. Folded values and expanded details are in its last cell, as wide as the grid. */
export function gridRow<Item extends object>({ id, item, name, columns, folded, density, href, hasAction, ...state }: GridRowProps<Item>) {
  const { isSelectable, isExpanded, onToggle, renderDetail, isLong } = state;
  const opened = isExpanded ? renderDetail?.(item) : null;
  return (
    <Row id={id} href={href} data-action={hasAction ? '' : undefined} className={rowStyle({ isLong })}>
      {isSelectable && (
        <Cell className={cell({ density })}>
          <span className={content({ density })}>{selectionBox()}</span>
        </Cell>
      )}
      {columns.map((column, index) => (
        <Cell key={column.id} className={cell({ density })}>
          <span className={content({ density, align: column.align ?? 'start' })}>
            {index === 0 && renderDetail ? (
              <Expander name={name} isExpanded={isExpanded} onToggle={onToggle}>
                <span className={clipped}>{column.cell(item)}</span>
              </Expander>
            ) : (
              <span className={clipped}>{column.cell(item)}</span>
            )}
          </span>
          {index === columns.length - 1 && (folded.length > 0 || opened) && (
            <div className={below}>
              {folded.length > 0 && foldedValues(columnsWithValue(folded, item), item, density)}
              {opened && <div className={detail}>{opened}</div>}
            </div>
          )}
        </Cell>
      ))}
    </Row>
  );
}

/** Renders a row of a grid that is still loading. */
export function skeletonRow<Item>({ id, columns, density, isSelectable, isLong }: GridRowOptions<Item> & { id: string }) {
  return (
    <Row key={id} id={id} isDisabled className={rowStyle({ isLong })}>
      {isSelectable && <Cell className={cell({ density })}>{null}</Cell>}
      {columns.map(({ id: columnId, align = 'start' }, index) => (
        <Cell key={columnId} className={cell({ density })}>
          <span className={content({ density, align })}>
            <Skeleton length={index === 0 ? 'long' : 'medium'} align={align} label={index === 0} />
          </span>
        </Cell>
      ))}
    </Row>
  );
}

/** Renders the totals of the columns. */
export function gridFooter<Item>({ columns, density, isSelectable, isLong }: GridRowOptions<Item>) {
  return (
    <TableFooter className={foot({ isLong })}>
      <Row id="total" isDisabled className={rowStyle({ isLong })}>
        {isSelectable && <Cell className={cell({ density })}>{null}</Cell>}
        {columns.map(({ id, align = 'start', total }) => (
          <Cell key={id} className={cell({ density })}>
            <span className={content({ density, align })}>{total}</span>
          </Cell>
        ))}
      </Row>
    </TableFooter>
  );
}
