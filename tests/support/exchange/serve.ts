import { onTestFinished } from 'vitest';
import { createExchangeServer, type ServerOptions } from '@mocks/http/server';

/** Runs the standalone exchange on a free port of 127.0.0.1 for the length of one test, and returns its origin. */
export async function serve(options: ServerOptions): Promise<string> {
  const server = createExchangeServer(options);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no address');
  return `http://127.0.0.1:${address.port}`;
}

/** A client that keeps cookies, as a browser does. */
export function browser() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    send: async (request: Request): Promise<Response> => {
      const cookieHeader = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      if (cookieHeader !== '') request.headers.set('cookie', cookieHeader);
      const response = await fetch(request);
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        cookies.set(name, value);
      }
      return response;
    },
  };
}
