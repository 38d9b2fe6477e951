import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { fetchFailed } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';
import { $edited, editClosed } from './model';

/** Shows the form that changes an order and loads its code and texts the first time. */
export function EditOrderHost() {
  const { order, onClose, onFailed } = useUnit({ order: $edited, onClose: editClosed, onFailed: fetchFailed });
  const isAsked = order !== null;
  const { module, load } = useLazyModule({
    load: () => import('./EditOrderDialog'),
    namespaces: ['orders'],
    onFailed: () => {
      onClose();
      onFailed();
    },
  });
  useEffect(() => {
    if (isAsked) load();
  }, [isAsked, load]);
  return module && <module.EditOrderDialog />;
}
