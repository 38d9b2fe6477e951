import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { firstVisit } from './open';

export interface Deployment {
  readonly origin: string;
  /** Deploys a newer version in place of the open one: its assets are gone, and the site names another entry. */
  readonly replace: () => void;
  /** Restores the assets, as a reload into the newer version does. */
  readonly settle: () => void;
}

/** Headers that describe the transfer rather than the response. */
const transferHeaders = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding']);

/** A journey through a site of which a newer version is deployed while the page is open. */
export const test = firstVisit.extend<{ readonly deployment: Deployment }>({
  deployment: async ({ playwright }, run, { project }) => {
    const site = await playwright.request.newContext({ baseURL: project.use.baseURL });
    let isReplaced = false;
    let isOver = false;
    const answer = async ({ url = '/', headers: { accept = '*/*' } }: IncomingMessage, response: ServerResponse): Promise<void> => {
      if (isReplaced && url.startsWith('/assets/')) return void response.writeHead(404).end();
      // The server may just have closed the reused connection.
      const upstream = await site.get(url, { headers: { accept }, maxRetries: 3 });
      const headers = Object.entries(upstream.headers()).filter(([name]) => !transferHeaders.has(name));
      response.writeHead(upstream.status(), Object.fromEntries(headers));
      response.end(isReplaced && url === '/' ? (await upstream.text()).replaceAll('/assets/', '/assets/newer-') : await upstream.body());
    };
    const serve = (request: IncomingMessage, response: ServerResponse) =>
      answer(request, response).catch((error: unknown) => {
        response.destroy();
        // A request still in flight when the journey ends is no failure.
        if (!isOver) throw error;
      });
    const server = createServer((request, response) => void serve(request, response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    await run({
      origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
      replace: () => (isReplaced = true),
      settle: () => (isReplaced = false),
    });
    isOver = true;
    server.closeAllConnections();
    server.close();
    await site.dispose();
  },
  baseURL: ({ deployment }, run) => run(deployment.origin),
});
