import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { $editedOrder, editClosed } from './model';

/** Shows the form for editing a contract order; loads its code and texts on first use. */
export function EditContractOrderHost() {
  const edited = useUnit($editedOrder);
  const module = useLazyDialog({
    load: () => import('./EditContractOrderDialog'),
    namespaces: ['contract', 'orders'],
    isNeeded: edited !== null,
    closed: editClosed,
  });
  return module && edited && <module.EditContractOrderDialog key={edited.order.orderId} {...edited} />;
}
