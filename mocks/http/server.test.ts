import { request as httpRequest } from 'node:http';
import { describe, expect, test } from 'vitest';
import { personaPassword, personas, type PersonaId } from '@fixtures/personas';
import { csrfHeader } from '@/contract/envelope';
import { bodyLimit } from '../wire/wire';
import { requestOf, type Action } from '@tests/support/exchange/actions';
import { browser, serve } from '@tests/support/exchange/serve';

const at = Date.UTC(2026, 0, 5, 8);
const open = (persona: PersonaId = 'visitor', faults: unknown[] = []) =>
  serve({ source: () => at, startedAt: at, persona, seed: 'test', onFault: (fault) => faults.push(fault) });

const login = (name: string = personas.trader.login.name): Action => ({
  method: 'POST',
  path: '/hk-web/v3/login',
  body: { loginName: name, password: personaPassword },
});
const logout: Action = { method: 'POST', path: '/hk-web/v2/logout' };
const who: Action = { method: 'GET', path: '/hk-web/user/biz-status' };

/** A user with a separate browser. */
function person(origin: string) {
  const own = browser();
  const send = (action: Action) => own.send(requestOf(action, origin));
  return {
    key: () => own.cookies.get('session') ?? null,
    steal: (key: string) => void own.cookies.set('session', key),
    send,
    name: async (): Promise<string | null> => (await (await send(who)).json()).data.login?.fnickname ?? null,
  };
}

describe('the session cookie', () => {
  test('is set at login, HttpOnly and SameSite=Strict', async () => {
    const origin = await open();
    const response = await fetch(requestOf(login(), origin));
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=[\w-]{8,}; Path=\/; HttpOnly; SameSite=Strict$/)]);
  });

  test('is set at a web3 wallet login, for that client only', async () => {
    const origin = await open();
    const [visitor, other] = [person(origin), person(origin)];
    const wallet = '/hk-web/web3/wallet';
    const { qrCodeToken } = (await (await visitor.send({ method: 'GET', path: `${wallet}/generate/qrcode` })).json()).data;
    await other.send({ method: 'POST', path: `${wallet}/confirm/qrcode`, body: { qrCodeToken } });
    await visitor.send({ method: 'GET', path: `${wallet}/scan/login?qrCodeToken=${qrCodeToken}` });
    expect(visitor.key()).toMatch(/^[\w-]{8,}$/);
    const walletOf = async ({ send }: typeof visitor) => (await (await send(who)).json()).data.walletAccountId;
    expect([await walletOf(visitor), await walletOf(other)]).toEqual(['acc-7f3d2a', null]);
  });

  test('is not set by reads, ordinary changes or unknown paths', async () => {
    const tomas = person(await open());
    await tomas.send(login());
    const others: Action[] = [
      who,
      { method: 'POST', path: '/hk-web/v2/inmail/message/status', body: { rangeType: 0 } },
      { method: 'GET', path: '/no' },
    ];
    for (const action of others) expect((await tomas.send(action)).headers.getSetCookie()).toEqual([]);
  });

  test('is renewed at every login, which invalidates the previous one', async () => {
    const origin = await open();
    const tomas = person(origin);
    await tomas.send(login());
    const before = tomas.key() ?? '';
    await tomas.send(login());
    expect(tomas.key()).not.toBe(before);
    const thief = person(origin);
    thief.steal(before);
    expect([await tomas.name(), await thief.name()]).toEqual(['Tomas', null]);
  });

  test('is not adopted at login if the client chose it (no session fixation)', async () => {
    const origin = await open();
    const tomas = person(origin);
    tomas.steal('chosen-by-another');
    await tomas.send(login());
    const other = person(origin);
    other.steal('chosen-by-another');
    expect([await tomas.name(), await other.name()]).toEqual(['Tomas', null]);
  });

  test('[R-CALL-03] is invalid after a POST to logout', async () => {
    const origin = await open();
    const tomas = person(origin);
    await tomas.send(login());
    const before = tomas.key() ?? '';
    await tomas.send(logout);
    const thief = person(origin);
    thief.steal(before);
    expect([await tomas.name(), await thief.name()]).toEqual([null, null]);
  });

  test('distinguishes two concurrent users', async () => {
    const origin = await open();
    const [tomas, vera] = [person(origin), person(origin)];
    await Promise.all([tomas.send(login()), vera.send(login(personas.vip.login.name))]);
    expect(tomas.key()).not.toBe(vera.key());
    expect([await tomas.name(), await vera.name()]).toEqual(['Tomas', personas.vip.login.nickname]);
    await vera.send(logout);
    expect(await tomas.name()).toBe('Tomas');
  });

  test('defaults to the start persona if missing, whatever other clients without one do', async () => {
    const origin = await open('kycPending');
    const nameless = async (): Promise<string> => (await (await fetch(requestOf(who, origin))).json()).data.login?.fnickname;
    expect(await nameless()).toBe('Kenji');
    const actions: Action[] = [login(), logout, { method: 'POST', path: '/__exchange/persona', body: { persona: 'vip' } }];
    for (const action of actions) {
      expect(await (await fetch(requestOf(action, origin))).json()).toMatchObject({ code: 200 });
      expect(await nameless()).toBe('Kenji');
    }
  });

  test('can be sent as a bearer token instead', async () => {
    const origin = await open();
    const tomas = person(origin);
    await tomas.send(login());
    const named = async (authorization: string): Promise<string | undefined> =>
      (await (await fetch(requestOf(who, origin, { authorization }))).json()).data.login?.fnickname;
    expect(await named(`Bearer ${tomas.key()}`)).toBe('Tomas');
    expect([await named('Bearer unknown'), await named(`Basic ${tomas.key()}`)]).toEqual([undefined, undefined]);
  });

  test('stays valid for its persona across a reset and is never reissued', async () => {
    const origin = await open();
    const reset: Action = { method: 'POST', path: '/__exchange/reset', body: {} };
    const [tomas, gone, controller] = [person(origin), person(origin), person(origin)];
    await tomas.send(login());
    await gone.send(login(personas.follower.login.name));
    const old = gone.key() ?? '';
    await gone.send(logout);
    await controller.send(reset);
    expect(await tomas.name()).toBe('Tomas');
    const thief = person(origin);
    thief.steal(old);
    for (let count = 0; count < 5; count += 1) {
      const other = person(origin);
      await other.send(login(personas.vip.login.name));
      expect(other.key()).not.toBe(old);
    }
    expect(await thief.name()).toBeNull();
  });

  test.each(['', '=', 'a=b', 'session', 'session=', 'session=%00', `session=${'x'.repeat(3000)}`, '__proto__=x; session=__proto__'])(
    'with an invalid value identifies a visitor: %j',
    async (cookie) => {
      const origin = await open('visitor');
      const response = await fetch(`${origin}${who.path}`, { headers: { cookie } });
      expect(await response.json()).toMatchObject({ code: 200, data: { login: null } });
    },
  );
});

describe('invalid requests', () => {
  test('an unknown path returns 404 and names the nearest call', async () => {
    const response = await fetch(`${await open()}/hk-web/v2/inmail/message/unreadCount`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 404,
      msg: expect.stringContaining('GET /hk-web/v2/inmail/message/unReadCount'),
      data: null,
    });
  });

  test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'])(
    'the unsupported method %s returns 405 with the allowed methods',
    async (method) => {
      const response = await fetch(`${await open()}/hk-web/v2/transfer`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  test('a change without the app’s header is rejected and has no effect', async () => {
    const origin = await open('trader');
    const response = await fetch(`${origin}${logout.path}`, { method: 'POST', headers: { 'content-type': 'text/plain' } });
    expect(await response.json()).toMatchObject({ code: 403 });
    expect(await person(origin).name()).toBe('Tomas');
  });

  test.each([
    ['malformed JSON', '{"loginName":', /^body: is not JSON/],
    ['nothing', '', /^body: /],
    ['a list', '[]', /^body: /],
    ['null', 'null', /^body: /],
    ['a plain string', '"tomas"', /^body: /],
    ['other fields', '{"name":"tomas"}', /^body\.loginName: /],
    ['other types', '{"loginName":5,"password":[]}', /^body\.loginName: /],
    ['a prototype', '{"__proto__":{"loginName":"a","password":"b"}}', /^body\.loginName: /],
  ])('a body of %s is rejected with the field and the reason', async (_, body, message) => {
    const response = await fetch(`${await open()}${login().path}`, { method: 'POST', body, headers: { [csrfHeader]: 'test' } });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ code: 400, msg: expect.stringMatching(message), data: null });
    expect(Reflect.get({}, 'loginName')).toBeUndefined();
  });

  test.each([
    [bodyLimit, 400],
    [bodyLimit + 1, 413],
    [bodyLimit * 6, 413],
  ])('a body of %i characters returns %i', async (length, expected) => {
    const response = await fetch(`${await open()}${login().path}`, {
      method: 'POST',
      body: 'x'.repeat(length),
      headers: { [csrfHeader]: 'test' },
    });
    const { code } = await response.json();
    expect(code).toBe(expected);
    expect(response.status).toBe(expected === 413 ? 413 : 200);
  });

  test.each([1, 6])('a form of more than %i million bytes is too large', async (millions) => {
    const action: Action = {
      method: 'POST',
      path: '/hk-web/user/user_favorite_json',
      form: { operate: 'x'.repeat(millions * bodyLimit), tradeId: '1001' },
    };
    expect((await fetch(requestOf(action, await open('trader')))).status).toBe(413);
  });

  test('an invalid form is reported as such', async () => {
    const response = await fetch(`${await open('trader')}/hk-web/user/user_favorite_json`, {
      method: 'POST',
      body: 'no form',
      headers: { [csrfHeader]: 'test', 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(await response.json()).toMatchObject({ code: 400, msg: 'body: is not a form' });
  });

  test('an unsupported request returns 400 and does not affect the next one', async () => {
    const faults: unknown[] = [];
    const origin = await open('trader', faults);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { hostname, port } = new URL(origin);
      httpRequest({ hostname, port, method: 'TRACE', path: '/' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
    expect(faults).toHaveLength(1);
    expect(await person(origin).name()).toBe('Tomas');
  });
});

test('[R-CALL-10] a form over HTTP sets a favourite', async () => {
  const tomas = person(await open('trader'));
  const pairs: Action = { method: 'GET', path: '/hk-web/user/user_favorite_json' };
  expect(await (await tomas.send({ ...pairs, method: 'POST', form: { operate: 'add', tradeId: '1009' } })).json()).toMatchObject({
    code: 200,
  });
  expect((await (await tomas.send(pairs)).json()).data).toEqual([1001, 1002, 1003, 1009]);
});

test('an idle connection stays open for longer than a minute', async () => {
  const response = await fetch(requestOf(who, await open()));
  expect(response.headers.get('keep-alive')).toBe('timeout=65');
});

test('a response is delayed by the configured latency', async () => {
  const tomas = person(await open('trader'));
  await tomas.send({ method: 'POST', path: '/__exchange/latency', body: { latencyMs: 150 } });
  const began = performance.now();
  await tomas.send(who);
  expect(performance.now() - began).toBeGreaterThanOrEqual(145);
});
