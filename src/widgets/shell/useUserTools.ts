import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { fetchFailed } from '@/entities/toasts';
import { $isLoggedIn } from '@/entities/session';
import { useLazyModule } from '@/shared/lazy';

type UserTools = Awaited<ReturnType<typeof loadTools>>;

/** What only a user's header holds, fetched once somebody is logged in; null until then. Where that fails, the next screen tries again. */
export function useUserTools(): UserTools | null {
  const { isLoggedIn, onFailed } = useUnit({ isLoggedIn: $isLoggedIn, onFailed: fetchFailed });
  const { pathname } = useLocation();
  const { module, load } = useLazyModule({ load: loadTools, onFailed });
  useEffect(() => {
    if (isLoggedIn) load();
  }, [isLoggedIn, load, pathname]);
  return isLoggedIn ? module : null;
}

const loadTools = () => import('./userTools');
