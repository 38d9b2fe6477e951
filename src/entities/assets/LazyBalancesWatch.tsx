import { useIdleModule } from '@/shared/lazy';

/** Makes its screen follow balance changes; the watcher is not part of the first load. */
export function LazyBalancesWatch() {
  const module = useIdleModule({ load: loadWatch });
  return module && <module.BalancesWatch />;
}

const loadWatch = () => import('./BalancesWatch');
