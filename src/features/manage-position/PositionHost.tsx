import { useUnit } from 'effector-react';
import { fetchFailed } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';
import { $closeScope, $openedTask, taskClosed } from './model';

/** Shows the dialogs of what is done to positions and loads their code and texts the first time. */
export function PositionHost() {
  const { opened, scope, onClose, onFailed } = useUnit({
    opened: $openedTask,
    scope: $closeScope,
    onClose: taskClosed,
    onFailed: fetchFailed,
  });
  const { module } = useLazyModule({
    load: () => import('./PositionDialogs'),
    namespaces: ['contract', 'trade'],
    isNeeded: opened !== null || scope !== null,
    onFailed: () => {
      onClose();
      onFailed();
    },
  });
  return module && <module.PositionDialogs />;
}
