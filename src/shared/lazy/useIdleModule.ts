import { useEffect } from 'react';
import { whenIdle } from '@/shared/lib';
import { useLazyModule, type LazyModuleOptions } from './useLazyModule';

export interface IdleModuleOptions<Loaded> extends Omit<LazyModuleOptions<Loaded>, 'onFailed'> {
  /** Waits for this before loading; the same function each time. */
  readonly after?: () => Promise<void>;
}

/** Returns a module, with its texts, that is fetched once the page is there; null until then, and where it cannot be fetched: the page is shown without it. */
export function useIdleModule<Loaded extends object>({ after = whenIdle, ...options }: IdleModuleOptions<Loaded>): Loaded | null {
  const { module, load } = useLazyModule({ ...options, onFailed: () => {} });
  useEffect(() => void after().then(load), [after, load]);
  return module;
}
