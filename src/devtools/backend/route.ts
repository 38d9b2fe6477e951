import { domains } from '@/contract';
import type { Endpoint } from '@/contract/endpoint';
import { controlPrefix, createMatcher } from '@mocks/control';
import type { Transport } from '@/shared/api';
import { answerSchema, failed, judge, type AnswerSchema, type Judgement } from '../drift/judge';
import { backendHeader, proxyHeader, proxyPath } from './proxied';
import { noteDrift } from './record';
import { readSetting, type Routing, type Setting } from './setting';

/** Answers a call by whom the tab's setting names for its group; `simulated` is the way into the simulation, `send` the one to the network. */
export function route(request: Request, simulated: Transport, send: Transport = fetch): Promise<Response> {
  const setting = readSetting();
  const { pathname } = new URL(request.url);
  const found = pathname.startsWith(controlPrefix) ? null : match(request.method, pathname);
  // The simulation answers for itself, and what the contract does not know goes nowhere else.
  if (setting === null || found?.kind !== 'found') return simulated(request);
  const { endpoint } = found.served;
  switch (wayOf(setting.groups[endpoint.domain] ?? 'simulated', endpoint)) {
    case 'simulated':
      return simulated(request);
    case 'live':
      return live(request, endpoint, setting, send);
    case 'both':
      // The shadow must neither delay the answer nor fail it.
      void live(request.clone(), endpoint, setting, send).catch(() => {});
      return simulated(request);
  }
}

/** Where a call goes: a change never in shadow, and to the backend only where the whole group is live. */
export function wayOf(routing: Routing, { isChange }: Pick<Endpoint, 'isChange'>): 'simulated' | 'live' | 'both' {
  switch (routing) {
    case 'simulated':
      return 'simulated';
    case 'live':
      return 'live';
    case 'liveReads':
      return isChange ? 'simulated' : 'live';
    case 'shadow':
      return isChange ? 'simulated' : 'both';
  }
}

/** Asks the backend through the proxy of the serving process, and notes how the answer keeps to the contract. Rejects as `fetch` does where it cannot be reached. */
async function live(request: Request, endpoint: Endpoint, { origin }: Setting, send: Transport): Promise<Response> {
  const note = (judgement: Judgement) => noteDrift(endpoint.id, judgement);
  try {
    const response = await send(await proxied(request, origin));
    if (response.headers.get(proxyHeader) !== 'passed') throw new TypeError('the backend cannot be reached through this server');
    const text = await response.clone().text();
    note(judge({ status: response.status, body: parsed(text) }, schemaOf(endpoint)));
    return response;
  } catch (error) {
    if (!request.signal.aborted) note(failed('an answer', error instanceof Error ? error.message : String(error)));
    throw error;
  }
}

/** The same call, to the proxy. */
async function proxied(request: Request, origin: string): Promise<Request> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  headers.set(backendHeader, origin);
  const { method, signal } = request;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(`${proxyPath}${pathname}${search}`, request.url), {
    method,
    headers,
    signal,
    credentials: 'same-origin',
    ...(hasBody && { body: await request.blob() }),
  });
}

const match = createMatcher(
  Object.values(domains).flatMap((table): { endpoint: Endpoint }[] => Object.values(table).map((endpoint) => ({ endpoint }))),
);

const schemas = new WeakMap<Endpoint, AnswerSchema>();

function schemaOf(endpoint: Endpoint): AnswerSchema {
  const known = schemas.get(endpoint) ?? answerSchema(endpoint);
  schemas.set(endpoint, known);
  return known;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
