import { useIdleModule } from '@/shared/lazy';
import { whenLoaded } from '@/shared/lib';

/** The customer service button, fetched after the page. */
export function LazyService() {
  const module = useIdleModule({ load: loadService, after: whenLoaded, namespaces: ['service'] });
  return module && <module.ServiceButton />;
}

const loadService = () => import('@/features/customer-service');
