import type { Decimal } from '@/contract/decimal';
import type { Format, TextKey, Translate } from '@/shared/i18n';
import type { BadgeProps } from '@/ui/Badge/Badge';

interface Headed {
  readonly id: string;
  readonly header: TextKey;
  /** Least width in px. */
  readonly width?: number;
}

/** A word for the state of a record, with its colour. */
export interface RecordState {
  readonly label: TextKey;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** One column of a list of records: what it shows of a record. How that looks in a table, on a card and in a file follows from its kind. */
export type RecordColumn<Row> = Headed &
  (
    | { readonly kind: 'time'; readonly value: (row: Row) => number }
    | { readonly kind: 'text'; readonly value: (row: Row, t: Translate) => string }
    | { readonly kind: 'coin'; readonly value: (row: Row) => string }
    | { readonly kind: 'amount'; readonly value: (row: Row) => Decimal; readonly unit?: (row: Row) => string }
    | { readonly kind: 'state'; readonly value: (row: Row) => RecordState }
  );

/** The words and forms of a tree. */
export interface Formatters {
  readonly t: Translate;
  readonly format: Format;
}

/** What a column says of a record in a file: amounts as they are, everything else as it reads. */
export function cellText<Row>(column: RecordColumn<Row>, row: Row, { t, format }: Formatters): string {
  switch (column.kind) {
    case 'time':
      return format.dateTime(column.value(row));
    case 'text':
      return column.value(row, t);
    case 'coin':
    case 'amount':
      return column.value(row);
    case 'state':
      return t(column.value(row).label);
  }
}

/** What heads a column in a file; times say their zone. */
export const headerText = <Row>({ kind, header }: RecordColumn<Row>, { t, format }: Formatters): string =>
  kind === 'time' ? `${t(header)} (${format.zone})` : t(header);
