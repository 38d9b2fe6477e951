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
  readonly isOffered?: (change: Change) => boolean;
}

/** An action on one record; the list shows its result once the exchange has made it, and that it is under way until then. */
export interface RecordAction<Row> extends ConfirmedAction<Row> {
  /** What becomes of the record: it is removed or replaced. */
  readonly becomes: 'removed' | ((row: Row) => Row);
}

/** An action on one record that opens something of its own, such as a form. */
export interface RecordOpener<Row> {
  /** A verb. */
  readonly label: TextKey;
  readonly opened: EventCallable<Row>;
  readonly isOffered: (row: Row) => boolean;
}

/** An action on the records of a page that somebody has chosen. */
export type BatchAction<Row> = ConfirmedAction<readonly Row[]>;

/** An action on all records that match the filters, whose values it receives; the list is shown empty once it is made. */
export type BulkAction = ConfirmedAction<Readonly<Record<string, string>>>;
