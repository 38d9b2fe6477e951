import { useIdleModule } from '@/shared/lazy';

/** The site-wide notices, prefetched after the page, since one of them reports that nothing can be fetched any more. */
export function LazyNotices() {
  const module = useIdleModule({ load: loadNotices, namespaces: ['site'] });
  return module && <module.SiteNotices />;
}

const loadNotices = () => import('@/widgets/site-notices');
