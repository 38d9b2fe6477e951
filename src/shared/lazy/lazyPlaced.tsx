import { startTransition, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useI18n, type Namespace } from '@/shared/i18n';
import { takeTurn } from '@/shared/lib';
import type { LazyComponent } from './lazyComponent';
import { lazyNamed, type LazyOptions } from './lazyNamed';

export interface LazyPlacedOptions extends LazyOptions {
  /** Stands in for the part while it loads. */
  readonly placeholder: ComponentType;
  /** The texts that it waits for. */
  readonly namespaces: readonly Namespace[];
  /** It is shown once such parts that came before it are drawn: the page answers in between. */
  readonly isInTurn?: boolean;
}

/**
 * A lazily loaded named export that is shown as soon as its code and texts are there. It does not suspend while they load, because React
 * delays the content of a `Suspense` until 300 ms after the one before. Where it suspends later, for a retry after a failure, the placeholder
 * is back.
 */
export function lazyPlaced<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [K in Name]: ComponentType<Props> }>,
  name: Name,
  { placeholder: Placeholder, namespaces, isInTurn = false, ...options }: LazyPlacedOptions,
): LazyComponent<Props> {
  const Part = lazyNamed(load, name, options);
  /** Whether loading it has ended before; if it failed, `lazyNamed` shows that. */
  let hasCome = false;
  function Placed(props: Props) {
    const { loadNamespaces } = useI18n();
    const [isShown, setShown] = useState(() => {
      // Before the effect below runs, so that the code loads while the page is drawn.
      void Part.preload();
      return hasCome;
    });
    useEffect(() => {
      if (isShown) return;
      let endTurn = () => {};
      let isOver = false;
      const show = async () => {
        await Promise.allSettled([Part.preload(), loadNamespaces(...namespaces)]);
        if (isInTurn && !isOver) endTurn = await takeTurn();
        if (isOver) return endTurn();
        hasCome = true;
        startTransition(() => setShown(true));
      };
      void show();
      // Also once it is drawn.
      return () => {
        isOver = true;
        endTurn();
      };
    }, [isShown, loadNamespaces]);
    const placeholder = <Placeholder />;
    return isShown ? (
      <Suspense fallback={placeholder}>
        <Part {...props} />
      </Suspense>
    ) : (
      placeholder
    );
  }
  return Object.assign(Placed, { preload: Part.preload });
}
