import type { Mutation } from '@/shared/api';
import type { TextKey, Translate } from '@/shared/i18n';

/** A change that is confirmed in a dialog before it is sent. */
export interface ConfirmedAction<Change> {
  /** A verb. */
  readonly label: TextKey;
  /** Asked before anything is sent: what will happen. */
  readonly confirm: { readonly title: TextKey; readonly text: (change: Change, t: Translate) => string; readonly label: TextKey };
  readonly mutation: Pick<Mutation<Change>, 'submitted' | 'done' | '$pending' | '$isPending'>;
  /** Whether it can be done; by default it can. */
  readonly isOffered?: (change: Change) => boolean;
}

/** Something that can be done with a record; the list shows it as done from the moment it is confirmed. */
export interface RecordAction<Row> extends ConfirmedAction<Row> {
  /** What becomes of the record in the list. */
  readonly becomes: 'removed' | ((row: Row) => Row);
}

/** Something that can be done with all records the filters find, whose values it is given; the list is empty from the moment it is confirmed. */
export type BulkAction = ConfirmedAction<Readonly<Record<string, string>>>;
