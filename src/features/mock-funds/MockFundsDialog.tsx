import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { Dialog } from '@/ui/Dialog/Dialog';
import { MockFunds } from './MockFunds';
import { mockFundsClosed } from './dialogModel';

/** Claims or resets demo funds without leaving the screen. */
export function MockFundsDialog() {
  const onClose = useUnit(mockFundsClosed);
  const t = useText('mock');
  return (
    <Dialog title={t('mock.funds')} isOpen isClosable onOpenChange={(isOpen) => !isOpen && onClose()}>
      <MockFunds />
    </Dialog>
  );
}
