import { useUnit } from 'effector-react';
import { fetchFailed } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';
import { loadDialog } from './loadDialog';
import { $isOpen, dialogUnavailable } from './model';

/** Shows the dialog that connects a wallet, and loads its code and texts the first time. Mounted once per app, by the header of the wallet. */
export function WalletConnectHost() {
  const { isOpen, onUnavailable, failed } = useUnit({ isOpen: $isOpen, onUnavailable: dialogUnavailable, failed: fetchFailed });
  const { module } = useLazyModule({
    load: loadDialog,
    namespaces: ['wallet'],
    isNeeded: isOpen,
    onFailed: () => {
      onUnavailable();
      failed();
    },
  });
  return module && <module.ConnectDialog />;
}
