import { useEffect } from 'react';
import { useLazyModule } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';

/** The notices about the whole site, fetched after the page and ahead of the first one, which may have to tell that nothing can be fetched any more. */
export function LateNotices() {
  const { module, load } = useLazyModule({ load: loadNotices, namespaces: ['site'], onFailed: () => {} });
  useEffect(() => void whenIdle().then(load), [load]);
  return module && <module.SiteNotices />;
}

const loadNotices = () => import('@/widgets/site-notices');
