import { useUnit } from 'effector-react';
import { fetchFailed } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';
import { loadDialog } from './loadDialog';
import { $opening, transferClosed } from './opening';

/** Shows the transfer form on request and loads its code and texts the first time. Mounted once per app, inside the router. */
export function TransferHost() {
  const { opening, closed, failed } = useUnit({ opening: $opening, closed: transferClosed, failed: fetchFailed });
  const { module } = useLazyModule({
    load: loadDialog,
    namespaces: ['transfer', 'accounts'],
    isNeeded: opening !== null,
    onFailed: () => {
      closed();
      failed();
    },
  });
  return module && <module.TransferDialog />;
}
