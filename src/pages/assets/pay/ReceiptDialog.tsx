import { useUnit } from 'effector-react';
import { RecipientCard } from '@/features/choose-recipient';
import { useFormat, useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { $receipt, receiptClosed } from './submission';

/** The receipt of a payment, with a link to the records. */
export function ReceiptDialog() {
  const t = useText('pay');
  const format = useFormat();
  const { to } = useHrefs();
  const { receipt, onClose } = useUnit({ receipt: $receipt, onClose: receiptClosed });
  const records = to(routes.payRecords, { query: { type: 'sent' } });
  return (
    <Dialog
      title={t('pay.receiptTitle')}
      isClosable
      isOpen={receipt !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          {records && (
            <Link variant="button" href={records}>
              {t('pay.allRecords')}
            </Link>
          )}
          <Button tone="accent" onPress={() => onClose()}>
            {t('pay.done')}
          </Button>
        </>
      }
    >
      {receipt && (
        <Stack gap={5}>
          <RecipientCard user={receipt.counterparty} />
          <DescriptionList
            items={[
              { id: 'amount', term: t('pay.amount'), value: <strong>{format.amount(receipt.amount, { unit: receipt.coinName })}</strong> },
              { id: 'state', term: t('pay.state'), value: <Badge tone="success">{t('pay.completed')}</Badge> },
              { id: 'time', term: t('pay.time'), value: format.dateTime(receipt.createdTime) },
              ...(receipt.note === '' ? [] : [{ id: 'note', term: t('pay.noteWritten'), value: receipt.note }]),
              { id: 'id', term: t('pay.paymentId'), value: receipt.id, copy: { text: receipt.id, label: t('pay.copyId') } },
            ]}
          />
        </Stack>
      )}
    </Dialog>
  );
}
