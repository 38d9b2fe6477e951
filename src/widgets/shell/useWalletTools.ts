import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyLoadFailed } from '@/entities/toasts';
import { useLazyModule } from '@/shared/lazy';

/** Returns the wallet's part of the header, loaded only by the wallet's screens; null until then. If loading fails, the next screen retries. */
export function useWalletTools(): Awaited<ReturnType<typeof loadTools>> | null {
  const onFailed = useUnit(lazyLoadFailed);
  const { pathname } = useLocation();
  const { module, load } = useLazyModule({ load: loadTools, namespaces: ['wallet'], onFailed });
  useEffect(load, [load, pathname]);
  return module;
}

const loadTools = () => import('@/widgets/wallet-menu');
