import { useEffect, useState, type ComponentType } from 'react';
import { useI18n, type Namespace } from '@/shared/i18n';
import type { LazyComponent } from './lazyComponent';
import { lazyNamed, type LazyOptions } from './lazyNamed';

export interface LazyPlacedOptions extends LazyOptions {
  /** Stands in for the part while it loads. */
  readonly placeholder: ComponentType;
  /** The texts that it waits for. */
  readonly namespaces: readonly Namespace[];
}

/**
 * A lazily loaded named export that is shown as soon as its code and texts are there: what suspends, React shows at the earliest
 * 300 ms after it has shown anything else that was suspended. Must be inside a `Suspense` all the same, for a part that is loaded again.
 */
export function lazyPlaced<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [K in Name]: ComponentType<Props> }>,
  name: Name,
  { placeholder: Placeholder, namespaces, ...options }: LazyPlacedOptions,
): LazyComponent<Props> {
  const Part = lazyNamed(load, name, options);
  /** Whether it has come once, or is known not to come, of which it tells itself. */
  let hasCome = false;
  function Placed(props: Props) {
    const { loadNamespaces } = useI18n();
    const [isShown, setShown] = useState(hasCome);
    useEffect(() => {
      void Promise.allSettled([Part.preload(), loadNamespaces(...namespaces)]).then(() => {
        hasCome = true;
        setShown(true);
      });
    }, [loadNamespaces]);
    return isShown ? <Part {...props} /> : <Placeholder />;
  }
  return Object.assign(Placed, { preload: Part.preload });
}
