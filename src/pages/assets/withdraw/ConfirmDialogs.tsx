import { useUnit } from 'effector-react';
import { internalNetwork, withdrawalState, type Withdrawal } from '@/contract/capital';
import { subtract } from '@/contract/decimal';
import { FoundRecipient } from '@/features/choose-recipient';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Dialog } from '@/ui/Dialog/Dialog';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { Stepper } from '@/ui/Stepper/Stepper';
import { Text } from '@/ui/Text/Text';
import { $fee, $received } from './amount';
import { $trackedWithdrawal } from './recent';
import { $isReceiverKnown, $method, $network, info, receiver } from './selection';
import { $isSending, $request, challenge, confirmationClosed, confirmed, receiptClosed } from './submission';

/** The dialogs to confirm a withdrawal and to follow its progress once submitted. */
export function ConfirmDialogs() {
  return (
    <>
      <Confirmation />
      <Receipt />
    </>
  );
}

function Confirmation() {
  const t = useText('withdraw', 'networks');
  const format = useFormat();
  const view = useUnit({
    request: $request,
    method: $method,
    network: $network,
    fee: $fee,
    received: $received,
    withdrawInfo: info.$latest,
    isOpening: challenge.$isOpening,
    isSending: $isSending,
    isReceiverKnown: $isReceiverKnown,
    onConfirm: confirmed,
    onClose: confirmationClosed,
  });
  const { request, method, network, fee, received } = view;
  const unit = view.withdrawInfo?.coinName ?? '';
  const inCoin = (amount: string) => format.amount(amount, { unit });
  const isInternal = method === 'internal';
  const items = request && [
    { id: 'amount', term: t('withdraw.amount'), value: inCoin(request.amount) },
    { id: 'to', term: t('withdraw.to'), value: <Text face="mono">{request.address}</Text> },
    ...(network && !isInternal ? [{ id: 'network', term: t('networks.network'), value: network.name }] : []),
    ...(network?.needsMemo && !isInternal
      ? [{ id: 'memo', term: t('withdraw.memo'), value: request.memo ? <Text face="mono">{request.memo}</Text> : t('withdraw.memoNone') }]
      : []),
    { id: 'fee', term: t('withdraw.fee'), value: isInternal ? t('withdraw.feeFree') : inCoin(fee ?? '0') },
    {
      id: 'received',
      term: t(isInternal ? 'withdraw.receivedBy' : 'withdraw.received'),
      value: <strong>{inCoin(received ?? '0')}</strong>,
    },
  ];
  return (
    <Dialog
      title={t('withdraw.confirmTitle')}
      isClosable
      isOpen={request !== null}
      onOpenChange={(isOpen) => !isOpen && view.onClose()}
      footer={
        <>
          <Button onPress={() => view.onClose()}>{t('withdraw.back')}</Button>
          <Button
            tone="accent"
            isDisabled={!view.isReceiverKnown}
            isPending={view.isOpening || view.isSending}
            onPress={() => view.onConfirm()}
          >
            {t('withdraw.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        {isInternal && <FoundRecipient lookup={receiver} />}
        {items && <DescriptionList items={items} />}
        <InlineAlert tone="warning">{t(isInternal ? 'withdraw.confirmInternal' : 'withdraw.confirmOnChain')}</InlineAlert>
      </Stack>
    </Dialog>
  );
}

const steps = ['stepSubmitted', 'stepReview', 'stepProcessing', 'stepOnChain', 'stepArrived'] as const;
/** How many steps are completed in each state; the step after them failed if the withdrawal did. */
const completedSteps: Readonly<Record<Withdrawal['state'], number>> = {
  [withdrawalState.review]: 1,
  [withdrawalState.processing]: 2,
  [withdrawalState.onChain]: 3,
  [withdrawalState.done]: steps.length,
  [withdrawalState.rejected]: 1,
  [withdrawalState.cancelled]: 1,
  [withdrawalState.failed]: 3,
};

function Receipt() {
  const t = useText('withdraw');
  const format = useFormat();
  const { withdrawal, onClose } = useUnit({ withdrawal: $trackedWithdrawal, onClose: receiptClosed });
  const isInternal = withdrawal?.network === internalNetwork;
  const isFailed = withdrawal !== null && withdrawal.state > withdrawalState.done;
  return (
    <Dialog
      title={t(isInternal ? 'withdraw.receiptInternal' : 'withdraw.receipt')}
      isClosable
      isOpen={withdrawal !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Button tone="accent" onPress={() => onClose()}>
          {t('withdraw.done')}
        </Button>
      }
    >
      {withdrawal && (
        <Stack gap={5}>
          <DescriptionList
            items={[
              {
                id: 'received',
                term: t(isInternal ? 'withdraw.receivedBy' : 'withdraw.received'),
                value: format.amount(subtract(withdrawal.amount, withdrawal.fee), { unit: withdrawal.coinName }),
              },
              { id: 'to', term: t('withdraw.to'), value: <Text face="mono">{withdrawal.address}</Text> },
            ]}
          />
          {!isInternal && (
            <Stepper
              isVertical
              label={t('withdraw.stepsLabel')}
              current={completedSteps[withdrawal.state]}
              steps={steps.map((id, index) => ({
                id,
                label: t(`withdraw.${id}`),
                isFailed: isFailed && index === completedSteps[withdrawal.state],
              }))}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
