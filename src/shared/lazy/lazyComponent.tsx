import { use, type ComponentType } from 'react';
import { loadModule } from '@/shared/lib';

/** A component whose code is loaded when it is first rendered; `preload` loads it ahead of time. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly preload: () => void };

/** Failed loads, not retried before `retryFailedLoads`, so that an error boundary can report them. */
const failed = new Set<() => void>();

/** Allows every failed part to be loaded again when it is next rendered. */
export function retryFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Renders the component that `load` resolves to. Suspends until it is loaded, and throws a `LoadError` if that fails. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loading: Promise<ComponentType<Props>> | null = null;
  const loaded = () => {
    if (loading) return loading;
    loading = loadModule(load);
    loading.catch(() => failed.add(() => (loading = null)));
    return loading;
  };
  function Lazy(props: Props) {
    const Component = use(loaded());
    return <Component {...props} />;
  }
  return Object.assign(Lazy, { preload: () => void loaded() });
}
