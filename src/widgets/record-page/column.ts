import type { Decimal } from '@/contract/decimal';
import type { Format, TextKey, Translate } from '@/shared/i18n';
import type { To } from '@/shared/routing';
import type { BadgeProps } from '@/ui/Badge/Badge';
import type { TextProps } from '@/ui/Text/Text';

interface Headed {
  readonly id: string;
  readonly header: TextKey;
  /** Minimum width in px. */
  readonly width?: number;
  /** Stands at the head of the card that a narrow screen shows. */
  readonly isHead?: boolean;
}

/** The status of a record as text, with its colour. */
export interface RecordState {
  readonly label: TextKey;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** One column of a list of records: what it shows of a record. How that looks in a table, on a card and in a file follows from its kind; null stands for what a record does not have. */
export type RecordColumn<Row> = Headed &
  (
    | { readonly kind: 'time'; readonly value: (row: Row) => number | null }
    | {
        readonly kind: 'text';
        readonly value: (row: Row, t: Translate) => string | null;
        readonly tone?: (row: Row) => NonNullable<TextProps['tone']>;
      }
    | { readonly kind: 'coin'; readonly value: (row: Row) => string }
    | { readonly kind: 'amount'; readonly value: (row: Row) => Decimal | null; readonly unit?: (row: Row) => string }
    /** A price with every digit it has. */
    | { readonly kind: 'price'; readonly value: (row: Row) => Decimal | null }
    | { readonly kind: 'number'; readonly value: (row: Row) => number | null }
    /** A link where there is somewhere to go. */
    | {
        readonly kind: 'link';
        readonly value: (row: Row, t: Translate) => string | null;
        readonly href: (row: Row, to: To) => string | null;
      }
    /** A share from 0 to 1, as a bar with its percentage. */
    | { readonly kind: 'progress'; readonly value: (row: Row) => Decimal }
    | { readonly kind: 'state'; readonly value: (row: Row) => RecordState }
  );

/** The translation and formatting functions of an app instance. */
export interface Formatters {
  readonly t: Translate;
  readonly format: Format;
}

/** What a column says of a record in a file: figures as they are, everything else as it reads. */
export function cellText<Row>(column: RecordColumn<Row>, row: Row, { t, format }: Formatters): string {
  switch (column.kind) {
    case 'time': {
      const instant = column.value(row);
      return instant === null ? '' : format.dateTime(instant);
    }
    case 'text':
    case 'link':
      return column.value(row, t) ?? '';
    case 'coin':
    case 'amount':
    case 'price':
    case 'progress':
      return column.value(row) ?? '';
    case 'number':
      return String(column.value(row) ?? '');
    case 'state':
      return t(column.value(row).label);
  }
}

/** The header of a column in an exported file; times name their zone. */
export const headerText = <Row>({ kind, header }: RecordColumn<Row>, { t, format }: Formatters): string =>
  kind === 'time' ? `${t(header)} (${format.zone})` : t(header);

/** Whether a column holds figures, which stand at the end. */
export const isNumeric = <Row>({ kind }: RecordColumn<Row>): boolean => numericKinds.has(kind);

const numericKinds: ReadonlySet<RecordColumn<never>['kind']> = new Set(['amount', 'price', 'number', 'progress']);
