import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Sheet } from '@/ui/Sheet/Sheet';
import { started } from './choices';
import { ConfirmTransfer } from './ConfirmTransfer';
import { $opening } from './opening';
import { closeAsked } from './result';
import { $isSubmitting } from './submission';
import { TransferAnswers } from './TransferAnswers';
import { TransferForm } from './TransferForm';

/** Moves money between one's own accounts; on a phone it takes the whole screen. */
export function TransferDialog() {
  const t = useText('transfer');
  const { opening, device, isSubmitting, start, close } = useUnit({
    opening: $opening,
    device: $device,
    isSubmitting: $isSubmitting,
    start: started,
    close: closeAsked,
  });
  useEffect(() => {
    if (opening) start(opening);
  }, [opening, start]);
  const frame = {
    isOpen: opening !== null,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) close();
    },
    isDismissable: !isSubmitting,
    isKeyboardDismissDisabled: isSubmitting,
    title: t('transfer.title'),
    closeLabel: t('common.close'),
  };
  if (device === 'phone')
    return (
      <Sheet {...frame} extent="screen" footer={<ConfirmTransfer />}>
        <TransferForm />
        <TransferAnswers />
      </Sheet>
    );
  return (
    <Dialog {...frame}>
      <TransferForm submit={<ConfirmTransfer />} />
      <TransferAnswers />
    </Dialog>
  );
}
