import { useUnit } from 'effector-react';
import { FoundRecipient } from '@/features/choose-recipient';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Dialog } from '@/ui/Dialog/Dialog';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { info, recipient } from './form';
import { $isSending, $payee, $request, challenge, confirmed, reviewClosed } from './submission';

/** Shows recipient and amount for confirmation before the security challenge. */
export function ReviewDialog() {
  const t = useText('pay');
  const format = useFormat();
  const { request, payee, payInfo, isOpening, isPending, onConfirm, onClose } = useUnit({
    request: $request,
    payee: $payee,
    payInfo: info.$latest,
    isOpening: challenge.$isOpening,
    isPending: $isSending,
    onConfirm: confirmed,
    onClose: reviewClosed,
  });
  return (
    <Dialog
      title={t('pay.reviewTitle')}
      isClosable
      isOpen={request !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={() => onClose()}>{t('pay.back')}</Button>
          <Button tone="accent" isDisabled={payee === null} isPending={isOpening || isPending} onPress={() => onConfirm()}>
            {t('pay.confirm')}
          </Button>
        </>
      }
    >
      {request && (
        <Stack gap={5}>
          <FoundRecipient lookup={recipient} />
          <DescriptionList
            items={[
              { id: 'amount', term: t('pay.amount'), value: <strong>{format.amount(request.amount, { unit: payInfo?.coinName })}</strong> },
              { id: 'fee', term: t('pay.fee'), value: t('pay.feeFree') },
              ...(request.note === undefined ? [] : [{ id: 'note', term: t('pay.noteWritten'), value: request.note }]),
            ]}
          />
          <InlineAlert tone="warning">{t('pay.reviewText')}</InlineAlert>
        </Stack>
      )}
    </Dialog>
  );
}
