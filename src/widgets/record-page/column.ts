import type { Decimal } from '@/contract/decimal';
import type { I18n, TextKey, Translate } from '@/shared/i18n';
import { regionName } from '@/shared/i18n/regions';
import type { HrefBuilder } from '@/shared/routing';
import type { BadgeProps } from '@/ui/Badge/Badge';
import type { TextProps } from '@/ui/Text/Text';

interface ColumnBase {
  readonly id: string;
  readonly header: TextKey;
  /** Minimum width in px. */
  readonly width?: number;
  /** The position on a phone before the record is expanded: the start or end of the first or second line. */
  readonly cardSlot?: 'title' | 'figure' | 'meta' | 'status';
}

/** The status of a record as text, with its colour. */
export interface RecordState {
  readonly label: TextKey;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** One column of a list of records. Its kind determines how the value is shown in tables, on cards and in files; null means no value. */
export type RecordColumn<Row> = ColumnBase &
  (
    | { readonly kind: 'time'; readonly value: (row: Row) => number | null }
    | {
        readonly kind: 'text';
        readonly value: (row: Row, t: Translate) => string | null;
        readonly tone?: (row: Row) => NonNullable<TextProps['tone']>;
      }
    /** A country by its ISO 3166-1 alpha-2 code, shown by its name. */
    | { readonly kind: 'region'; readonly value: (row: Row) => string | null }
    | { readonly kind: 'coin'; readonly value: (row: Row) => string }
    /** `none` is shown instead of a missing amount. */
    | {
        readonly kind: 'amount';
        readonly value: (row: Row) => Decimal | null;
        readonly unit?: (row: Row) => string;
        readonly none?: TextKey;
      }
    /** A signed change in percent. */
    | { readonly kind: 'percent'; readonly value: (row: Row) => Decimal | null }
    /** A price with all its decimals. */
    | { readonly kind: 'price'; readonly value: (row: Row) => Decimal | null }
    | { readonly kind: 'number'; readonly value: (row: Row) => number | null }
    /** A link; plain text if `href` returns null. */
    | {
        readonly kind: 'link';
        readonly value: (row: Row, t: Translate) => string | null;
        readonly href: (row: Row, to: HrefBuilder) => string | null;
      }
    /** A value to copy rather than read, such as an address or transaction; linked if `url` returns an external address. */
    | {
        readonly kind: 'reference';
        readonly value: (row: Row) => string | null;
        readonly copyLabel: TextKey;
        readonly url?: (row: Row) => string;
      }
    /** A fraction from 0 to 1, shown as a bar with its percentage. */
    | { readonly kind: 'progress'; readonly value: (row: Row) => Decimal }
    | { readonly kind: 'state'; readonly value: (row: Row) => RecordState }
  );

/** The translation and formatting functions of an app instance, and its language. */
export type Formatters = Pick<I18n, 't' | 'format' | 'language'>;

/** The value of a column in an exported file: raw numbers, localised texts and dates. */
function cellText<Row>(column: RecordColumn<Row>, row: Row, { t, format, language }: Formatters): string {
  switch (column.kind) {
    case 'time': {
      const instant = column.value(row);
      return instant === null ? '' : format.dateTime(instant);
    }
    case 'text':
    case 'link':
      return column.value(row, t) ?? '';
    case 'region':
      return regionName(column.value(row) ?? '', language.bcp47) ?? '';
    case 'amount':
      return column.value(row) ?? missingAmountText(column, t) ?? '';
    case 'coin':
    case 'price':
    case 'percent':
    case 'progress':
    case 'reference':
      return column.value(row) ?? '';
    case 'number':
      return String(column.value(row) ?? '');
    case 'state':
      return t(column.value(row).label);
  }
}

/** The cells of a record in an exported file; the unit of an amount has a separate cell, so that spreadsheets can sum the amounts. */
export const fileLine = <Row>(columns: readonly RecordColumn<Row>[], row: Row, i18n: Formatters): readonly string[] =>
  columns.flatMap((column) => {
    const text = cellText(column, row, i18n);
    const unit = unitOf(column);
    return unit ? [text, column.value(row, i18n.t) === null ? '' : unit(row)] : [text];
  });

/** The header of an exported file; time columns include their zone. */
export const fileHeader = <Row>(columns: readonly RecordColumn<Row>[], { t, format }: Formatters): readonly string[] =>
  columns.flatMap((column) => {
    const name = t(column.header);
    if (column.kind === 'time') return [`${name} (${format.zone})`];
    return unitOf(column) ? [name, t('records.unitOf', { column: name })] : [name];
  });

const unitOf = <Row>(column: RecordColumn<Row>) => (column.kind === 'amount' ? column.unit : undefined);

/** Whether a record has nothing to show in a column. */
export const isBlank = <Row>(column: RecordColumn<Row>, row: Row, t: Translate): boolean =>
  column.value(row, t) === null && missingAmountText(column, t) === null;

/** The text shown instead of a missing amount; null if there is none. */
export const missingAmountText = <Row>(column: RecordColumn<Row>, t: Translate): string | null =>
  column.kind === 'amount' && column.none ? t(column.none) : null;

/** Whether a column is numeric and so end-aligned. */
export const isNumeric = <Row>({ kind }: RecordColumn<Row>): boolean => numericKinds.has(kind);

const numericKinds: ReadonlySet<RecordColumn<never>['kind']> = new Set(['amount', 'price', 'percent', 'number', 'progress']);
