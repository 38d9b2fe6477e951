import type { Store } from 'effector';
import { useUnit } from 'effector-react';
import { screenOnly } from '@/ui/print.css';
import type { BulkAction } from './action';
import { ActionButton } from './ActionButton';
import type { RecordListPage } from './model';
import { moveFocusToEmptyState } from './moveFocusToEmptyState';
import { last } from './RecordPage.css';

export interface BulkButtonProps {
  readonly action: BulkAction;
  readonly change: Readonly<Record<string, string>>;
  readonly records: Store<RecordListPage<unknown> | null>;
}

/** Applies an action to all records of a list; renders only while there are any. */
export function BulkButton({ action, change, records }: BulkButtonProps) {
  const list = useUnit(records);
  if (!list || list.totalCount === 0) return null;
  return (
    <span ref={moveFocusToEmptyState} className={`${last} ${screenOnly}`}>
      <ActionButton action={action} change={change} />
    </span>
  );
}
