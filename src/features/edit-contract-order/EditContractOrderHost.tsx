import { useUnit } from 'effector-react';
import { fetchFailed } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';
import { $edited, editClosed } from './model';

/** Shows the form that changes a contract order and loads its code and texts the first time. */
export function EditContractOrderHost() {
  const { edited, onClose, onFailed } = useUnit({ edited: $edited, onClose: editClosed, onFailed: fetchFailed });
  const { module } = useLazyModule({
    load: () => import('./EditContractOrderDialog'),
    namespaces: ['contract', 'orders'],
    isNeeded: edited !== null,
    onFailed: () => {
      onClose();
      onFailed();
    },
  });
  return module && edited && <module.EditContractOrderDialog key={edited.order.orderId} {...edited} />;
}
