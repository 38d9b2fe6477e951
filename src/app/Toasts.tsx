import { Suspense, useEffect, useState } from 'react';
import { lazyNamed } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';
import type { Toaster } from '@/ui/Toast/toasts';

const Toast = lazyNamed(() => import('@/ui/Toast/Toast'), 'Toast');

export interface ToastsProps {
  readonly toaster: Toaster;
}

/** Renders the toasts of an app instance; the component is preloaded, because the first toast may report that nothing can be loaded any more. */
export function Toasts({ toaster }: ToastsProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => void whenIdle().then(Toast.preload), []);
  useEffect(() => toaster.subscribe(() => setNeeded(true)), [toaster]);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toast toaster={toaster} />
    </Suspense>
  );
}
