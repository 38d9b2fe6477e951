import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { backendPaths } from '@/contract/backendPaths';
import { headersOf } from '../../scripts/siteHeaders';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface Site {
  origin: string;
  close: () => void;
}

/** Serves a built site compressed, like a real host, with its shipped headers; calls to the backend's paths go to `backend`. */
export async function serve(folder: string, backend?: string): Promise<Site> {
  const headersAt = headersOf(folder);
  const compressed = new Map<string, Buffer>();
  const compressedAt = (file: string): Buffer => {
    const body = compressed.get(file) ?? gzipSync(readFileSync(file));
    compressed.set(file, body);
    return body;
  };
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://site');
    if (backend && backendPaths.some((path) => pathname.startsWith(path))) {
      const proxied = request(
        new URL(incoming.url ?? '/', backend),
        { method: incoming.method, headers: { ...incoming.headers, host: new URL(backend).host } },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      incoming.pipe(proxied);
      return;
    }
    const requestedFile = join(folder, normalize(pathname));
    const file = existsSync(requestedFile) && statSync(requestedFile).isFile() ? requestedFile : join(folder, 'index.html');
    outgoing.writeHead(200, {
      ...headersAt(pathname),
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
    });
    outgoing.end(compressedAt(file));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address: AddressInfo | string | null = server.address();
  if (!address || typeof address === 'string') throw new Error('the site could not be served');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
