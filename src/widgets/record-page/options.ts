import type { ComponentType } from 'react';
import type { Namespace, TextKey } from '@/shared/i18n';
import type { RouteRow } from '@/shared/routing';
import type { RecordColumn } from './column';
import type { RecordFilter } from './filter';
import type { RecordModelOptions } from './model';

/** All that differs from one list of records to another. */
export interface RecordPageOptions<Row> extends RecordModelOptions<Row> {
  readonly route: RouteRow;
  /** Where the keys below are; loaded before the page shows. */
  readonly namespaces: readonly Namespace[];
  readonly rowKey: (row: Row) => string;
  readonly columns: readonly RecordColumn<Row>[];
  /** Besides the dates, which are always there. */
  readonly filters: readonly RecordFilter[];
  /** What stands where there is no record at all; a list that its filters have emptied says so by itself. */
  readonly empty: { readonly text: TextKey; readonly hint?: TextKey };
  /** What makes such a record; stands at the heading and where there is none. */
  readonly Action?: ComponentType;
}
