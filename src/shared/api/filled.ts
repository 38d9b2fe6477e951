import type { Endpoint, Params } from '@/contract/endpoint';

/** The same call with its path parameters filled in, for what knows no path parameters, such as a list of records. */
export function filled<E extends Endpoint>(endpoint: E, params: NonNullable<Params<E>>): Omit<E, 'params'> {
  const { params: _schema, ...rest } = endpoint;
  const path = Object.entries<unknown>(params).reduce<string>(
    (known, [name, value]) => known.replace(`:${name}`, String(value)),
    endpoint.path,
  );
  return { ...rest, path: `/${path.slice(1)}` };
}
