import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyLoadFailed } from '@/entities/toasts';
import { $isLoggedIn } from '@/entities/session';
import { useLazyModule } from '@/shared/lazy';

type UserTools = Awaited<ReturnType<typeof loadTools>>;

/** Returns the parts of the header for logged-in users, loaded after login; null until then. If loading fails, the next screen retries. */
export function useUserTools(): UserTools | null {
  const { isLoggedIn, onFailed } = useUnit({ isLoggedIn: $isLoggedIn, onFailed: lazyLoadFailed });
  const { pathname } = useLocation();
  const { module, load } = useLazyModule({ load: loadTools, onFailed });
  useEffect(() => {
    if (isLoggedIn) load();
  }, [isLoggedIn, load, pathname]);
  return isLoggedIn ? module : null;
}

const loadTools = () => import('./userTools');
