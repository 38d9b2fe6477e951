import { describe, expect, test } from 'vitest';
import { personaPassword, personas } from '@fixtures/personas';
import { csrfHeader } from '@/contract/envelope';
import type { Action } from '@tests/support/exchange/actions';
import { serve } from '@tests/support/exchange/serve';

const at = Date.UTC(2026, 0, 5, 8);
const login: Action = {
  method: 'POST',
  path: '/hk-web/v3/login',
  body: { loginName: personas.trader.login.name, password: personaPassword },
};
const who: Action = { method: 'GET', path: '/hk-web/user/biz-status' };

describe('pages of another origin', () => {
  const app = 'http://localhost:5173';
  const allowed = async (cors: string | undefined, origin: string, method = 'GET', sent: Readonly<Record<string, string>> = {}) => {
    const exchange = await serve({ source: () => at, startedAt: at, seed: 'test', ...(cors === undefined ? {} : { cors }) });
    const { status, headers } = await fetch(`${exchange}${who.path}`, { method, headers: { origin, ...sent } });
    return [status, ...granted.map((name) => headers.get(`access-control-${name}`))];
  };
  const granted = ['allow-origin', 'allow-credentials', 'expose-headers'];
  const preflight = { 'access-control-request-method': 'POST', 'access-control-request-headers': csrfHeader };

  test('may call only if their origin is the configured one', async () => {
    expect(await allowed(app, app)).toEqual([200, app, 'true', 'retry-after']);
    expect(await allowed(app, app, 'OPTIONS', preflight)).toEqual([204, app, 'true', 'retry-after']);
    expect(await allowed(app, 'http://evil.example')).toEqual([200, null, null, null]);
    expect(await allowed(undefined, app)).toEqual([200, null, null, null]);
    expect(await allowed(undefined, app, 'OPTIONS', preflight)).toEqual([405, null, null, null]);
  });

  test.each(['cookie', 'authorization'] as const)('log in and stay logged in by %s, each call after its preflight', async (by) => {
    const exchange = await serve({ source: () => at, startedAt: at, seed: 'test', persona: 'visitor', cors: app });
    const call = async ({ method, path, body }: Action, session: Readonly<Record<string, string>> = {}) => {
      const sent = { 'content-type': 'application/json', [csrfHeader]: 'app', ...session };
      const requestHeaders = Object.keys(sent).filter((name) => name !== 'cookie');
      const { status, headers } = await fetch(`${exchange}${path}`, {
        method: 'OPTIONS',
        headers: { origin: app, 'access-control-request-method': method, 'access-control-request-headers': requestHeaders.join(',') },
      });
      expect([status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([
        204,
        app,
        'true',
      ]);
      expect(headers.get('access-control-allow-methods')?.split(', ')).toContain(method);
      expect(headers.get('access-control-allow-headers')?.split(',')).toEqual(requestHeaders);
      return fetch(`${exchange}${path}`, {
        method,
        headers: { origin: app, ...sent },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    };
    const cookie = (await call(login)).headers.get('set-cookie') ?? expect.fail('no session');
    expect(cookie).toMatch(/^session=[^;]+; Path=\/; HttpOnly; SameSite=Strict$/);
    const [pair = ''] = cookie.split(';');
    const session: Readonly<Record<string, string>> =
      by === 'cookie' ? { cookie: pair } : { authorization: `Bearer ${pair.slice('session='.length)}` };
    expect((await (await call(who, session)).json()).data.login.fnickname).toBe('Tomas');
    expect((await (await call(who)).json()).data.login).toBeNull();
  });
});
