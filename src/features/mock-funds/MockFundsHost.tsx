import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { $isFundsOpen, mockFundsClosed } from './dialogModel';

/** Shows the dialog of demo funds; loads its code and texts on first use. */
export function MockFundsHost() {
  const isOpen = useUnit($isFundsOpen);
  const module = useLazyDialog({
    load: () => import('./MockFundsDialog'),
    namespaces: ['mock'],
    isNeeded: isOpen,
    closed: mockFundsClosed,
  });
  return isOpen && module && <module.MockFundsDialog />;
}
