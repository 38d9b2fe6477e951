import { useUnit } from 'effector-react';
import { useI18n } from '@/shared/i18n';
import { Button, type ButtonProps } from '@/ui/Button/Button';
import type { RecordOpener } from './action';

export interface OpenerButtonProps<Row> {
  readonly opener: RecordOpener<Row>;
  readonly row: Row;
  /** Names the record in the accessible name of the button. */
  readonly name?: string;
  readonly size: ButtonProps['size'];
}

/** A button that opens a separate dialog or form for a record; renders nothing if it is not offered. */
export function OpenerButton<Row>({ opener: { label, opened, isAvailable }, row, name, size }: OpenerButtonProps<Row>) {
  const { t } = useI18n();
  const onOpen = useUnit(opened);
  if (!isAvailable(row)) return null;
  return (
    <Button
      size={size}
      aria-label={name === undefined ? undefined : t('records.actionOn', { action: t(label), subject: name })}
      onPress={() => onOpen(row)}
    >
      {t(label)}
    </Button>
  );
}
