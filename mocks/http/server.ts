import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sessionCookie } from '@/contract/envelope';
import { defaultCaller, type Caller } from '../caller';
import { createSimulation } from '../simulation';
import type { SimulationOptions } from '../simulationConfig';
import { bodyLimitAt, toWire, type WireResponse } from '../wire/wire';

export interface ServerOptions extends SimulationOptions {
  /** The one other origin whose pages may call the server. */
  readonly cors?: string;
}

/** The keep-alive timeout in ms: longer than that of proxies, since a call sent just as its connection closes fails. */
const keepAliveTimeout = 65_000;

/** Creates an HTTP server for the simulated exchange; the caller binds it to 127.0.0.1. Sessions are HttpOnly, SameSite cookies. */
export function createExchangeServer({ cors, ...options }: ServerOptions): Server {
  const simulation = createSimulation({ defer: (task) => void setTimeout(task), ...options });
  let count = 0;
  const answer = async (incoming: IncomingMessage) => {
    count += 1;
    const wire = await toWire(await requestOf(incoming), String(count));
    const { remoteAddress: address } = incoming.socket;
    return simulation.answer(address === undefined ? wire : { ...wire, address }, callerOf(incoming.headers));
  };
  return createServer({ keepAliveTimeout }, (incoming, outgoing) => {
    if (cors !== undefined) {
      setCorsHeaders(cors, incoming, outgoing);
      const isPreflight = incoming.method === 'OPTIONS' && incoming.headers['access-control-request-method'] !== undefined;
      if (isPreflight) return void outgoing.writeHead(204).end();
    }
    answer(incoming).then(
      async ({ response, key }) => {
        if (response.delayMs > 0) await new Promise((done) => setTimeout(done, response.delayMs));
        if (key !== null) outgoing.setHeader('set-cookie', `${sessionCookie}=${key}; Path=/; HttpOnly; SameSite=Strict`);
        send(response, outgoing);
      },
      (error: unknown) => {
        // The request could not be read: it was cut off or is not supported by `Request`.
        options.onFault?.(error);
        outgoing
          .writeHead(400, { 'content-type': 'application/json' })
          .end(JSON.stringify({ code: 400, msg: 'the request could not be read', data: null }));
      },
    );
  });
}

/** Sends a response; a cut one declares a larger content length than it sends before the connection breaks. */
function send({ status, headers, body, end }: WireResponse, outgoing: ServerResponse): void {
  if (end === 'none') return void outgoing.destroy();
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  if (end === 'whole') return void outgoing.writeHead(status).end(body);
  outgoing.writeHead(status, { 'content-length': Buffer.byteLength(body) + 1 });
  outgoing.write(body, () => outgoing.destroy());
}

/** Lets pages of one other origin read the responses, with credentials and the `Retry-After` header. */
function setCorsHeaders(origin: string, { headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('vary', 'origin');
  if (headers.origin !== origin) return;
  outgoing.setHeader('access-control-allow-origin', origin);
  outgoing.setHeader('access-control-allow-credentials', 'true');
  outgoing.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  outgoing.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '*');
  outgoing.setHeader('access-control-expose-headers', 'retry-after');
}

/** The caller's session, by bearer token or else by cookie; without either, the default session of the start persona. */
function callerOf({ authorization, cookie }: IncomingHttpHeaders): Caller {
  const token = /^Bearer +([\w-]+)$/i.exec(authorization ?? '')?.[1];
  const cookieKey = cookie
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === sessionCookie)?.[1];
  return { key: token ?? cookieKey ?? defaultCaller.key, rotatesKey: true };
}

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const url = new URL(incoming.url ?? '/', 'http://127.0.0.1');
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] satisfies [string, string]],
  );
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const body = await bodyOf(incoming, bodyLimitAt(url.pathname));
  return new Request(url, {
    method: incoming.method ?? 'GET',
    headers,
    ...(hasBody && body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
}

/** Reads a body; of one above the limit, only as much as is needed to reject it. */
async function bodyOf(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of incoming) {
    const bytes: Buffer = Buffer.from(piece);
    if (size <= limit * maxUtf8Bytes) pieces.push(bytes);
    size += bytes.length;
  }
  return Buffer.concat(pieces);
}

/** The maximum number of bytes per character. */
const maxUtf8Bytes = 4;
