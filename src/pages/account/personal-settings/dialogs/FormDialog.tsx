import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { ChallengeDialog, type Challenge } from '@/features/challenge';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Text } from '@/ui/Text/Text';
import { dialogClosed } from '../dialog';

export interface FormDialogProps {
  readonly title: string;
  /** False once a result dialog replaces it; it stays mounted while closing, so that the result dialog knows where to restore the focus. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
  /** Purpose of the change. */
  readonly intro?: string;
  /** Warns about a consequence, such as a withdrawal hold. */
  readonly warning?: string;
  /** Errors by field name; null for a valid field. */
  readonly errors: Readonly<Record<string, string | null>>;
  readonly submitLabel: string;
  readonly tone?: 'accent' | 'danger';
  readonly isPending: boolean;
  /** Challenge that guards the change; omitted if none does. */
  readonly challenge?: Challenge;
  readonly onSubmit: () => void;
}

/** A dialog with the form of a security change and its challenge. */
export function FormDialog({ title, isOpen = true, children, intro, warning, errors, challenge, onSubmit, ...submit }: FormDialogProps) {
  const onClose = useUnit(dialogClosed);
  const fieldErrors = Object.entries(errors).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
  return (
    <>
      <Dialog title={title} width="narrow" isClosable isDismissable={false} isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Form label={title} errors={fieldErrors} onSubmit={onSubmit}>
          {intro && (
            <Text as="p" tone="soft">
              {intro}
            </Text>
          )}
          {warning && <InlineAlert tone="warning">{warning}</InlineAlert>}
          {children}
          <Button type="submit" tone={submit.tone ?? 'accent'} size="touch" width="full" isPending={submit.isPending}>
            {submit.submitLabel}
          </Button>
        </Form>
      </Dialog>
      {challenge && <ChallengeDialog challenge={challenge} />}
    </>
  );
}
