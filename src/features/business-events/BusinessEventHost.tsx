import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { fetchFailed } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';
import { $isOpen, dialogUnavailable } from './model';

/** Shows the need-KYC and cannot-use-module dialogs for every screen. Mounted once per app, inside the router. */
export function BusinessEventHost() {
  const { isOpen, onUnavailable, failed } = useUnit({ isOpen: $isOpen, onUnavailable: dialogUnavailable, failed: fetchFailed });
  const { module, load } = useLazyModule({
    load: () => import('./BusinessEventDialog'),
    namespaces: ['business'],
    onFailed: () => {
      onUnavailable();
      failed();
    },
  });
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  return module && <module.BusinessEventDialog />;
}
