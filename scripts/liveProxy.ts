import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import {
  backendHeader,
  parseOrigin,
  proxyHeader,
  proxyPath,
  skewHeader,
  responseTimeHeader,
} from '../src/devtools/backend/proxyProtocol.ts';
import { backendPaths } from '../src/contract/backendPaths.ts';

/** The largest request body that is forwarded, in bytes. */
const bodyLimit = 20_000_000;
const timeoutMs = 30_000;

/** Headers that belong to one connection or to the site, and are not forwarded. */
const withheldHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'origin',
  'referer',
  'cookie',
  'content-length',
  'accept-encoding',
  backendHeader,
]);
const isWithheld = (name: string): boolean => withheldHeaders.has(name) || name.startsWith('sec-');

/**
 * Makes the servers of a simulated site forward calls under `/__live/` to the backend named in their header, for the mixed mode. Only pages
 * of the site itself may call it: on this machine for any backend, from elsewhere only for the origin given at the start (`startOrigin`).
 */
export function liveProxy(startOrigin: string | undefined): Plugin {
  const handler: Connect.SimpleHandleFunction = (incoming, outgoing) => {
    forward(incoming, outgoing, startOrigin).catch((error: unknown) => {
      if (outgoing.headersSent) return void outgoing.destroy();
      respond(outgoing, 502, 'unreachable', `the backend did not answer: ${error instanceof Error ? error.message : String(error)}`);
    });
  };
  return {
    name: 'live-proxy',
    configureServer: ({ middlewares }) => void middlewares.use(proxyPath, handler),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(proxyPath, handler),
  };
}

async function forward(incoming: IncomingMessage, outgoing: ServerResponse, startOrigin: string | undefined): Promise<void> {
  const { headers, method = 'GET', url = '/' } = incoming;
  const isLocal = isThisMachine(headers.host);
  if (!isSameOrigin(headers)) return respond(outgoing, 403, 'refused', 'only pages of this site may ask');
  const requested = headers[backendHeader];
  // Without a path, the proxy reports the backend it was started for.
  if (url === '/' && method === 'GET') return respond(outgoing, 200, 'passed', '', { origin: startOrigin ?? null, isAnyAllowed: isLocal });
  const origin = typeof requested === 'string' ? parseOrigin(requested) : null;
  if (origin === null)
    return respond(outgoing, 400, 'refused', `${backendHeader} must name an http or https origin without credentials or path`);
  if (origin !== startOrigin && !isLocal)
    return respond(outgoing, 403, 'refused', 'only the backend named when this server was started can be reached from elsewhere');
  if (new URL(origin).host === headers.host) return respond(outgoing, 400, 'refused', 'this is the address of the site itself');
  const target = new URL(url, origin);
  if (target.origin !== origin || !backendPaths.some((path) => target.pathname.startsWith(path)))
    return respond(outgoing, 404, 'refused', `only ${backendPaths.join(' and ')} are passed on`);
  const body = await bodyOf(incoming);
  if (body === null) return respond(outgoing, 413, 'refused', `the body has more than ${bodyLimit} bytes`);
  const startedAt = performance.now();
  const response = await fetch(target, {
    method,
    headers: forwardedHeaders(headers, origin),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body.length > 0 && { body: Uint8Array.from(body) }),
  });
  const text = Buffer.from(await response.arrayBuffer());
  outgoing.setHeader(proxyHeader, 'passed');
  outgoing.setHeader(responseTimeHeader, String(Math.round(performance.now() - startedAt)));
  const date = Date.parse(response.headers.get('date') ?? '');
  if (!Number.isNaN(date)) outgoing.setHeader(skewHeader, String(date - Date.now()));
  for (const [name, value] of response.headers)
    if (!isWithheld(name) && !['set-cookie', 'content-encoding', 'content-security-policy', 'location'].includes(name))
      outgoing.setHeader(name, value);
  outgoing.setHeader(
    'set-cookie',
    response.headers.getSetCookie().flatMap((line) => rewriteCookie(line, origin)),
  );
  outgoing.writeHead(response.status).end(text);
}

/** Whether a `Host` header names this machine itself; false for a foreign site whose name resolves to this machine (DNS rebinding). */
const isThisMachine = (host = ''): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);

/** Whether the request comes from a page of this site, according to the browser's headers. */
function isSameOrigin({ host, origin, 'sec-fetch-site': site }: IncomingMessage['headers']): boolean {
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > bodyLimit) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}

function forwardedHeaders(headers: IncomingMessage['headers'], origin: string): Headers {
  const forwarded = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined && !isWithheld(name)) forwarded.set(name, String(value));
  const prefix = cookiePrefixOf(origin);
  const cookies = (headers.cookie ?? '').split(/;\s*/).flatMap((pair) => (pair.startsWith(prefix) ? [pair.slice(prefix.length)] : []));
  if (cookies.length > 0) forwarded.set('cookie', cookies.join('; '));
  return forwarded;
}

/** A backend's cookie as a cookie of the site: restricted to the proxy and marked with its backend, so that no other backend receives it. */
function rewriteCookie(line: string, origin: string): string[] {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  if (!pair.includes('=')) return [];
  const expiry = attributes.filter((attribute) => /^(?:max-age|expires)=/i.test(attribute));
  return [[`${cookiePrefixOf(origin)}${pair}`, `Path=${proxyPath}`, 'HttpOnly', 'SameSite=Strict', ...expiry].join('; ')];
}

const cookiePrefixOf = (origin: string): string => `live-${createHash('sha256').update(origin).digest('hex').slice(0, 8)}-`;

function respond(outgoing: ServerResponse, status: number, kind: string, msg: string, data: unknown = null): void {
  outgoing
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store', [proxyHeader]: kind })
    .end(JSON.stringify({ code: status, msg, data }));
}
