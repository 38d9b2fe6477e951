import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { toastRequested } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';
import { $isOpen, screenLeft } from './model';

/** Shows the need-KYC and cannot-use-module dialogs for every screen. Mounted once per app, inside the router. */
export function BusinessEventHost() {
  const { isOpen, left, noticed } = useUnit({ isOpen: $isOpen, left: screenLeft, noticed: toastRequested });
  const { pathname } = useLocation();
  const { module, load } = useLazyModule({
    load: () => import('./BusinessEventDialog'),
    namespaces: ['business'],
    onFailed: () => {
      left();
      noticed({ tone: 'danger', text: { key: 'common.errorOffline' } });
    },
  });
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, load]);
  useEffect(() => () => left(), [pathname, left]);
  return module && <module.BusinessEventDialog />;
}
