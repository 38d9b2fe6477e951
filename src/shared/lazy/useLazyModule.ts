import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n, type Namespace } from '@/shared/i18n';
import { loadModule } from '@/shared/lib';

/** A module loaded with its texts on first use. */
export interface LazyModule<Loaded> {
  /** Null until loaded. */
  readonly module: Loaded | null;
  /** Loads it once; after a failure, another call retries. */
  readonly load: () => void;
}

export interface LazyModuleOptions<Loaded> {
  readonly load: () => Promise<Loaded>;
  readonly namespaces?: readonly Namespace[];
  /** Loads the module as soon as this is true, and again whenever it becomes true after a failure. */
  readonly isNeeded?: boolean;
  /** Called when the module could not be loaded. */
  readonly onFailed: () => void;
}

/** Keeps code out of the first load: panels, menus and drawers are loaded on first use. */
export function useLazyModule<Loaded extends object>(options: LazyModuleOptions<Loaded>): LazyModule<Loaded> {
  const { loadNamespaces } = useI18n();
  const [module, setModule] = useState<Loaded | null>(null);
  const fetching = useRef(false);
  const isUnmounted = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    isUnmounted.current = false;
    return () => void (isUnmounted.current = true);
  }, []);

  const load = useCallback(() => {
    if (fetching.current) return;
    fetching.current = true;
    Promise.all([loadModule(latest.current.load), loadNamespaces(...(latest.current.namespaces ?? []))]).then(
      ([loaded]) => isUnmounted.current || setModule(loaded),
      () => {
        fetching.current = false;
        if (!isUnmounted.current) latest.current.onFailed();
      },
    );
  }, [loadNamespaces]);

  const { isNeeded = false } = options;
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  return { module, load };
}
