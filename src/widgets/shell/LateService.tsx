import { useEffect } from 'react';
import { useLazyModule } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';

/** The button of customer service, fetched after the page. If it cannot be fetched, the page is shown without it. */
export function LateService() {
  const { module, load } = useLazyModule({ load: loadService, namespaces: ['service'], onFailed: () => {} });
  useEffect(() => void whenIdle().then(load), [load]);
  return module && <module.ServiceButton />;
}

const loadService = () => import('@/features/customer-service');
