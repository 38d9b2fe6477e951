import { Inline } from '@/ui/Inline/Inline';
import type { RecordAction } from './action';
import { ActionButton } from './ActionButton';

export interface RowActionsProps<Row> {
  readonly actions: readonly RecordAction<Row>[];
  readonly row: Row;
  /** Names the record in the accessible names of its buttons. */
  readonly name?: string;
}

/** The actions of one record. */
export function RowActions<Row>({ actions, row, name }: RowActionsProps<Row>) {
  return (
    <Inline gap={2} justify="end">
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} change={row} subject={name} />
      ))}
    </Inline>
  );
}
