import type { Column } from './column';
import { term, value, values } from './foldedValues.css';

/** Renders the values of a row whose columns have no room, with their headers; empty ones are left out. */
export function foldedValues<Row>(columns: readonly Column<Row>[], row: Row) {
  return (
    <dl className={values}>
      {columns
        .filter(({ isBlank }) => !isBlank?.(row))
        .map((column) => (
          <div key={column.id} className={value}>
            <dt className={term({ isHidden: column.isHeaderHidden ?? false })}>{column.header}</dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
    </dl>
  );
}
