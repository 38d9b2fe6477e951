import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { $editedOrder, editClosed } from './model';

/** Shows the form for editing an order; loads its code and texts on first use. */
export function EditOrderHost() {
  const order = useUnit($editedOrder);
  const module = useLazyDialog({
    load: () => import('./EditOrderDialog'),
    namespaces: ['orders'],
    isNeeded: order !== null,
    closed: editClosed,
  });
  return module && <module.EditOrderDialog />;
}
