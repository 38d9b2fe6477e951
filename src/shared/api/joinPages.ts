import { createStore } from 'effector';
import type { Query } from './query';

export interface PagesOptions<Out, In> {
  /** Tells whether params ask for a further page of what is known; any other answer takes its place. */
  readonly isFurther: (params: In) => boolean;
  /** Adds a further page to what is known; the same page may come twice. */
  readonly join: (known: Out, page: Out) => Out;
}

/** The same query with further pages joined to those before; what is known stays while a page is on its way or has failed. */
export function joinPages<Out, In, Code extends number>(
  query: Query<Out, In, Code>,
  { isFurther, join }: PagesOptions<Out, In>,
): Query<Out, In, Code> {
  const $known = createStore<Out | null>(null, { serialize: 'ignore' })
    .on(query.done, (known, { params, data }) => (known !== null && isFurther(params) ? join(known, data) : data))
    .on(query.$latest, (known, latest) => (latest === null ? null : known));
  return { ...query, $data: $known, $latest: $known };
}
