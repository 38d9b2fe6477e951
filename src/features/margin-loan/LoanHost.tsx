import { useUnit } from 'effector-react';
import { fetchFailed } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';
import { $task, loanClosed } from './opening';

/** Shows the forms that borrow and repay, and loads their code and texts the first time. */
export function LoanHost() {
  const { task, onClose, onFailed } = useUnit({ task: $task, onClose: loanClosed, onFailed: fetchFailed });
  const { module } = useLazyModule({
    load: () => import('./LoanDialogs'),
    namespaces: ['margin'],
    isNeeded: task !== null,
    onFailed: () => {
      onClose();
      onFailed();
    },
  });
  return module && <module.LoanDialogs />;
}
