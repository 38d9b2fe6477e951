import { useIdleModule } from '@/shared/lazy';

/** Has the screen it stands on follow whatever moves a balance; not part of the first load. */
export function LateBalances() {
  const module = useIdleModule({ load: loadWatch });
  return module && <module.BalancesWatch />;
}

const loadWatch = () => import('./BalancesWatch');
