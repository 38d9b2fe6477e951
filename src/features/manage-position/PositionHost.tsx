import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { $closeScope, $openedTask, taskClosed } from './model';

/** Shows the dialogs of what is done to positions and loads their code and texts the first time. */
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
