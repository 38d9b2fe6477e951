import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { $closeScope, $openedAction, positionActionClosed } from './model';

/** Shows the dialogs for managing positions; loads their code and texts on first use. */
export function PositionHost() {
  const { opened, scope } = useUnit({
    opened: $openedAction,
    scope: $closeScope,
  });
  const module = useLazyDialog({
    load: () => import('./PositionDialogs'),
    namespaces: ['contract', 'contractMore', 'orders', 'trade'],
    isNeeded: opened !== null || scope !== null,
    closed: positionActionClosed,
  });
  return module && <module.PositionDialogs />;
}
