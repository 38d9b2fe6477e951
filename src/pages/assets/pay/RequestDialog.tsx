import { useUnit } from 'effector-react';
import { maxNoteLength } from '@/contract/pay';
import { RecipientField } from '@/features/choose-recipient';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Form } from '@/ui/Form/Form';
import { TextField } from '@/ui/TextField/TextField';
import { allCoins } from './account';
import { fields } from './problems';
import { RequestAmount } from './RequestAmount';
import {
  $isRequesting,
  $isRequestOpen,
  $requestNote,
  $requestProblems,
  requestClosed,
  requestNoteTyped,
  requestPayer,
  requestSubmitted,
} from './requestForm';

/** Sends a payment request to a user of the exchange. */
export function RequestDialog() {
  const t = useText('pay', 'recipient');
  const { isOpen, coins, note, problems, isPending, onNote, onSubmit, onClose } = useUnit({
    isOpen: $isRequestOpen,
    coins: allCoins.$latest,
    note: $requestNote,
    problems: $requestProblems,
    isPending: $isRequesting,
    onNote: requestNoteTyped,
    onSubmit: requestSubmitted,
    onClose: requestClosed,
  });
  const errors = fields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, message: t(problem) }] : [];
  });
  return (
    <Dialog title={t('pay.requestTitle')} isClosable isDismissable={false} isOpen={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Form label={t('pay.requestTitle')} errors={errors} onSubmit={() => onSubmit()}>
        <RecipientField
          name="recipient"
          lookup={requestPayer}
          label={t('pay.payer')}
          description={t('pay.payerHint')}
          problem={problems.recipient && t(problems.recipient)}
        />
        <RequestAmount coins={coins ?? []} label={t('pay.amount')} problem={problems.amount} />
        <TextField
          label={t('pay.note')}
          name="note"
          size="touch"
          maxLength={maxNoteLength}
          autoComplete="off"
          value={note}
          onChange={onNote}
        />
        <Button type="submit" tone="accent" size="touch" width="full" isPending={isPending} pendingLabel={t('pay.requesting')}>
          {t('pay.requestSend')}
        </Button>
      </Form>
    </Dialog>
  );
}
