import { defaultColumnWidth, type Column, type tableDensities } from './column';
import { term, value, values } from './foldedValues.css';

/** The folded columns that have a value in a row. */
export const columnsWithValue = <Row,>(folded: readonly Column<Row>[], row: Row): readonly Column<Row>[] =>
  folded.filter(({ isBlank }) => !isBlank?.(row));

/** Renders the folded values of a row with their headers: one after another in low rows, and if there is only one. */
export function foldedValues<Row>(columns: readonly Column<Row>[], row: Row, density: (typeof tableDensities)[number]) {
  const isDense = density === 'compact' || columns.length === 1;
  return (
    <dl className={values({ isDense })}>
      {columns.map((column) => (
        <div key={column.id} className={value({ isDense })} style={isDense ? undefined : { minInlineSize: foldedWidthOf(column) }}>
          <dt className={term({ isHidden: column.isHeaderHidden ?? column.isSelfExplanatory ?? false })}>{column.header}</dt>
          <dd>{column.cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

const foldedWidthOf = ({ width = defaultColumnWidth, foldedWidth = width }: Pick<Column<never>, 'width' | 'foldedWidth'>): string =>
  `${foldedWidth / 16}rem`;
