import { useUnit } from 'effector-react';
import { useLazyDialog } from '@/entities/toasts';
import { $isOpen, dialogUnavailable } from './model';

/** Shows the need-KYC and cannot-use-module dialogs for every screen. Mounted once per app, inside the router. */
export function BusinessEventHost() {
  const isOpen = useUnit($isOpen);
  const module = useLazyDialog({
    load: () => import('./BusinessEventDialog'),
    namespaces: ['business'],
    isNeeded: isOpen,
    closed: dialogUnavailable,
  });
  return module && <module.BusinessEventDialog />;
}
