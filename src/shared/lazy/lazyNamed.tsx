import type { ComponentType } from 'react';
import { trackLoad } from '@/shared/lib';
import { lazyComponent, type LazyComponent } from './lazyComponent';
import { LoadBoundary } from './LoadBoundary';

export interface LazyOptions {
  /** Waits for this before loading; must not be `whenLoaded`, which waits for this part. */
  readonly after?: () => Promise<void>;
}

/** A lazily loaded named export; if loading fails, it shows the error in its own place. Must be inside a `Suspense`. */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [K in Name]: ComponentType<Props> }>,
  name: Name,
  { after }: LazyOptions = {},
): LazyComponent<Props> {
  const loadExport = async () => {
    // Without `after`, the code is requested synchronously instead of after the current render.
    if (after) await after();
    return (await load())[name];
  };
  const Part = lazyComponent<Props>(() => trackLoad(loadExport()));
  function Named(props: Props) {
    return (
      <LoadBoundary>
        <Part {...props} />
      </LoadBoundary>
    );
  }
  return Object.assign(Named, { preload: Part.preload });
}
