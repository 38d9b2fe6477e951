import type { Column } from './column';
import { term, value, values } from './foldedValues.css';

/** The columns without room that say something of a row. */
export const saidBelow = <Row,>(folded: readonly Column<Row>[], row: Row): readonly Column<Row>[] =>
  folded.filter(({ isBlank }) => !isBlank?.(row));

/** Renders the values of a row whose columns have no room, with their headers. */
export function foldedValues<Row>(columns: readonly Column<Row>[], row: Row) {
  return (
    <dl className={values}>
      {columns.map((column) => (
        <div key={column.id} className={value}>
          <dt className={term({ isHidden: column.isHeaderHidden ?? column.namesItself ?? false })}>{column.header}</dt>
          <dd>{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
