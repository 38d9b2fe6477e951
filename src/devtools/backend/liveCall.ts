import { call, type Transport } from '@/shared/api';
import { control, type ApiEndpoint, type Conformance, type LiveCallRecord } from '@mocks/control';
import { backendHeader, proxyHeader, proxyPath, responseTimeHeader } from './proxyProtocol';

/** The transports of the page: to the network and into the simulation. */
export interface Transports {
  readonly send: Transport;
  readonly simulated: Transport;
}

/** The backend that a call is sent to. */
export interface Backend {
  readonly origin: string;
  /** Whether the simulation answers the app and the backend's response is only compared with the contract. */
  readonly isShadow: boolean;
}

/** The response received through the proxy. */
export interface LiveResponse {
  /** Null if the backend could not be reached. */
  readonly response: Response | null;
  /** Resolves once the simulation has compared the response with the contract and logged it. */
  readonly conformance: Promise<Conformance>;
}

/** Sends a call to a backend through the proxy of the serving process. Throws if the call was aborted. */
export async function callBackend(
  request: Request,
  endpoint: ApiEndpoint,
  backend: Backend,
  { send, simulated }: Transports,
): Promise<LiveResponse> {
  const { pathname, search, origin } = new URL(request.url);
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.clone().blob();
  const logResponse = async ({ status, text, problem, delayMs }: Pick<LiveCallRecord, 'status' | 'text' | 'problem' | 'delayMs'>) => {
    const isForm = request.headers.get('content-type')?.startsWith('multipart/') ?? false;
    const sentText = body === null || isForm ? null : await body.text();
    const record = { endpoint: endpoint.id, backend, url: pathname + search, body: sentText, status, text, problem, delayMs };
    return call(control.liveResponse, { body: record }, { origin, language: 'en_US', transport: simulated });
  };
  const { response, problem } = await sendThroughProxy(request, body, backend.origin, send);
  if (response === null) return { response, conformance: logResponse({ status: 502, text: '', problem, delayMs: 0 }) };
  const copy = response.clone();
  const delayMs = Number.parseInt(copy.headers.get(responseTimeHeader) ?? '0', 10);
  return { response, conformance: copy.text().then((text) => logResponse({ status: copy.status, text, problem: null, delayMs })) };
}

async function sendThroughProxy(
  request: Request,
  body: Blob | null,
  origin: string,
  send: Transport,
): Promise<{ readonly response: Response; readonly problem: null } | { readonly response: null; readonly problem: string }> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set(backendHeader, origin);
  const { method, signal } = request;
  const target = new URL(`${proxyPath}${pathname}${search}`, request.url);
  try {
    const response = await send(new Request(target, { method, headers, signal, credentials: 'same-origin', ...(body && { body }) }));
    if (response.headers.get(proxyHeader) === 'passed') return { response, problem: null };
    return { response: null, problem: (await reasonIn(response)) || 'this server does not proxy calls' };
  } catch (error) {
    if (signal.aborted) throw error;
    return { response: null, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The proxy's error message when it refused the call or could not reach the backend; empty if it sent none. */
export async function reasonIn(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const message: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'msg') : null;
  return typeof message === 'string' ? message : '';
}
