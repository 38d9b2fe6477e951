import { useMenu } from '@/features/menu';
import { useIdleModule } from '@/shared/lazy';
import { whenLoaded } from '@/shared/lib';

/** The footer, fetched after the page because it is below the fold. */
export function LazyFooter() {
  const groups = useMenu('footer');
  const module = useIdleModule({ load: loadFooter, after: whenLoaded });
  return module && <module.Footer groups={groups} />;
}

const loadFooter = () => import('@/widgets/footer');
