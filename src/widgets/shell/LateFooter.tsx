import { useEffect } from 'react';
import { useMenu } from '@/features/menu';
import { useLazyModule } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';

/** The footer, loaded after the page because it is below the fold. If it cannot be loaded, the page is shown without one. */
export function LateFooter() {
  const groups = useMenu('footer');
  const { module, load } = useLazyModule({ load: loadFooter, onFailed: () => {} });
  useEffect(() => void whenIdle().then(load), [load]);
  return module && <module.Footer groups={groups} />;
}

const loadFooter = () => import('@/widgets/footer');
