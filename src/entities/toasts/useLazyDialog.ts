import type { EventCallable } from 'effector';
import { useUnit } from 'effector-react';
import { useLazyModule, type LazyModuleOptions } from '@/shared/lazy';
import { fetchFailed } from './model';

export interface LazyDialogOptions<Loaded> extends Omit<LazyModuleOptions<Loaded>, 'onFailed'> {
  /** Closes the dialog again where it cannot be loaded. */
  readonly closed: EventCallable<void>;
}

/** Returns the code of a dialog that is loaded, with its texts, the first time it is needed; null until then. Where that fails, the dialog is closed and the user is told. */
export function useLazyDialog<Loaded extends object>({ closed, ...options }: LazyDialogOptions<Loaded>): Loaded | null {
  const { close, failed } = useUnit({ close: closed, failed: fetchFailed });
  const { module } = useLazyModule({
    ...options,
    onFailed: () => {
      close();
      failed();
    },
  });
  return module;
}
