import type { Endpoint, Params } from '@/contract/endpoint';

/** Returns the endpoint with its path parameters filled in, for consumers without path parameters, such as a list of records. */
export function withPathParams<E extends Endpoint>(endpoint: E, params: NonNullable<Params<E>>): Omit<E, 'params'> {
  const { params: _schema, ...rest } = endpoint;
  return { ...rest, path: `/${fillPathParams(endpoint.path, params).slice(1)}` };
}

/** Fills the encoded parameters into a path. */
export const fillPathParams = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
