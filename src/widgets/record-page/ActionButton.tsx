import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useI18n } from '@/shared/i18n';
import { Button, type ButtonProps } from '@/ui/Button/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import type { ConfirmedAction } from './action';

export interface ActionButtonProps<Change> {
  readonly action: ConfirmedAction<Change>;
  readonly change: Change;
  /** Says what is changed where several buttons have the same label. */
  readonly subject?: string;
  readonly tone?: ButtonProps['tone'];
}

/** Starts a change once it is confirmed; nothing where it is not offered. */
export function ActionButton<Change>({
  action: { label, confirm, mutation, isOffered },
  change,
  subject,
  tone,
}: ActionButtonProps<Change>) {
  const { t } = useI18n();
  const onSubmit = useUnit(mutation.submitted);
  const [isAsked, setAsked] = useState(false);
  if (isOffered?.(change) === false) return null;
  return (
    <>
      <Button
        size="compact"
        tone={tone}
        aria-label={subject === undefined ? undefined : t('records.actionOn', { action: t(label), subject })}
        onPress={() => setAsked(true)}
      >
        {t(label)}
      </Button>
      <ConfirmDialog
        title={t(confirm.title)}
        tone="danger"
        isOpen={isAsked}
        confirmLabel={t(confirm.label)}
        cancelLabel={t('records.keep')}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onSubmit(change);
        }}
      >
        {confirm.text(change, t)}
      </ConfirmDialog>
    </>
  );
}
