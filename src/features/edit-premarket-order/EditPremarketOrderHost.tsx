import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { $editedOrder, editClosed } from './model';

/** Shows the form for editing a pre-market order; loads its code on first use. */
export function EditPremarketOrderHost() {
  const order = useUnit($editedOrder);
  const module = useLazyDialog({
    load: () => import('./EditPremarketOrderDialog'),
    namespaces: ['orders'],
    isNeeded: order !== null,
    closed: editClosed,
  });
  return module && <module.EditPremarketOrderDialog />;
}
