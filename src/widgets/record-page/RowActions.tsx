import { Inline } from '@/ui/Inline/Inline';
import type { RecordAction, RecordOpener } from './action';
import { OpenerButton } from './OpenerButton';
import { ActionButton } from './ActionButton';

export interface RowActionsProps<Row> {
  readonly actions?: readonly RecordAction<Row>[];
  readonly openers?: readonly RecordOpener<Row>[];
  readonly row: Row;
  /** Names the record in the accessible names of its buttons. */
  readonly name?: string;
}

/** The actions of one record. */
export function RowActions<Row>({ actions = [], openers = [], row, name }: RowActionsProps<Row>) {
  return (
    <Inline gap={2} justify="end">
      {openers.map((opener) => (
        <OpenerButton key={opener.label} opener={opener} row={row} name={name} />
      ))}
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} change={row} subject={name} />
      ))}
    </Inline>
  );
}
