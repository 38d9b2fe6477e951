import { use, type ComponentType } from 'react';
import { loadModule } from '@/shared/lib';

/** A component whose code is fetched when it is first drawn; `preload` fetches it ahead of that. */
export type LazyComponent<Props> = ComponentType<Props> & { readonly preload: () => void };

/** Fetches that failed and are not tried again before `retryFailedLoads`, so that an error boundary can say so. */
const failed = new Set<() => void>();

/** Lets every part that could not be fetched be fetched again when it is next drawn. */
export function retryFailedLoads(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** Draws what `load` brings. Suspends until it is there, and throws a `LoadError` where it cannot be fetched. */
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
