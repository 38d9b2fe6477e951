import { createStore } from 'effector';
import type { Pages } from './query';

export interface PagesOptions<Out, In> {
  /** Whether the params request a further page; the response to any other params replaces the known pages. */
  readonly isNextPage: (params: In) => boolean;
  /** Appends a further page to the known ones; the same page may arrive twice. */
  readonly join: (known: Out, page: Out) => Out;
}

/** The `pages` option of a query with a growing list; known pages stay while a further one loads or fails. A separate module, loaded only with such lists. */
export function joinPages<Out, In>({ isNextPage, join }: PagesOptions<Out, In>): Pages<Out, In> {
  return ({ done, $latest }) => {
    const $known = createStore<Out | null>(null, { serialize: 'ignore' })
      .on(done, (known, { params, data }) => (known !== null && isNextPage(params) ? join(known, data) : data))
      .on($latest, (known, latest) => (latest === null ? null : known));
    return { $data: $known, $latest: $known };
  };
}
