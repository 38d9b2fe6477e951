import { useEffect } from 'react';
import { useMenu } from '@/features/menu';
import { useLazyModule } from '@/shared/lazy';

/** The footer, which nobody sees first: fetched once the page is drawn. A page whose footer cannot be fetched ends without one. */
export function LateFooter() {
  const groups = useMenu('footer');
  const { module, load } = useLazyModule({ load: loadFooter, onFailed: () => {} });
  useEffect(() => load(), [load]);
  return module && <module.Footer groups={groups} />;
}

const loadFooter = () => import('@/widgets/footer');
