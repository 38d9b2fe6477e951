import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { Position } from '@/contract/swap';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Stack/Stack';
import { taskClosed } from './model';

/** What each dialog of a position is told. */
export interface PositionTaskProps {
  readonly position: Position;
}

export interface PositionDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly isPending: boolean;
  /** Nothing can be sent as the form stands. */
  readonly isDisabled: boolean;
  readonly onConfirm: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of a form that changes a position. */
export function PositionDialog({ title, confirmLabel, isPending, isDisabled, onConfirm, children }: PositionDialogProps) {
  const onClose = useUnit(taskClosed);
  const t = useText('trade');
  return (
    <Dialog
      title={title}
      width="narrow"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={() => onClose()}>{t('trade.confirmBack')}</Button>
          <Button tone="accent" isPending={isPending} isDisabled={isDisabled} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack gap={5}>{children}</Stack>
    </Dialog>
  );
}
