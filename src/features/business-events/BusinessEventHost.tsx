import { useUnit } from 'effector-react';
import { fetchFailed } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';
import { $isOpen, dialogUnavailable } from './model';

/** Shows the need-KYC and cannot-use-module dialogs for every screen. Mounted once per app, inside the router. */
export function BusinessEventHost() {
  const { isOpen, onUnavailable, failed } = useUnit({ isOpen: $isOpen, onUnavailable: dialogUnavailable, failed: fetchFailed });
  const { module } = useLazyModule({
    load: () => import('./BusinessEventDialog'),
    namespaces: ['business'],
    isNeeded: isOpen,
    onFailed: () => {
      onUnavailable();
      failed();
    },
  });
  return module && <module.BusinessEventDialog />;
}
