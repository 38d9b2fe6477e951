import { createStore } from 'effector';
import type { Pages } from './query';

export interface PagesOptions<Out, In> {
  /** Whether the params ask for a further page; the answer to any others replaces what is known. */
  readonly isFurther: (params: In) => boolean;
  /** Appends a further page to what is known; the same page may come twice. */
  readonly join: (known: Out, page: Out) => Out;
}

/** The `pages` option of a query whose list grows page by page; what is known stays while a page is loading or has failed. A module of its own, so that only pages with such lists load it. */
export function joinPages<Out, In>({ isFurther, join }: PagesOptions<Out, In>): Pages<Out, In> {
  return ({ done, $latest }) => {
    const $known = createStore<Out | null>(null, { serialize: 'ignore' })
      .on(done, (known, { params, data }) => (known !== null && isFurther(params) ? join(known, data) : data))
      .on($latest, (known, latest) => (latest === null ? null : known));
    return { $data: $known, $latest: $known };
  };
}
