import { useIdleModule } from '@/shared/lazy';

/** The notices about the whole site, fetched after the page and ahead of the first one, which may have to tell that nothing can be fetched any more. */
export function LateNotices() {
  const module = useIdleModule({ load: loadNotices, namespaces: ['site'] });
  return module && <module.SiteNotices />;
}

const loadNotices = () => import('@/widgets/site-notices');
