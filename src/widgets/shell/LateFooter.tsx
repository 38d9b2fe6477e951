import { useEffect } from 'react';
import { useMenu } from '@/features/menu';
import { useLazyModule } from '@/shared/lazy';

/** The footer, loaded after the page because it is below the fold. If it cannot be loaded, the page is shown without one. */
export function LateFooter() {
  const groups = useMenu('footer');
  const { module, load } = useLazyModule({ load: loadFooter, onFailed: () => {} });
  useEffect(() => load(), [load]);
  return module && <module.Footer groups={groups} />;
}

const loadFooter = () => import('@/widgets/footer');
