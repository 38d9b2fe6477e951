import { useUnit } from 'effector-react';
import { fetchFailed } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';
import { $edited, editClosed } from './model';

/** Shows the form that changes an order and loads its code and texts the first time. */
export function EditOrderHost() {
  const { order, onClose, onFailed } = useUnit({ order: $edited, onClose: editClosed, onFailed: fetchFailed });
  const { module } = useLazyModule({
    load: () => import('./EditOrderDialog'),
    namespaces: ['orders'],
    isNeeded: order !== null,
    onFailed: () => {
      onClose();
      onFailed();
    },
  });
  return module && <module.EditOrderDialog />;
}
