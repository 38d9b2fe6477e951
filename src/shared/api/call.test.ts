import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { account } from '@/contract/account';
import { capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import { endpoint } from '@/contract/endpoint';
import { csrfHeader, languageHeader } from '@/contract/envelope';
import { inmail } from '@/contract/inmail';
import { market } from '@/contract/market';
import { user } from '@/contract/user';
import { callWithMessage, call, type CallContext } from './call';
import { ApiError } from './failure';
import { withPathParams } from './withPathParams';

const own = {
  order: endpoint('own.order', {
    method: 'GET',
    path: '/hk-web/orders/:orderId/:kind/detail',
    access: 'public',
    params: z.object({ orderId: z.string(), kind: z.string() }),
    data: z.null(),
  }),
  remove: endpoint('own.remove', { method: 'DELETE', path: '/hk-web/orders', access: 'user', data: z.null() }),
};

const success = (data: unknown, msg = 'Success') => Response.json({ code: 200, msg, data });

/** Answers every request with `response`; `sent` returns the first one. */
function exchange(response: () => Response = () => success(null), origin = 'https://exchange.example') {
  const sent: Request[] = [];
  const context: CallContext = {
    language: 'zh_CN',
    origin,
    transport: (request) => {
      sent.push(request);
      return Promise.resolve(response());
    },
  };
  return { context, sent: () => sent[0] ?? expect.fail('nothing was sent') };
}

describe('the request', () => {
  test('encodes path parameters so that they cannot leave their segment', async () => {
    const { context, sent } = exchange();
    await call(own.order, { params: { orderId: '../a/b?c#d', kind: '50%' } }, context);
    expect(sent().url).toBe('https://exchange.example/hk-web/orders/..%2Fa%2Fb%3Fc%23d/50%25/detail');
  });

  test.each([
    { orderId: '../a/b?c#d', kind: '50%' },
    { orderId: ':kind', kind: 'spot' },
  ])('has the same URL when path parameters are filled in beforehand: %j', async (params) => {
    const [whole, beforehand] = [exchange(), exchange()];
    await call(own.order, { params }, whole.context);
    await call(withPathParams(own.order, params), {}, beforehand.context);
    expect(beforehand.sent().url).toBe(whole.sent().url);
  });

  test('sends the given query parameters unaltered and omits undefined ones', async () => {
    const { context, sent } = exchange(() => success({ list: [], totalCount: 0 }));
    await call(capital.transferHistory, { query: { pageNum: 2, source: undefined, coinId: '52' } }, context);
    expect(new URL(sent().url).search).toBe('?pageNum=2&coinId=52');
    const search = exchange(() => success({ spots: [], swaps: [], result: false }));
    await call(market.searchResult, { query: { keyword: 'a&b=c +#%中\u{1f680}' } }, search.context);
    expect(new URL(search.sent().url).searchParams.get('keyword')).toBe('a&b=c +#%中\u{1f680}');
  });

  test('has no query string without a query', async () => {
    const { context, sent } = exchange(() => success({ countTotal: 0 }));
    await call(inmail.unreadCount, {}, context);
    expect(sent().url).toBe('https://exchange.example/hk-web/v2/inmail/message/unReadCount');
  });

  test('sends the language, accepts JSON and includes the cookie', async () => {
    const { context, sent } = exchange(() => success({ countTotal: 0 }));
    await call(inmail.unreadCount, {}, context);
    expect(Object.fromEntries(sent().headers)).toEqual({ [languageHeader]: 'zh_CN', accept: 'application/json' });
    expect(sent().credentials).toBe('include');
    expect(sent().method).toBe('GET');
  });

  test.each([
    ['a change', inmail.messageStatus, { body: { rangeType: 0 } }, true],
    ['a change without a body', own.remove, {}, true],
    ['a read by POST', inmail.messageList, { body: { moduleId: 0 } }, false],
  ] as const)('sets the change header only for changes: %s', async (_, endpoint, input, isChange) => {
    const { context, sent } = exchange();
    await call(endpoint, input, context).catch(() => {});
    expect(sent().headers.has(csrfHeader)).toBe(isChange);
    expect(sent().method).toBe(endpoint.method);
  });

  test('sends its body as JSON with the matching content type', async () => {
    const { context, sent } = exchange(() => success({ fid: 1, fnickname: '', photo: '', vipLevel: 0, vipType: 0 }));
    await call(account.login, { body: { loginName: '名\u{1f511}"', password: ' ' } }, context);
    expect(sent().headers.get('content-type')).toBe('application/json');
    expect(await sent().json()).toEqual({ loginName: '名\u{1f511}"', password: ' ' });
  });

  test('[R-CALL-10] sends a favourite pair as a multipart form', async () => {
    const { context, sent } = exchange();
    await call(user.saveSpotFavourite, { body: { operate: 'add', tradeId: 1001 } }, context);
    expect(sent().headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/);
    expect([...(await sent().formData())]).toEqual([
      ['operate', 'add'],
      ['tradeId', '1001'],
    ]);
  });
});

describe('the response', () => {
  test('[R-CALL-01] yields the data of the envelope', async () => {
    expect(await call(inmail.unreadCount, {}, exchange(() => success({ countTotal: 7, spare: 1 })).context)).toEqual({ countTotal: 7 });
  });

  test('can include the server’s message', async () => {
    const done = await callWithMessage(inmail.messageStatus, { body: { rangeType: 0 } }, exchange(() => success(null, '操作成功')).context);
    expect(done).toEqual({ data: null, message: '操作成功' });
  });

  test.each([
    [code.wrongCredentials.code, 'business'],
    [code.accountFrozen.code, 'business'],
    [code.busy.code, 'other'],
    [code.transferBlocked.code, 'other'],
    [-1, 'other'],
    [0, 'other'],
  ])('code %i of a login is a failure of kind %s', async (number, kind) => {
    const { context } = exchange(() => Response.json({ code: number, msg: 'words', data: { fid: 'anything' } }));
    const refused = await call(account.login, { body: { loginName: 'a', password: 'b' } }, context).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ failure: { kind, code: number, msg: 'words' }, endpoint: { id: 'account.login' } });
  });

  test('a failure code is recognised with or without data', async () => {
    const { context } = exchange(() => new Response('{"code":10002,"msg":""}'));
    await expect(call(account.login, { body: { loginName: 'a', password: 'b' } }, context)).rejects.toMatchObject({
      failure: { kind: 'business' },
    });
  });
});
