import { lazy, Suspense, useEffect, useState } from 'react';
import type { Toaster } from '@/ui/Toast/toasts';

const Toast = lazy(() => import('@/ui/Toast/Toast').then((module) => ({ default: module.Toast })));

export interface ToastsProps {
  readonly toaster: Toaster;
}

/** Draws the toasts of a tree; what draws them is fetched with the first one. */
export function Toasts({ toaster }: ToastsProps) {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => toaster.subscribe(() => setNeeded(true)), [toaster]);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <Toast toaster={toaster} />
    </Suspense>
  );
}
