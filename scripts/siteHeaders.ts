import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type Mode, shippedHeaders } from './securityHeaders.ts';

/** Headers by path; a path ending in `*` matches all paths with that prefix. */
export type HeadersOfPaths = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The headers in the format of a `_headers` file. */
export const writeHeaders = (headers: HeadersOfPaths): string =>
  Object.entries(headers)
    .map(
      ([path, named]) =>
        `${path}\n${Object.entries(named)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('');

/** The folder of built files, whose names change with their contents. */
const builtFiles = '/assets/';
const cached = { [`${builtFiles}*`]: { 'Cache-Control': 'public, max-age=31536000, immutable' } };

/** Writes the headers as a `_headers` file, the format of static hosts; the preview server reads it too. */
export function headersFile(mode: Mode, apiOrigin: string | undefined): Plugin {
  return {
    name: 'headers-file',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: '_headers',
        source: writeHeaders({ '/*': shippedHeaders({ mode, apiOrigin }), ...cached }),
      });
    },
  };
}

/** Parses the headers that `headersFile` wrote. */
const parseHeaders = (text: string): HeadersOfPaths =>
  Object.fromEntries(
    text
      .split(/^(?=\/)/m)
      .map((part) => [
        part.slice(0, part.indexOf('\n')),
        Object.fromEntries(Array.from(part.matchAll(/^ {2}([\w-]+): (.+)$/gm), ([, name = '', value = '']) => [name, value])),
      ]),
  );

/** Reads the headers of a built site; the returned function gives those of a path, none if the site has no headers file. */
export function headersOf(folder: string): (pathname: string) => Record<string, string> {
  const file = join(folder, '_headers');
  const paths = existsSync(file) ? Object.entries(parseHeaders(readFileSync(file, 'utf8'))) : [];
  const isFor = (path: string, pathname: string) => (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path);
  return (pathname) => Object.assign({}, ...paths.filter(([path]) => isFor(path, pathname)).map(([, headers]) => headers));
}

/** Whether a path is that of a built file which does not exist, such as a chunk of an older version. */
export const isMissingFile = (folder: string, pathname: string): boolean =>
  pathname.startsWith(builtFiles) && !existsSync(join(folder, pathname));

/** Makes the preview server send the headers of a built site, and respond with 404 for a missing built file: the page in its place would be cached for good. */
export function sentHeaders(folder: string): Plugin {
  const headersAt = headersOf(folder);
  return {
    name: 'sent-headers',
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://site');
        if (isMissingFile(folder, pathname)) return void response.writeHead(404).end();
        for (const [name, value] of Object.entries(headersAt(pathname))) response.setHeader(name, value);
        next();
      }),
  };
}
