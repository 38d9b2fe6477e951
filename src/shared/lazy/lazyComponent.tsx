import { use, type ComponentType } from 'react';
import { loadModule } from '@/shared/lib';
import { clearOnRetry } from '@/shared/lib/failedLoads';

/** A component whose code is loaded when it is first rendered. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads it ahead of time. Resolves when it can be rendered without suspending, or has failed to load. */
  readonly preload: () => Promise<void>;
};

/** Renders the component that `load` resolves to. Suspends until it is loaded, and throws a `LoadError` if that fails. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  const loaded = () => {
    if (loading) return loading;
    const started = loadModule(load);
    loading = started;
    started.then(
      // With these two fields React treats the promise as settled and does not suspend.
      (value) => Object.assign(started, { status: 'fulfilled', value }),
      () => clearOnRetry(() => (loading = null)),
    );
    return started;
  };
  function Lazy(props: Props) {
    const Component = use(loaded());
    return <Component {...props} />;
  }
  const preload = () =>
    loaded().then(
      () => {},
      () => {},
    );
  return Object.assign(Lazy, { preload });
}
