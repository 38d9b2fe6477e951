import { useIdleModule } from '@/shared/lazy';

/** The button of customer service, fetched after the page. */
export function LateService() {
  const module = useIdleModule({ load: loadService, namespaces: ['service'] });
  return module && <module.ServiceButton />;
}

const loadService = () => import('@/features/customer-service');
