import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useI18n } from '@/shared/i18n';
import { Button, type ButtonProps } from '@/ui/Button/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import type { ConfirmedAction } from './action';

export interface ActionButtonProps<Change> {
  readonly action: ConfirmedAction<Change>;
  readonly change: Change;
  /** The subject of the change, for the accessible name if several buttons have the same label. */
  readonly subject?: string;
  readonly tone?: ButtonProps['tone'];
  readonly size?: ButtonProps['size'];
}

/** A button that asks for confirmation, submits the change and shows that it is pending; renders nothing if the action is not offered. */
export function ActionButton<Change>({
  action: { label, confirm, mutation, isAvailable },
  change,
  subject,
  tone,
  size = 'compact',
}: ActionButtonProps<Change>) {
  const { t } = useI18n();
  const { pending, onSubmit } = useUnit({ pending: mutation.$pending, onSubmit: mutation.submitted });
  const [isOpen, setOpen] = useState(false);
  if (isAvailable?.(change) === false) return null;
  return (
    <>
      <Button
        size={size}
        tone={tone}
        isPending={pending.some((each) => mutation.key(each) === mutation.key(change))}
        aria-label={subject === undefined ? undefined : t('records.actionOn', { action: t(label), subject })}
        onPress={() => setOpen(true)}
      >
        {t(label)}
      </Button>
      <ConfirmDialog
        title={t(confirm.title)}
        tone="danger"
        isOpen={isOpen}
        confirmLabel={t(confirm.label)}
        cancelLabel={t('records.keep')}
        onCancel={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          onSubmit(change);
        }}
      >
        {confirm.text(change, t)}
      </ConfirmDialog>
    </>
  );
}
