import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { lazyNamed } from '@/shared/lazy';
import { $isFundsOpen } from './model';

const MockFundsDialog = lazyNamed(() => import('./MockFundsDialog'), 'MockFundsDialog');

/** Shows the dialog of demo funds on request; its code is loaded the first time. */
export function MockFundsHost() {
  const isOpen = useUnit($isFundsOpen);
  return (
    isOpen && (
      <Suspense fallback={null}>
        <MockFundsDialog />
      </Suspense>
    )
  );
}
