import { useI18n } from '@/shared/i18n';
import { useRowButtonSize } from '@/shared/lib/rowButtonSize';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import type { RecordAction, RecordOpener } from './action';
import { OpenerButton } from './OpenerButton';
import { ActionButton } from './ActionButton';

export interface RowActionsProps<Row> {
  readonly actions?: readonly RecordAction<Row>[];
  readonly openers?: readonly RecordOpener<Row>[];
  /** Opens the record. */
  readonly onOpen?: (row: Row) => void;
  readonly row: Row;
  /** Names the record in the accessible names of its buttons. */
  readonly name?: string;
}

/** The actions of one record. */
export function RowActions<Row>({ actions = [], openers = [], onOpen, row, name }: RowActionsProps<Row>) {
  const { t } = useI18n();
  const size = useRowButtonSize();
  return (
    <Inline gap={2} justify="end">
      {openers.map((opener) => (
        <OpenerButton key={opener.label} opener={opener} row={row} name={name} size={size} />
      ))}
      {actions.map((action) => (
        <ActionButton key={action.label} action={action} change={row} subject={name} size={size} />
      ))}
      {onOpen && (
        <Button
          size={size}
          tone="quiet"
          aria-label={name === undefined ? undefined : t('records.actionOn', { action: t('records.details'), subject: name })}
          onPress={() => onOpen(row)}
        >
          {t('records.details')}
        </Button>
      )}
    </Inline>
  );
}
