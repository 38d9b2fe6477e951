import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

export interface ConfirmDialogProps {
  title: string;
  /** What will happen, or what happened. */
  children: ReactNode;
  isOpen: boolean;
  /** Called by Escape and by the second answer. */
  onCancel: () => void;
  onConfirm: () => void;
  /** A verb, or "Got it" where there is nothing to decide. */
  confirmLabel: string;
  /** Missing where there is only one answer. */
  cancelLabel?: string;
  /** `danger` where it cannot be undone. */
  tone?: 'accent' | 'danger';
  isPending?: boolean;
}

/** Asks before something of weight, or tells what must be read; 520 px wide. */
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
