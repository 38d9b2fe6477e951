import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Dialog } from '@/ui/Dialog/Dialog';
import { DialogGate } from './gates';
import { $preset } from './dialogModel';
import { closeRequested } from './result';
import { $isSubmitting } from './submission';
import { TransferResultDialogs } from './TransferResultDialogs';
import { TransferForm } from './TransferForm';

/** Transfers money between the user's own accounts, in a dialog. */
export function TransferDialog() {
  const t = useText('transfer');
  const { preset, isSubmitting, onClose } = useUnit({ preset: $preset, isSubmitting: $isSubmitting, onClose: closeRequested });
  useGate(DialogGate, { opening: preset });
  return (
    <Dialog
      title={t('transfer.title')}
      isClosable
      isOpen={preset !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={!isSubmitting}
      isKeyboardDismissDisabled={isSubmitting}
    >
      <TransferForm />
      <TransferResultDialogs />
    </Dialog>
  );
}
