import { useEffect } from 'react';
import { whenIdle } from '@/shared/lib';
import { useLazyModule, type LazyModuleOptions } from './useLazyModule';

export interface IdleModuleOptions<Loaded> extends Omit<LazyModuleOptions<Loaded>, 'onFailed'> {
  /** Waits for this before loading; must keep its identity. */
  readonly after?: () => Promise<void>;
}

/** Loads a module and its texts once the page is idle; returns null until then, and on failure: the page works without it. */
export function useIdleModule<Loaded extends object>({ after = whenIdle, ...options }: IdleModuleOptions<Loaded>): Loaded | null {
  const { module, load } = useLazyModule({ ...options, onFailed: () => {} });
  useEffect(() => void after().then(load), [after, load]);
  return module;
}
