import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, or what happened. */
  children: ReactNode;
  isOpen: boolean;
  /** Called on Escape and on the cancel button. */
  onCancel: () => void;
  onConfirm: () => void;
  /** A verb, or "Got it" if there is nothing to decide. */
  confirmLabel: string;
  /** Omitted if there is only one button. */
  cancelLabel?: string;
  /** `danger` for irreversible actions. */
  tone?: 'accent' | 'danger';
  isPending?: boolean;
}

/** Asks for confirmation of an important action, or shows a message that must be read; 520 px wide. */
export function ConfirmDialog({
  title,
  children,
  isOpen,
  onCancel,
  onConfirm,
  confirmLabel,
  cancelLabel,
  tone = 'accent',
  isPending,
}: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onCancel()}
      footer={
        <>
          {cancelLabel && <Button onPress={onCancel}>{cancelLabel}</Button>}
          <Button tone={tone} onPress={onConfirm} isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
