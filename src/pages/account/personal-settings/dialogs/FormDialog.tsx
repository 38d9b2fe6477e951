import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { ChallengeDialog, type Challenge } from '@/features/challenge';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Text } from '@/ui/Text/Text';
import { dialogClosed } from '../dialog';

export interface FormDialogProps {
  readonly title: string;
  /** False once what came of it stands in its place: while it closes, that one learns where the focus goes back to. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
  /** What the change is for. */
  readonly intro?: string;
  /** What the change causes: a hold on withdrawals. */
  readonly warning?: string;
  /** What is wrong, by the names of the fields; null where nothing is. */
  readonly errors: Readonly<Record<string, string | null>>;
  readonly submitLabel: string;
  readonly tone?: 'accent' | 'danger';
  readonly isPending: boolean;
  /** What guards the change; left out where it is made without. */
  readonly challenge?: Challenge;
  readonly onSubmit: () => void;
}

/** A dialog with the form of one change of security, and the challenge that guards it. */
export function FormDialog({ title, isOpen = true, children, intro, warning, errors, challenge, onSubmit, ...submit }: FormDialogProps) {
  const t = useText('security', 'challenge');
  const onClose = useUnit(dialogClosed);
  const found = Object.entries(errors).flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
  return (
    <>
      <Dialog title={title} width="narrow" isClosable isDismissable={false} isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
        <Form label={title} errors={found} summaryTitle={t('challenge.summary', { count: found.length })} onSubmit={onSubmit}>
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
