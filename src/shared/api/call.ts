import * as z from 'zod/mini';
import { code } from '@/contract/codes';
import type { CallInput, Codes, Data, Endpoint } from '@/contract/endpoint';
import { csrfHeader, Envelope, idempotencyHeader, languageHeader } from '@/contract/envelope';
import { isOffline } from '@/shared/lib/loadModule';
import { trackLoad } from '@/shared/lib/whenIdle';
import { ApiError, type Failure } from './failure';
import { fillPathParams } from './withPathParams';
import { parseLenient, type Deviation } from './parseLenient';

/** Sends a request and returns the response: `fetch`, or the simulated exchange in the page. */
export type Transport = (request: Request) => Promise<Response>;

export interface CallContext {
  readonly transport: Transport;
  /** Language code for texts from the server. */
  readonly language: string;
  /** Origin that relative paths are resolved against. */
  readonly origin: string;
  /** Identifies a change, so that the exchange executes a repeated request only once. */
  readonly idempotencyKey?: string | null;
  /** Called for each deviation from the contract in a response that is otherwise usable. */
  readonly onDrift?: (drift: Drift) => void;
}

/** A deviation of a response from the contract. */
export interface Drift {
  /** Id of the endpoint. */
  readonly endpoint: string;
  /** Path of the field in the envelope. */
  readonly path: string;
  readonly expected: string;
}

const timeoutMs = 30_000;

/** The result of a call: its typed data and the server's message. */
export interface CallResult<E extends Endpoint> {
  readonly data: Data<E>;
  readonly message: string;
}

/** Makes one call of the contract and returns its typed data. Throws only an `ApiError`. Omits data that violates the contract and reports it to `onDrift`; fails as `drift` if none of it is usable, and as `unreadable` if the response is no envelope. */
export const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E>, context: CallContext): Promise<Data<E>> =>
  (await callWithMessage(endpoint, input, context)).data;

/** Like `call`, but also returns the server's message. */
export async function callWithMessage<E extends Endpoint>(endpoint: E, input: CallInput<E>, context: CallContext): Promise<CallResult<E>> {
  const fail = (failure: Failure): never => {
    // The check against the endpoint's codes below determines the kind.
    throw new ApiError(endpoint, failure as Failure<Codes<E>>);
  };
  const wasOffline = isOffline();
  const { response, text } = await trackLoad(fetchText(endpoint, input, context)).catch((error: unknown) =>
    fail(isTimeout(error) ? { kind: 'timeout' } : lostConnection(wasOffline)),
  );
  if (!response.ok)
    return fail({ kind: 'http', status: response.status, retryAfterSeconds: wholeSeconds(response.headers.get('retry-after')) });
  const envelope = z.safeParse(Envelope, parseJson(text));
  if (!envelope.success) {
    const [issue] = envelope.error.issues;
    return fail(issue?.path.length ? { kind: 'drift', ...toDrift({ path: issue.path, expected: issue.message }) } : { kind: 'unreadable' });
  }
  const { code: number, msg, data } = envelope.data;
  if (number !== code.success.code) {
    const isDeclared = endpoint.codes?.some((row) => row.code === number) ?? false;
    return fail({ kind: isDeclared ? 'business' : 'other', code: number, msg });
  }
  const parsed = parseLenient(endpoint.data, data, ['data']);
  if (!parsed.isReadable) return fail({ kind: 'drift', ...toDrift(parsed.deviations[0]) });
  for (const deviation of parsed.deviations) context.onDrift?.({ endpoint: endpoint.id, ...toDrift(deviation) });
  // The schema belongs to the endpoint, but the compiler cannot infer inside a generic that its output is Data<E>.
  return { data: parsed.data as Data<E>, message: msg };
}

/** Why no response arrived; `wasOffline`: whether the device was offline when the request was sent. */
const lostConnection = (wasOffline: boolean): Failure =>
  wasOffline || isOffline() ? { kind: 'offline', mayHaveArrived: !wasOffline } : { kind: 'unreachable' };

/** Sends the request and reads the whole body, so that a response that stalls or breaks off fails like one that never arrived. */
async function fetchText(endpoint: Endpoint, input: Parts, context: CallContext): Promise<{ response: Response; text: string }> {
  const response = await context.transport(requestOf(endpoint, input, context));
  return { response, text: await response.text() };
}

const toDrift = ({ path, expected }: Deviation) => ({ path: path.map(String).join('.'), expected });

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function requestOf(
  endpoint: Endpoint,
  { params = {}, query = {}, body }: Parts,
  { language, origin, idempotencyKey }: CallContext,
): Request {
  const url = new URL(fillPathParams(endpoint.path, params), origin);
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') url.searchParams.set(name, String(value));
  const headers = new Headers({ [languageHeader]: language, accept: 'application/json' });
  if (endpoint.isChange) headers.set(csrfHeader, 'web');
  if (typeof idempotencyKey === 'string') headers.set(idempotencyHeader, idempotencyKey);
  if (body !== undefined && endpoint.encoding !== 'multipart') headers.set('content-type', 'application/json');
  return new Request(url, {
    method: endpoint.method,
    headers,
    credentials: 'include',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: endpoint.encoding === 'multipart' ? toFormData(body) : JSON.stringify(body) }),
  });
}

function toFormData(body: unknown): FormData {
  const data = new FormData();
  if (typeof body !== 'object' || body === null) return data;
  for (const [name, value] of Object.entries(body)) if (value !== undefined) data.set(name, value instanceof Blob ? value : String(value));
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';
const wholeSeconds = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number.parseInt(text, 10) : null);
