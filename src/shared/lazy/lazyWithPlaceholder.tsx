import { startTransition, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useI18n, type Namespace } from '@/shared/i18n';
import { takeTurn } from '@/shared/lib';
import type { LazyComponent } from './lazyComponent';
import { lazyNamed, type LazyOptions } from './lazyNamed';

export interface LazyWithPlaceholderOptions extends LazyOptions {
  /** Shown while the part loads. */
  readonly placeholder: ComponentType;
  /** The namespaces of texts that the part waits for. */
  readonly namespaces: readonly Namespace[];
  /** Shows the part only after earlier such parts have rendered, so that the page stays responsive in between. */
  readonly isInTurn?: boolean;
}

/**
 * A lazily loaded named export that appears as soon as its code and texts are loaded. It does not suspend while they load, because React
 * delays the content of a `Suspense` until 300 ms after the previous one. If it suspends later, to retry after a failure, the placeholder
 * returns.
 */
export function lazyWithPlaceholder<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [K in Name]: ComponentType<Props> }>,
  name: Name,
  { placeholder: Placeholder, namespaces, isInTurn = false, ...options }: LazyWithPlaceholderOptions,
): LazyComponent<Props> {
  const Part = lazyNamed(load, name, options);
  /** Whether a load has finished before; if it failed, `lazyNamed` shows the error. */
  let isLoaded = false;
  function WithPlaceholder(props: Props) {
    const { loadNamespaces } = useI18n();
    const [isShown, setShown] = useState(() => {
      // Called during render, before the effect below, so that the code loads while the page renders.
      void Part.preload();
      return isLoaded;
    });
    useEffect(() => {
      if (isShown) return;
      let endTurn = () => {};
      let isCancelled = false;
      const show = async () => {
        await Promise.allSettled([Part.preload(), loadNamespaces(...namespaces)]);
        if (isInTurn && !isCancelled) endTurn = await takeTurn();
        if (isCancelled) return endTurn();
        isLoaded = true;
        startTransition(() => setShown(true));
      };
      void show();
      // Also ends the turn once the part has rendered.
      return () => {
        isCancelled = true;
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
  return Object.assign(WithPlaceholder, { preload: Part.preload });
}
