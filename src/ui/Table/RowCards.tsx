import type { Column } from './column';
import { columnsWithValue } from './foldedValues';
import { actions, card, figure, figures, first as firstStyle, head, lead as leadStyle, list } from './RowCards.css';

/** Up to this width in px, a table with a `lead` column renders its rows as cards. */
const cardWidth = 520;

/** Whether a table of this width, 0 until it is known, renders its rows as cards. */
export const rendersAsCards = (columns: readonly Pick<Column<never>, 'cardSlot'>[], width: number): boolean =>
  width > 0 && width <= cardWidth && columns.some(({ cardSlot }) => cardSlot === 'lead');

export interface RowCardsProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** The rows of a table in a narrow place, one card each: the first column and the leading one in the head, the others in a grid, the actions below. */
export function RowCards<Row>({ label, columns: [first, ...others], rows, rowKey }: RowCardsProps<Row>) {
  const columnsIn = (cardSlot: Column<Row>['cardSlot']) => others.filter((column) => column.cardSlot === cardSlot);
  return (
    <ul aria-label={label} className={list}>
      {rows.map((row) => (
        <li key={rowKey(row)} className={card}>
          <div className={head}>
            <div className={firstStyle}>{first?.cell(row)}</div>
            <dl>
              {columnsIn('lead').map(({ id, header, cell }) => (
                <div key={id} className={leadStyle}>
                  <dt>{header}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </div>
          <dl className={figures}>
            {columnsWithValue(columnsIn(undefined), row).map(({ id, header, cell }) => (
              <div key={id} className={figure}>
                <dt>{header}</dt>
                <dd>{cell(row)}</dd>
              </div>
            ))}
          </dl>
          {columnsIn('actions').map(({ id, cell }) => (
            <div key={id} className={actions}>
              {cell(row)}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
