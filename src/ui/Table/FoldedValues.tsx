import type { Column } from './column';
import { term, value, values } from './FoldedValues.css';

interface FoldedValuesProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

/** The values of a row whose columns have no room, with their headers. */
export function FoldedValues<Row>({ columns, row }: FoldedValuesProps<Row>) {
  return (
    <dl className={values}>
      {columns.map((column) => (
        <div key={column.id} className={value}>
          <dt className={term({ isHidden: column.isHeaderHidden ?? false })}>{column.header}</dt>
          <dd>{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}
