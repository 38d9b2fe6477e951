import { createStore } from 'effector';
import type { Pages } from './query';

export interface PagesOptions<Out, In> {
  /** Whether the params request a further page; the response to any other params replaces the pages loaded so far. */
  readonly isNextPage: (params: In) => boolean;
  /** Appends a further page to those loaded so far; the same page may arrive twice. */
  readonly join: (joined: Out, page: Out) => Out;
}

/** The `pages` option of a query with a growing list; loaded pages stay while a further one loads or fails. A separate module, loaded only with such lists. */
export function joinPages<Out, In>({ isNextPage, join }: PagesOptions<Out, In>): Pages<Out, In> {
  return ({ done, $latest }) => {
    const $joined = createStore<Out | null>(null, { serialize: 'ignore' })
      .on(done, (joined, { params, data }) => (joined !== null && isNextPage(params) ? join(joined, data) : data))
      .on($latest, (joined, latest) => (latest === null ? null : joined));
    return { $data: $joined, $latest: $joined };
  };
}
