import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n, type Namespace } from '@/shared/i18n';

/** Something fetched with its texts when it is first wanted. */
export interface Late<Part> {
  /** Null until it has arrived. */
  readonly part: Part | null;
  /** Fetches it, once; asked again after a failure, it tries again. */
  readonly want: () => void;
}

export interface LateOptions<Part> {
  readonly load: () => Promise<Part>;
  readonly namespaces?: readonly Namespace[];
  /** The part could not be fetched. */
  readonly onFailed: () => void;
}

/** Keeps code out of the first load: a panel, a menu, a drawer comes when a reader turns to it. */
export function useLate<Part extends object>({ load, namespaces = [], onFailed }: LateOptions<Part>): Late<Part> {
  const { loadNamespaces } = useI18n();
  const [part, setPart] = useState<Part | null>(null);
  const fetching = useRef(false);
  const isGone = useRef(false);
  const latest = useRef({ load, namespaces, onFailed });
  useEffect(() => {
    latest.current = { load, namespaces, onFailed };
  });
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const want = useCallback(() => {
    if (fetching.current) return;
    fetching.current = true;
    Promise.all([latest.current.load(), loadNamespaces(...latest.current.namespaces)]).then(
      ([arrived]) => isGone.current || setPart(arrived),
      () => {
        fetching.current = false;
        if (!isGone.current) latest.current.onFailed();
      },
    );
  }, [loadNamespaces]);

  return { part, want };
}
