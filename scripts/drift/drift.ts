import type { Endpoint } from '@/contract/endpoint';
import { isObject, type JsonSchema } from '@mocks/control/drift/jsonSchema';
import { failedCheck, checkResponse } from '@mocks/control/drift/checkResponse';
import { meanScore, type Conformance } from '@mocks/control/drift/conformance';
import { call } from '@/shared/api';
import * as z from 'zod/mini';
import { allCalls } from '@tests/support/exchange/calls';
import { examples } from '@tests/support/exchange/examples';
import type { Ask } from '@tests/support/exchange/examples/example';
import { openApiOf } from '../openapi/document';
import type { Caller, Identity } from './session';

/** The drift of one endpoint of a backend. */
export interface EndpointDrift extends Omit<Conformance, 'state'> {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** The conformance of the responses, or `skipped` if the endpoint was not called. */
  readonly state: Conformance['state'] | 'skipped';
}

/** The drift of a backend, per endpoint and overall. */
export interface Drift {
  readonly endpoints: readonly EndpointDrift[];
  readonly findings: number;
  readonly score: number | null;
}

/** Calls every safe read of a backend and compares the responses with the contract. Changes nothing: reads that need a prior change are skipped. */
export async function measureDrift(
  caller: Caller,
  { origin, identity }: { readonly origin: string; readonly identity: Identity },
): Promise<Drift> {
  const document = await openApiOf({ version: '' });
  const named = document.components.schemas;
  const operations = new Map(
    Object.values(document.paths).flatMap((path) => Object.values(path).map((each) => [each.operationId, each] as const)),
  );
  const askSafely: Ask = (endpoint, input) =>
    endpoint.isChange
      ? Promise.reject(new Error(`${endpoint.id} requires a change first`))
      : call(endpoint, input, { origin, language: 'en_US', transport: caller.transport });
  const endpoints: EndpointDrift[] = [];
  for (const endpoint of allCalls.filter(({ isChange }) => !isChange))
    endpoints.push({ id: endpoint.id, method: endpoint.method, path: endpoint.path, ...(await askOne(endpoint)) });
  return {
    endpoints,
    findings: endpoints.reduce((sum, { findings }) => sum + findings.length, 0),
    score: meanScore(endpoints.map(({ score }) => score)),
  };

  async function askOne(endpoint: Endpoint): Promise<Omit<EndpointDrift, 'id' | 'method' | 'path'>> {
    if (endpoint.access === 'user' && (identity === null || identity === 'wallet')) return skipped('skipped', 'needs a login');
    if (endpoint.access === 'web3' && identity !== 'wallet') return skipped('skipped', 'needs a connected wallet');
    const input = await inputOf(endpoint).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (typeof input === 'string') return skipped('skipped', `cannot be called: ${input}`);
    const response = await caller.ask(endpoint, input).catch((error: unknown) => String(error));
    if (typeof response === 'string') return failedCheck('a response', response);
    return checkResponse(response, { data: dataOf(operations.get(endpoint.id)), named });
  }

  /** The input of the read: that of its example, or an empty one if the example prepares a record by a change that the read does not require. */
  async function inputOf({ id, params, query, body }: Endpoint): Promise<object> {
    const example = examples.get(id)?.input;
    const needsInput = params !== undefined || [query, body].some((schema) => schema && !z.safeParse(schema, {}).success);
    const bare = body ? { body: {} } : {};
    if (typeof example === 'function') return needsInput ? example(askSafely) : example(askSafely).catch(() => bare);
    if (example !== undefined) return example;
    if (needsInput) throw new Error('there is no example request');
    return bare;
  }
}

const skipped = (state: 'skipped', note: string) => ({ state, note, findings: [], score: null });

/** The schema of the data in an operation's success response. */
function dataOf(operation: JsonSchema | undefined): JsonSchema {
  const found = ['responses', '200', 'content', 'application/json', 'schema', 'oneOf', '0', 'properties', 'data'].reduce(
    (inner: unknown, step) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, step) : undefined),
    operation,
  );
  return isObject(found) ? found : {};
}
