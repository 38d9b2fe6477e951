import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { $closeScope, $openedTask, taskClosed } from './model';

/** Shows the dialogs for managing positions; loads their code and texts on first use. */
export function PositionHost() {
  const { opened, scope } = useUnit({
    opened: $openedTask,
    scope: $closeScope,
  });
  const module = useLazyDialog({
    load: () => import('./PositionDialogs'),
    namespaces: ['contract', 'contractMore', 'orders', 'trade'],
    isNeeded: opened !== null || scope !== null,
    closed: taskClosed,
  });
  return module && <module.PositionDialogs />;
}
