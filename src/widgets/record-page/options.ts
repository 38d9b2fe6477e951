import type { ComponentType } from 'react';
import type { Decimal } from '@/contract/decimal';
import type { Namespace, TextKey } from '@/shared/i18n';
import type { RouteRow } from '@/shared/routing';
import type { RecordColumn } from './column';
import type { Filters, RecordFilter } from './filter';
import type { RecordEndpoint, RecordModelOptions, RecordQuery } from './model';

/** All that differs from one kind of records to another. */
export interface RecordKindOptions<Row, Asks extends RecordQuery = RecordQuery> extends RecordModelOptions<Row> {
  /** Its value in the address, and its part of the file's name. */
  readonly id: string;
  /** Names its tab; pages of one kind are named by their route. */
  readonly label: TextKey;
  readonly endpoint: RecordEndpoint<Row, Asks>;
  readonly always?: Partial<Asks>;
  readonly columns: readonly RecordColumn<Row>[];
  /** What a record shows besides when it is expanded; in a file it follows the columns. */
  readonly details?: readonly RecordColumn<Row>[];
  /** Amounts of the page that are summed up by their unit. */
  readonly total?: { readonly label: TextKey; readonly amount: (row: Row) => Decimal; readonly unit: (row: Row) => string };
  /** Besides the dates; each is a parameter of the call. */
  readonly filters: readonly RecordFilter<Exclude<keyof Asks & string, 'pageNum' | 'pageSize' | 'startTime' | 'endTime'>>[];
  /** Empty state of a list without any records; a list emptied by its filters has its own. */
  readonly empty: { readonly text: TextKey; readonly hint?: TextKey };
  /** Names a record to those who hear a button of it. */
  readonly rowName?: (row: Row) => string;
}

/** A kind of records as a page shows it. */
export interface RecordKind {
  readonly id: string;
  readonly label: TextKey;
  readonly Content: ComponentType<RecordContentProps>;
}

export interface RecordContentProps {
  /** Names the list. */
  readonly title: string;
  /** The file's name without date and ending. */
  readonly fileName: string;
  readonly kept: Readonly<Record<string, string>>;
  /** What makes such a record. */
  readonly Action?: ComponentType;
}

export interface RecordPageOptions {
  readonly route: RouteRow;
  /** Where the texts of its kinds are; loaded before the page shows. */
  readonly namespaces: readonly Namespace[];
  /** One, or several as tabs. */
  readonly kinds: readonly [RecordKind, ...RecordKind[]];
  /** The parameter of the address that names the tab. */
  readonly tabParam?: string;
  /** Stands at the heading, and where there is no record. */
  readonly Action?: ComponentType;
}

/** Changes what narrows a list. */
export type SetFilters = (change: Partial<Filters>, how?: { readonly replace?: boolean }) => void;
