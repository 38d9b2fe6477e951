import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Connect, Plugin, ProxyOptions } from 'vite';
import { claimMessage } from '../mocks/http/claimMessage.ts';
import { controlPrefix } from '../mocks/wire/controlPaths.ts';
import { backendPaths } from '../src/contract/backendPaths.ts';
import { devHeaders, type Mode } from './securityHeaders.ts';

/** Prefix of every chunk with simulation code, so that a live build can be searched for it. */
export const simulationMark = '/*! simulated-exchange */';

/** Paths, relative to the project root, whose modules make a chunk part of the simulation. */
const simulationFolders = /^(?:mocks|fixtures|src\/devtools)\/|^node_modules\/(?:msw|@mswjs)\//;

/** The mode of a Vite mode: everything but `live` is simulated. */
export const modeOf = (viteMode: string): Mode => (viteMode === 'live' ? 'live' : 'simulated');

/** The origin in `VITE_API_ORIGIN`, or undefined if unset; throws a readable error if it is not an http(s) origin. */
export function apiOriginOf(env: Record<string, string | undefined>): string | undefined {
  const value = env.VITE_API_ORIGIN?.trim();
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!isOrigin)
    throw new Error(`VITE_API_ORIGIN must be an http or https origin such as http://127.0.0.1:4180, without a path; got "${value}"`);
  return url.origin;
}

/** Proxies the backend's paths to `origin`, cookies included, with the backend's own host name. */
export function backendProxy(origin: string | undefined): Record<string, ProxyOptions> | undefined {
  if (!origin) return undefined;
  return Object.fromEntries(backendPaths.map((path) => [path, { target: origin, changeOrigin: true, cookieDomainRewrite: '' }]));
}

/** Prefixes each chunk that contains a simulation module; runs after minification, so that the prefix is kept. */
export function markSimulation(root: string): Plugin {
  const isSimulation = (id: string) => id.startsWith(root) && simulationFolders.test(id.slice(root.length).replace(/^\//, ''));
  const postBanner = (chunk: { readonly moduleIds: readonly string[] }) => (chunk.moduleIds.some(isSimulation) ? simulationMark : '');
  const marked = { output: { postBanner } };
  return {
    name: 'mark-simulation',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: marked }, worker: { rolldownOptions: marked } }),
  };
}

/**
 * Runs before msw's part of the worker file and leaves all paths outside the exchange to the network. msw would also pass every file of the
 * app through the worker, which doubles the work of a load and removes the compiled code of scripts from the browser's cache.
 */
const onlyExchange = `const paths = ${JSON.stringify([...backendPaths, `${controlPrefix}/`])};
addEventListener('install', (event) => {
  const urls = paths.map((path) => ({ urlPattern: { pathname: path + '*' } }));
  event.addRoutes?.([{ condition: { not: { or: urls } }, source: 'network' }]).catch(() => {}); // else the next listener does it
});
addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  if (!paths.some((path) => pathname.startsWith(path))) event.stopImmediatePropagation();
});
addEventListener('message', (event) => {
  if (event.data === '${claimMessage}') event.waitUntil(clients.claim());
});
`;

/** Serves the worker file of the installed msw in development and writes it into a simulated build, so that no copy can become outdated. */
export function simulationWorker(): Plugin {
  const fileName = 'mockServiceWorker.js';
  const source = () => `${onlyExchange}${readFileSync(createRequire(import.meta.url).resolve(`msw/${fileName}`), 'utf8')}`;
  return {
    name: 'simulation-worker',
    configureServer(server) {
      server.middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: `${simulationMark}\n${source()}` });
    },
  };
}

/** Preloads the entry of the simulated exchange with the app, so that its worker starts before rather than after the app is rendered. */
export function preloadSimulation(): Plugin {
  return {
    name: 'simulation-sent-along',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        simulationFiles(Object.values(bundle).filter((file) => file.type === 'chunk')).map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })),
    },
  };
}

interface BuiltChunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly isEntry: boolean;
}

/** The files of the simulation's entry that the app itself does not need. */
export function simulationFiles(chunks: readonly BuiltChunk[]): string[] {
  const app = chunks.find(({ isEntry }) => isEntry);
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/mocks/http/browser.ts'));
  if (!app || !entry) throw new Error('the build lacks the entry of the simulated exchange');
  return [entry.fileName, ...entry.imports].filter((file) => file !== app.fileName && !app.imports.includes(file));
}

/** Sends the policy from the dev server in report-only mode. */
export function reportOnlyPolicy(mode: Mode): Plugin {
  return { name: 'reported-policy', config: () => ({ server: { headers: devHeaders({ mode }) } }) };
}

/** Makes the servers respond to an undecodable address, such as `/%E0%A4%A`, with the app, which shows its not-found page. */
export function malformedAddresses(): Plugin {
  const middleware: Connect.NextHandleFunction = (request, _response, next) => {
    if (!isDecodable(request.url ?? '/')) request.url = '/index.html';
    next();
  };
  return {
    name: 'malformed-addresses',
    configureServer: ({ middlewares }) => void middlewares.use(middleware),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(middleware),
  };
}

function isDecodable(address: string): boolean {
  try {
    return decodeURI(address) !== '';
  } catch {
    return false;
  }
}
