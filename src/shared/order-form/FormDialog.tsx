import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/ui/Button/Button';
import { Dialog, type DialogProps } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Stack/Stack';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'width' | 'isOpen'> {
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  readonly isPending: boolean;
  /** The form cannot be submitted in its current state. */
  readonly isDisabled: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** The dialog of a form that changes an order, a position, a loan or contract settings; Enter in a field submits it. */
export function FormDialog(props: FormDialogProps) {
  const { title, width, isOpen = true, confirmLabel, cancelLabel, isPending, isDisabled, onClose, onConfirm, children } = props;
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog may have been opened from inside another form.
    event.stopPropagation();
    if (!isPending) onConfirm();
  };
  return (
    <Dialog
      title={title}
      width={width}
      isOpen={isOpen}
      onOpenChange={(opens) => !opens && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{cancelLabel}</Button>
          <Button tone="accent" type="submit" form={form} isPending={isPending} isDisabled={isDisabled}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <Stack gap={5}>{children}</Stack>
      </form>
    </Dialog>
  );
}
