import { useEffect } from 'react';
import { useMenu } from '@/features/menu';
import { useLate } from '@/shared/lazy';

/** The footer, which nobody sees first: fetched once the page is drawn. A page whose footer cannot be fetched ends without one. */
export function LateFooter() {
  const groups = useMenu('footer');
  const { part, want } = useLate({ load: loadFooter, onFailed: () => {} });
  useEffect(() => want(), [want]);
  return part && <part.Footer groups={groups} />;
}

const loadFooter = () => import('@/widgets/footer');
