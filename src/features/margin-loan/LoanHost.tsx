import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { $task, loanClosed } from './opening';

/** Shows the forms that borrow and repay, and loads their code and texts the first time. */
export function LoanHost() {
  const task = useUnit($task);
  const module = useLazyDialog({
    load: () => import('./LoanDialogs'),
    namespaces: ['margin', 'orders', 'trade'],
    isNeeded: task !== null,
    closed: loanClosed,
  });
  return module && <module.LoanDialogs />;
}
