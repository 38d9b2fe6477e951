import { createServer, type RequestListener } from 'node:http';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { domains } from '@/contract';
import { account } from '@/contract/account';
import { config } from '@/contract/config';
import type { Endpoint } from '@/contract/endpoint';
import { inmail } from '@/contract/inmail';
import { call, type Transport } from './call';
import { ApiError, type Failure } from './failure';

const html = '<!doctype html><title>502 Bad Gateway</title>';
const answers =
  (body: string | null, init?: ResponseInit): Transport =>
  () =>
    Promise.resolve(new Response(body, init));
const fails =
  (error: Error): Transport =>
  async () => {
    throw error;
  };
const envelope = (data: unknown) => JSON.stringify({ code: 200, msg: 'Success', data });

/** Transport faults, each with the failure it must produce. */
const faults: Readonly<Record<string, readonly [Transport, Failure]>> = {
  'an internal error': [
    answers('{"code":500,"msg":"x","data":null}', { status: 500 }),
    { kind: 'http', status: 500, retryAfterSeconds: null },
  ],
  'a gateway error page': [
    answers(html, { status: 502, headers: { 'content-type': 'text/html' } }),
    { kind: 'http', status: 502, retryAfterSeconds: null },
  ],
  'an expired session': [answers('', { status: 401 }), { kind: 'http', status: 401, retryAfterSeconds: null }],
  'a forbidden call': [answers('', { status: 403 }), { kind: 'http', status: 403, retryAfterSeconds: null }],
  'too many calls, with the seconds to wait': [
    answers('', { status: 429, headers: { 'retry-after': '120' } }),
    { kind: 'http', status: 429, retryAfterSeconds: 120 },
  ],
  'too many calls, with a date': [
    answers('', { status: 429, headers: { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' } }),
    { kind: 'http', status: 429, retryAfterSeconds: null },
  ],
  'too many calls, with nonsense': [
    answers('', { status: 429, headers: { 'retry-after': '-1e99' } }),
    { kind: 'http', status: 429, retryAfterSeconds: null },
  ],
  'an empty body': [answers(''), { kind: 'unreadable' }],
  'no body at all': [answers(null, { status: 204 }), { kind: 'unreadable' }],
  'HTML instead of JSON': [answers(html, { headers: { 'content-type': 'text/html' } }), { kind: 'unreadable' }],
  'truncated JSON': [answers(envelope({ countTotal: 7 }).slice(0, -3)), { kind: 'unreadable' }],
  'a string instead of the envelope': [answers('"ok"'), { kind: 'unreadable' }],
  'a list instead of the envelope': [answers('[]'), { kind: 'unreadable' }],
  'null instead of the envelope': [answers('null'), { kind: 'unreadable' }],
  'an envelope without a code': [answers('{"msg":"","data":{"countTotal":7}}'), drift('code')],
  'an envelope with a string as code': [answers('{"code":"200","msg":"","data":{"countTotal":7}}'), drift('code')],
  'an envelope without a message': [answers('{"code":200,"data":{"countTotal":7}}'), drift('msg')],
  'data of another type': [answers(envelope({ countTotal: '7' })), drift('data.countTotal')],
  'a missing field': [answers(envelope({})), drift('data.countTotal')],
  'no data': [answers(envelope(null)), drift('data')],
  'missing data': [answers('{"code":200,"msg":""}'), drift('data')],
  'a code the endpoint does not declare': [answers('{"code":50000,"msg":"busy","data":null}'), { kind: 'other', code: 50000, msg: 'busy' }],
  'a response that never arrives': [fails(new DOMException('timed out', 'TimeoutError')), { kind: 'timeout' }],
  'a connection that is reset': [fails(new TypeError('fetch failed', { cause: new Error('ECONNRESET') })), { kind: 'unreachable' }],
  'a server that is down': [fails(new TypeError('Failed to fetch')), { kind: 'unreachable' }],
  'a transport that throws at once': [
    () => {
      throw new Error('broken');
    },
    { kind: 'unreachable' },
  ],
};

function drift(path: string): Failure {
  return { kind: 'drift', path, expected: expect.any(String) };
}

const ask = (endpoint: Endpoint, transport: Transport): Promise<unknown> =>
  call(endpoint, {}, { transport, language: 'en_US', origin: 'https://exchange.example' }).then(
    (data) => ({ data }),
    (error: unknown) => error,
  );

test.each(Object.entries(faults))('%s maps to exactly one failure kind', async (_, [transport, failure]) => {
  const error = await ask(inmail.unreadCount, transport);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ name: 'ApiError', endpoint: inmail.unreadCount, failure });
});

test('while offline the request cannot have arrived', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  onTestFinished(() => void vi.unstubAllGlobals());
  const down = fails(new TypeError('Failed to fetch'));
  expect(await ask(inmail.unreadCount, down)).toMatchObject({ failure: { kind: 'offline', mayHaveArrived: false } });
});

test('a device that goes offline before the response arrives is offline, but the request may have arrived', async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  const cut: Transport = () => {
    vi.stubGlobal('navigator', { onLine: false });
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  expect(await ask(inmail.unreadCount, cut)).toMatchObject({ failure: { kind: 'offline', mayHaveArrived: true } });
});

test('no fault of any call throws anything but an ApiError', async () => {
  const calls = Object.values(domains).flatMap((table): Endpoint[] => Object.values(table));
  for (const endpoint of calls) {
    for (const [name, [transport]] of Object.entries(faults)) {
      const outcome = await ask(endpoint, transport);
      // The only field of this response has a fallback.
      const data = endpoint.id === config.serviceConfig.id ? { serviceLines: null } : null;
      if (!(outcome instanceof ApiError)) expect(outcome, `${endpoint.id}: ${name}`).toEqual({ data });
    }
  }
});

test('a code the endpoint declares is a business failure', async () => {
  expect(await ask(account.login, answers('{"code":10003,"msg":"frozen","data":null}'))).toMatchObject({
    failure: { kind: 'business', code: 10003, msg: 'frozen' },
  });
});

describe('over a real connection', () => {
  const open = async (listener: RequestListener) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((done) => server.once('listening', done));
    const address = server.address();
    const origin = typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : expect.fail('no port');
    // Node garbage-collects the signal of an unreferenced request.
    const requests: Request[] = [];
    const transport = (request: Request) => {
      requests.push(request);
      return fetch(request);
    };
    return { server, requests, context: { transport, language: 'en_US', origin } };
  };
  const outcome = async (listener: RequestListener) => {
    const { server, context, requests } = await open(listener);
    const error = await call(inmail.unreadCount, {}, context).catch((reason: unknown) => reason);
    expect(requests).toHaveLength(1);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    return error;
  };
  afterEach(() => void vi.restoreAllMocks());

  test('a connection closed without a response counts as unreachable', async () => {
    expect(await outcome((incoming) => incoming.socket.destroy())).toMatchObject({ failure: { kind: 'unreachable' } });
  });

  test('a response that breaks off counts as unreachable', async () => {
    const error = await outcome((_, outgoing) => {
      outgoing.writeHead(200, { 'content-length': '1000' }).write('{"code":200,');
      setTimeout(() => outgoing.destroy(), 20);
    });
    expect(error).toMatchObject({ failure: { kind: 'unreachable' } });
  });

  test('a response that stalls times out after thirty seconds, like one that never arrives', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(80));
    const error = await outcome((_, outgoing) => void outgoing.writeHead(200).write('{"code":200,'));
    expect(error).toMatchObject({ failure: { kind: 'timeout' } });
    expect(await outcome(() => {})).toMatchObject({ failure: { kind: 'timeout' } });
    expect(timeoutSpy).toHaveBeenCalledWith(30_000);
  });

  test('a closed port counts as unreachable', async () => {
    const { server, context } = await open(() => {});
    await new Promise((done) => server.close(done));
    await expect(call(inmail.unreadCount, {}, context)).rejects.toMatchObject({ failure: { kind: 'unreachable' } });
  });
});
