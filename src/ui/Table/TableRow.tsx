import { useState, type ReactNode } from 'react';
import type { Column } from './column';
import { Expander } from './Expander';
import { FoldedValues } from './FoldedValues';
import { belowCell, bodyCell, detail, detailCell, foldedCell, pressable } from './Table.css';

interface TableRowProps<Row> {
  row: Row;
  /** Names the row to those who hear the button that expands it. */
  name: string;
  columns: readonly Column<Row>[];
  folded: readonly Column<Row>[];
  /** The classes of a column's cell. */
  look: (column: Column<Row>) => string;
  isPressable: boolean;
  isCurrent: boolean;
  renderDetail: ((row: Row) => ReactNode) | undefined;
}

/** A record of a table: its cells, below them what has folded, and what it shows once it is expanded. */
export function TableRow<Row>({ row, name, columns, folded, look, isPressable, isCurrent, renderDetail }: TableRowProps<Row>) {
  const [isExpanded, setExpanded] = useState(false);
  const [first, ...rest] = columns;
  const pressed = isPressable ? pressable : undefined;
  const cellOf = (column: Column<Row>) => `${look(column)} ${bodyCell} ${folded.length > 0 ? foldedCell : ''}`;
  return (
    <>
      <tr className={pressed} aria-current={isCurrent || undefined}>
        {first && (
          <th scope="row" className={cellOf(first)}>
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
          <td key={column.id} className={cellOf(column)}>
            {column.cell(row)}
          </td>
        ))}
      </tr>
      {folded.length > 0 && (
        <tr className={pressed} aria-current={isCurrent || undefined}>
          <td colSpan={columns.length} className={`${belowCell} ${bodyCell}`}>
            <FoldedValues columns={folded} row={row} />
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
}
