import { useUnit } from 'effector-react';
import { fetchFailed } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';
import { $isFundsOpen, mockFundsClosed } from './dialogModel';

/** Shows the dialog of demo funds on request, and loads its code and texts the first time. */
export function MockFundsHost() {
  const { isOpen, onClose, onFailed } = useUnit({ isOpen: $isFundsOpen, onClose: mockFundsClosed, onFailed: fetchFailed });
  const { module } = useLazyModule({
    load: () => import('./MockFundsDialog'),
    namespaces: ['mock'],
    isNeeded: isOpen,
    onFailed: () => {
      onClose();
      onFailed();
    },
  });
  return isOpen && module && <module.MockFundsDialog />;
}
