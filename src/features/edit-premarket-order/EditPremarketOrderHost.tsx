import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { $edited, editClosed } from './model';

/** Shows the form that changes an order of the pre-market and loads its code the first time. */
export function EditPremarketOrderHost() {
  const order = useUnit($edited);
  const module = useLazyDialog({
    load: () => import('./EditPremarketOrderDialog'),
    namespaces: ['orders'],
    isNeeded: order !== null,
    closed: editClosed,
  });
  return module && <module.EditPremarketOrderDialog />;
}
