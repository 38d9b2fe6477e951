import type { EventCallable } from 'effector';
import type { Mutation } from '@/shared/api';
import type { TextKey, Translate } from '@/shared/i18n';

/** A change that is confirmed in a dialog before it is sent. */
export interface ConfirmedAction<Change> {
  /** A verb. */
  readonly label: TextKey;
  /** The texts of the confirmation dialog. */
  readonly confirm: { readonly title: TextKey; readonly text: (change: Change, t: Translate) => string; readonly label: TextKey };
  readonly mutation: Pick<Mutation<Change>, 'submitted' | 'key' | 'done' | '$pending' | '$isPending'>;
  /** Whether the action is available; always by default. */
  readonly isAvailable?: (change: Change) => boolean;
}

/** An action on one record; the list shows it as pending until the exchange has applied it, then its result. */
export interface RecordAction<Row> extends ConfirmedAction<Row> {
  /** The effect on the record: removed or replaced. */
  readonly optimisticResult: 'removed' | ((row: Row) => Row);
}

/** An action on one record that opens a separate view, such as a form. */
export interface RecordOpener<Row> {
  /** A verb. */
  readonly label: TextKey;
  readonly opened: EventCallable<Row>;
  readonly isAvailable: (row: Row) => boolean;
}

/** An action on the selected records of a page. */
export type BatchAction<Row> = ConfirmedAction<readonly Row[]>;

/** An action on all records that match the filters, whose values it receives; the list is shown empty once it has been applied. */
export type BulkAction = ConfirmedAction<Readonly<Record<string, string>>>;
