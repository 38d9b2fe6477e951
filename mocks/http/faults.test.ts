import { describe, expect, test } from 'vitest';
import { openInPage } from './inPage';
import { requestOf } from '@tests/support/exchange/actions';
import { browser, serve } from '@tests/support/exchange/serve';

const at = Date.UTC(2026, 0, 5, 8);
const options = { source: () => at, startedAt: at, persona: 'trader', seed: 'test' } as const;
const unread = { method: 'GET', path: '/hk-web/v2/inmail/message/unReadCount' } as const;
const readAll = { method: 'POST', path: '/hk-web/v2/inmail/message/status', body: { rangeType: 0 } } as const;

interface Client {
  readonly send: (request: Request) => Promise<Response>;
  readonly origin: string;
}

const hosts: Readonly<Record<string, () => Promise<Client>>> = {
  'in the page': async () => ({ send: openInPage(options).transport, origin: 'http://127.0.0.1' }),
  'over HTTP': async () => ({ send: browser().send, origin: await serve(options) }),
};

describe.each(Object.entries(hosts))('%s', (_, open) => {
  const withFault = async (fault: object, at_: object = { at: 'inmail' }) => {
    const { send, origin } = await open();
    const ask = async (action: Parameters<typeof requestOf>[0]) => send(requestOf(action, origin));
    const set = await ask({ method: 'POST', path: '/__exchange/faults', body: { ...at_, fault } });
    expect(await set.json()).toMatchObject({ code: 200 });
    return ask;
  };

  test('a status fault returns the HTTP status', async () => {
    const ask = await withFault({ kind: 'status', status: 503 });
    const response = await ask(unread);
    expect([response.status, await response.json()]).toEqual([503, { code: 503, msg: expect.any(String), data: null }]);
  });

  test('a business code fails the call before it takes effect', async () => {
    const ask = await withFault({ kind: 'code', code: 50_000 }, { at: 'inmail.messageStatus' });
    expect(await (await ask(readAll)).json()).toEqual({ code: 50_000, msg: 'the exchange is busy', data: null });
    expect(await (await ask(unread)).json()).toMatchObject({ data: { countTotal: 12 } });
  });

  test('an offline fault rejects the request', async () => {
    const ask = await withFault({ kind: 'offline' });
    await expect(ask(unread)).rejects.toThrow(TypeError);
  });

  test('a timeout rejects the request although the call took effect', async () => {
    const ask = await withFault({ kind: 'timeout', afterMs: 40 }, { at: 'inmail.messageStatus' });
    const began = performance.now();
    await expect(ask(readAll)).rejects.toThrow(TypeError);
    expect(performance.now() - began).toBeGreaterThan(35);
    expect(await (await ask(unread)).json()).toMatchObject({ data: { countTotal: 0 } });
  });

  test('a truncated response fails while its body is read', async () => {
    const ask = await withFault({ kind: 'truncated' });
    const response = await ask(unread);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  test('a non-JSON fault returns an HTML page', async () => {
    const ask = await withFault({ kind: 'nonJson', status: 502 });
    const response = await ask(unread);
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'text/html']);
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  test('a wrong-shape fault changes the response data', async () => {
    const ask = await withFault({ kind: 'wrongShape', field: 'countTotal', change: 'renamed', to: 'count' });
    expect(await (await ask(unread)).json()).toEqual({ code: 200, msg: expect.any(String), data: { count: 12 } });
  });

  test('a latency fault delays the response', async () => {
    const ask = await withFault({ kind: 'latency', ms: 60 });
    const began = performance.now();
    expect(await (await ask(unread)).json()).toMatchObject({ code: 200 });
    expect(performance.now() - began).toBeGreaterThan(55);
  });

  test('the same seed fails the same calls; the controls never fail', async () => {
    const failing = async () => {
      const ask = await withFault({ kind: 'status', status: 500 }, { at: 'all', when: { percent: 40 } });
      const statuses: number[] = [];
      for (let count = 0; count < 30; count += 1) statuses.push((await ask(unread)).status);
      expect((await ask({ method: 'GET', path: '/__exchange/status' })).status).toBe(200);
      return statuses;
    };
    const first = await failing();
    expect(new Set(first)).toEqual(new Set([200, 500]));
    expect(await failing()).toEqual(first);
  });
});
