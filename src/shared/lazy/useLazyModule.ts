import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n, type Namespace } from '@/shared/i18n';
import { loadModule } from '@/shared/lib';

/** Something fetched with its texts when it is first wanted. */
export interface LazyModule<Loaded> {
  /** Null until it has arrived. */
  readonly module: Loaded | null;
  /** Fetches it, once; asked again after a failure, it tries again. */
  readonly load: () => void;
}

export interface LazyModuleOptions<Loaded> {
  readonly load: () => Promise<Loaded>;
  readonly namespaces?: readonly Namespace[];
  /** The part could not be fetched. */
  readonly onFailed: () => void;
}

/** Keeps code out of the first load: a panel, a menu, a drawer comes when a reader turns to it. */
export function useLazyModule<Loaded extends object>(options: LazyModuleOptions<Loaded>): LazyModule<Loaded> {
  const { loadNamespaces } = useI18n();
  const [module, setModule] = useState<Loaded | null>(null);
  const fetching = useRef(false);
  const isGone = useRef(false);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const load = useCallback(() => {
    if (fetching.current) return;
    fetching.current = true;
    Promise.all([loadModule(latest.current.load), loadNamespaces(...(latest.current.namespaces ?? []))]).then(
      ([arrived]) => isGone.current || setModule(arrived),
      () => {
        fetching.current = false;
        if (!isGone.current) latest.current.onFailed();
      },
    );
  }, [loadNamespaces]);

  return { module, load };
}
