import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { $action, loanClosed } from './dialogModel';

/** Shows the dialogs for borrowing, repaying and closing a position; loads their code and texts on first use. */
export function LoanHost() {
  const action = useUnit($action);
  const module = useLazyDialog({
    load: () => import('./LoanDialogs'),
    namespaces: ['margin', 'orders', 'trade'],
    isNeeded: action !== null,
    closed: loanClosed,
  });
  return module && <module.LoanDialogs />;
}
