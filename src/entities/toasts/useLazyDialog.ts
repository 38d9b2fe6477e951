import type { EventCallable } from 'effector';
import { useUnit } from 'effector-react';
import { useLazyModule, type LazyModuleOptions } from '@/shared/lazy';
import { lazyLoadFailed } from './model';

export interface LazyDialogOptions<Loaded> extends Omit<LazyModuleOptions<Loaded>, 'onFailed'> {
  /** Closes the dialog again if it cannot be loaded. */
  readonly closed: EventCallable<void>;
}

/** Loads the code and texts of a dialog when it is first needed and returns the module, null until then. On failure, closes the dialog and shows a toast. */
export function useLazyDialog<Loaded extends object>({ closed, ...options }: LazyDialogOptions<Loaded>): Loaded | null {
  const { close, failed } = useUnit({ close: closed, failed: lazyLoadFailed });
  const { module } = useLazyModule({
    ...options,
    onFailed: () => {
      close();
      failed();
    },
  });
  return module;
}
