import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Connect } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { personaPassword } from '@fixtures/personas';
import { backendHeader, proxyPath } from '../src/devtools/backend/proxyProtocol';
import { liveProxy } from './liveProxy';
import { serve } from '@tests/support/exchange/serve';

/** Serves the proxy like a dev server, and returns its origin. */
async function proxy(startOrigin?: string): Promise<string> {
  let handler: Connect.SimpleHandleFunction = () => expect.fail('nothing was installed');
  const { configureServer } = liveProxy(startOrigin);
  const middlewares = { use: (_: string, handle: Connect.SimpleHandleFunction) => void (handler = handle) };
  if (typeof configureServer === 'function') await Reflect.apply(configureServer, undefined, [{ middlewares }]);
  const server = createServer((incoming, outgoing) => {
    incoming.url = incoming.url?.slice(proxyPath.length) || '/';
    handler(incoming, outgoing);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${addressOf(server.address()).port}`;
}

const addressOf = (address: AddressInfo | string | null): AddressInfo =>
  typeof address === 'object' && address !== null ? address : expect.fail('no address');

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

/** A call with headers that `fetch` would not send. */
const send = (url: string, headers: Record<string, string>, method = 'GET', body = ''): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const clientRequest = ask(url, { method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });

const site = '/hk-web/v2/getConfig';

test('a read is forwarded, and the response names the proxy, the clock skew and the response time', async () => {
  const backend = await serve({ source: () => Date.now() });
  const { status, headers, text } = await send(`${await proxy()}${proxyPath}${site}`, { [backendHeader]: backend, lang: 'zh_CN' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'x-exchange-proxy': 'passed',
    'x-exchange-clock-skew': expect.stringMatching(/^-?\d{1,4}$/),
    'x-exchange-took': expect.stringMatching(/^\d+$/),
  });
  expect(JSON.parse(text)).toMatchObject({ code: 200 });
});

test('the session of a backend is kept for the proxy and that backend only', async () => {
  const [backend, other] = [await serve({ source: () => Date.now() }), await serve({ source: () => Date.now() })];
  const origin = await proxy();
  const login = JSON.stringify({ loginName: 'tomas@demo.example', password: personaPassword });
  const change = { 'x-exchange-client': 'test', 'content-type': 'application/json' };
  const { headers } = await send(`${origin}${proxyPath}/hk-web/v3/login`, { ...change, [backendHeader]: backend }, 'POST', login);
  const [line = ''] = headers['set-cookie'] ?? [];
  expect(line).toMatch(/^live-\w{8}-session=[^;]+; Path=\/__live; HttpOnly; SameSite=Strict$/);
  const cookie = line.split(';')[0] ?? '';
  const whoAt = async (named: string) =>
    JSON.parse((await send(`${origin}${proxyPath}/hk-web/user/biz-status`, { [backendHeader]: named, cookie })).text).data.login;
  expect(await whoAt(backend)).toMatchObject({ fnickname: 'Tomas' });
  expect(await whoAt(other)).toBeNull();
});

test.each<[string, Record<string, string>, string, number]>([
  ['no backend is named', {}, site, 400],
  ['the origin contains credentials', { [backendHeader]: 'http://u:p@127.0.0.1:1' }, site, 400],
  ['another protocol is named', { [backendHeader]: 'file:///etc' }, site, 400],
  ['the path is outside the backend’s', { [backendHeader]: 'http://127.0.0.1:1' }, '/__exchange/status', 404],
  ['the path escapes the backend’s with ..', { [backendHeader]: 'http://127.0.0.1:1' }, '/hk-web/%2e%2e/admin', 404],
  ['the request comes from another site', { [backendHeader]: 'http://127.0.0.1:1', 'sec-fetch-site': 'cross-site' }, site, 403],
  ['the request comes from another origin', { [backendHeader]: 'http://127.0.0.1:1', origin: 'https://evil.example' }, site, 403],
  ['the host name is foreign', { [backendHeader]: 'http://127.0.0.1:1', host: 'evil.example' }, site, 403],
  ['the backend does not answer', { [backendHeader]: 'http://127.0.0.1:1' }, site, 502],
])('nothing is forwarded if %s', async (_, headers, path, status) => {
  const answer = await send(`${await proxy()}${proxyPath}${path}`, headers);
  expect(answer.status).toBe(status);
  expect(answer.headers['x-exchange-proxy']).toBe(status === 502 ? 'unreachable' : 'refused');
});

test('a request for another host reaches only the backend named at the start', async () => {
  const backend = await serve({ source: () => Date.now() });
  const address = `${await proxy(backend)}${proxyPath}${site}`;
  const host = 'workbench.example';
  expect((await send(address, { host, [backendHeader]: backend })).status).toBe(200);
  expect((await send(address, { host, [backendHeader]: 'http://127.0.0.1:1' })).status).toBe(403);
});

test('the panel learns the backend the server was started for', async () => {
  const { text } = await send(`${await proxy('https://backend.example')}${proxyPath}`, {});
  expect(JSON.parse(text).data).toEqual({ origin: 'https://backend.example', isAnyAllowed: true });
});
