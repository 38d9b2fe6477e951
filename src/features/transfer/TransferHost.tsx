import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { loadDialog } from './loadDialog';
import { $preset, transferClosed } from './dialogModel';

/** Shows the transfer dialog; loads its code and texts on first use. Mounted once per app, inside the router. */
export function TransferHost() {
  const preset = useUnit($preset);
  const module = useLazyDialog({
    load: loadDialog,
    namespaces: ['transfer', 'accounts'],
    isNeeded: preset !== null,
    closed: transferClosed,
  });
  return module && <module.TransferDialog />;
}
