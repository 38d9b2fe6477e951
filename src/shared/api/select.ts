import type { Query } from './query';

/** Maps the data of a query to another shape. */
export const select = <Out, Shape, In, Code extends number>(
  query: Query<Out, In, Code>,
  shape: (data: Out) => Shape,
): Query<Shape, In, Code> => ({
  ...query,
  $data: query.$data.map((data) => (data === null ? null : shape(data))),
  $latest: query.$latest.map((data) => (data === null ? null : shape(data))),
  done: query.done.map(({ params, data }) => ({ params, data: shape(data) })),
});
