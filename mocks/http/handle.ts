import { code, type Code } from '@/contract/codes';
import { bodyLimit, type WireField, type WireRequest, type WireResponse } from './wire';
import { createMatcher } from './match';
import { badField, Refusal } from '../resolvers/refusal';
import type { Connection, Served } from '../resolvers/implement';
import type { World } from '../world';

/** An answer, and whether the call behind it is one that changes the world. */
export interface Handled {
  readonly response: WireResponse;
  readonly isChange: boolean;
}

/** The one way into the simulated exchange: takes a request apart, finds its call, and wraps the outcome in the envelope. Never throws. */
export function createHandle(calls: readonly Served[]): (request: WireRequest, world: World, connection: Connection) => Handled {
  const match = createMatcher(calls);
  return (request, world, connection) => {
    const url = new URL(request.url, 'http://exchange.invalid');
    const found = match(request.method, url.pathname);
    if (found.kind === 'unknown')
      return still(envelope(code.notFound, `no call at ${url.pathname}; the nearest is ${found.nearest}`, null, 404));
    if (found.kind === 'otherMethod')
      return still(
        envelope(code.methodNotAllowed, `${url.pathname} takes ${found.methods.join(', ')}`, null, 405, [
          ['allow', found.methods.join(', ')],
        ]),
      );
    if ((request.body?.length ?? 0) > bodyLimit)
      return still(envelope(code.payloadTooLarge, `the body has more than ${bodyLimit} characters`, null, 413));
    const { served, params } = found;
    try {
      const raw = {
        headers: request.headers,
        params,
        query: Object.fromEntries(url.searchParams),
        body: bodyOf(request, served.endpoint.encoding),
      };
      const { row, msg, data } = served.resolve(world, raw, connection);
      return { response: envelope(row, msg, data, 200, [], world.latencyMs), isChange: served.endpoint.isChange };
    } catch (error) {
      if (error instanceof Refusal) return still(envelope(error.row, error.message, null, 200));
      world.report(error);
      return still(envelope(code.serverError, `${served.endpoint.id} failed in the simulation`, null, 500));
    }
  };
}

const still = (response: WireResponse): Handled => ({ response, isChange: false });

function envelope(row: Code, msg: string, data: unknown, status: number, headers: WireResponse['headers'] = [], delayMs = 0): WireResponse {
  return {
    status,
    headers: [['content-type', 'application/json'], ['cache-control', 'no-store'], ...headers],
    body: JSON.stringify({ code: row.code, msg, data }),
    delayMs,
  };
}

function bodyOf(request: WireRequest, encoding: 'multipart' | undefined): unknown {
  if (encoding === 'multipart') {
    if (request.form === null) throw badField('body', 'is not a form');
    return fields(request.form);
  }
  if (request.body === null || request.body === '') return undefined;
  try {
    return JSON.parse(request.body);
  } catch {
    throw badField('body', 'is not JSON');
  }
}

const fields = (form: readonly WireField[]): Record<string, unknown> => Object.fromEntries(form);
