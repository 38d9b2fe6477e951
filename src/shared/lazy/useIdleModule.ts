import { useEffect } from 'react';
import { whenIdle } from '@/shared/lib';
import { useLazyModule, type LazyModuleOptions } from './useLazyModule';

/** Returns a module, with its texts, that is fetched once the page is there; null until then, and where it cannot be fetched: the page is shown without it. */
export function useIdleModule<Loaded extends object>(options: Omit<LazyModuleOptions<Loaded>, 'onFailed'>): Loaded | null {
  const { module, load } = useLazyModule({ ...options, onFailed: () => {} });
  useEffect(() => void whenIdle().then(load), [load]);
  return module;
}
