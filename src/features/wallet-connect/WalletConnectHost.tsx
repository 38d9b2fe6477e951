import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { loadDialog } from './loadDialog';
import { $isOpen, dialogUnavailable } from './model';

/** Shows the dialog that connects a wallet; loads its code and texts on first use. Mounted once per app, by the wallet header. */
export function WalletConnectHost() {
  const isOpen = useUnit($isOpen);
  const module = useLazyDialog({
    load: loadDialog,
    namespaces: ['wallet'],
    isNeeded: isOpen,
    closed: dialogUnavailable,
  });
  return module && <module.ConnectDialog />;
}
