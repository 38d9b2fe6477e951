import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useText } from '@/shared/i18n';
import { Dialog } from '@/ui/Dialog/Dialog';
import { started } from './selection';
import { $opening } from './opening';
import { closeAsked } from './result';
import { $isSubmitting } from './submission';
import { TransferResultDialogs } from './TransferResultDialogs';
import { TransferForm } from './TransferForm';

/** Transfers money between the user's own accounts, in a dialog. */
export function TransferDialog() {
  const t = useText('transfer');
  const { opening, isSubmitting, start, close } = useUnit({
    opening: $opening,
    isSubmitting: $isSubmitting,
    start: started,
    close: closeAsked,
  });
  useEffect(() => {
    if (opening) start(opening);
  }, [opening, start]);
  return (
    <Dialog
      title={t('transfer.title')}
      isClosable
      isOpen={opening !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      isDismissable={!isSubmitting}
      isKeyboardDismissDisabled={isSubmitting}
    >
      <TransferForm />
      <TransferResultDialogs />
    </Dialog>
  );
}
