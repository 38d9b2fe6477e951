import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from './lazyComponent';
import { LoadBoundary } from './LoadBoundary';

export interface LazyOptions {
  /** What to wait for before it is fetched. */
  readonly after?: () => Promise<void>;
}

/** A part of a page in a file of its own, by the name it is exported under; where it cannot be fetched, it says so in its own place. Stands inside a `Suspense`. */
export function lazyNamed<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [K in Name]: ComponentType<Props> }>,
  name: Name,
  { after }: LazyOptions = {},
): LazyComponent<Props> {
  const Part = lazyComponent<Props>(async () => {
    await after?.();
    return (await load())[name];
  });
  function Named(props: Props) {
    return (
      <LoadBoundary>
        <Part {...props} />
      </LoadBoundary>
    );
  }
  return Object.assign(Named, { preload: Part.preload });
}
