import { expect, test } from 'vitest';
import { csrfHeader } from '@/contract/envelope';
import { openInPage } from './inPage';

const at = Date.UTC(2026, 0, 5, 8);
const open = (persona: 'trader' | 'visitor' = 'trader') => openInPage({ source: () => at, startedAt: at, persona, seed: 'test' });

const get = async (own: ReturnType<typeof open>, path: string) => (await own.transport(new Request(`http://127.0.0.1${path}`))).json();
const post = async (
  own: ReturnType<typeof open>,
  path: string,
  body: unknown,
  headers: Record<string, string> = { [csrfHeader]: 'test' },
) => (await own.transport(new Request(`http://127.0.0.1${path}`, { method: 'POST', body: JSON.stringify(body), headers }))).json();

test('a trader lists messages and marks all of them read', async () => {
  const own = open();
  expect(await get(own, '/hk-web/v2/inmail/message/unReadCount')).toMatchObject({ code: 200, data: { countTotal: 12 } });
  const page = await post(own, '/hk-web/v2/inmail/message/list', { moduleId: 0, pageSize: 10, pageNum: 1 });
  expect(page.data.list).toHaveLength(10);
  expect(page.data.totalCount).toBe(34);
  expect(await post(own, '/hk-web/v2/inmail/message/status', { rangeType: 0 })).toMatchObject({ code: 200, data: null });
  expect(await get(own, '/hk-web/v2/inmail/message/unReadCount')).toMatchObject({ data: { countTotal: 0 } });
});

test('a transfer moves funds, is recorded and creates an inbox message', async () => {
  const own = open();
  const wallet = () => get(own, '/hk-web/wallet/info?coinId=52&type=25&wallet=2');
  expect(await wallet()).toMatchObject({ data: { available: '12480.55' } });
  expect(await post(own, '/hk-web/v2/transfer', { amount: '480.55', coinId: 52, coinName: 'USDT', type: 25 })).toMatchObject({
    code: 200,
    msg: 'Transfer successful',
  });
  expect(await wallet()).toMatchObject({ data: { available: '12000' } });
  expect(await get(own, '/hk-web/finance/transfer/history/list')).toMatchObject({
    data: { totalCount: 1, list: [{ amount: '480.55', source: 2, target: 5 }] },
  });
  expect(await get(own, '/hk-web/v2/inmail/message/unReadCount')).toMatchObject({ data: { countTotal: 13 } });
});

test('a POST without the header of the app is rejected', async () => {
  expect(await post(open(), '/hk-web/v2/transfer', {}, {})).toMatchObject({ code: 403 });
});

test('a visitor must log in, and can', async () => {
  const own = open('visitor');
  expect(await get(own, '/hk-web/v2/account/overview')).toMatchObject({ code: 401 });
  expect(await post(own, '/hk-web/v3/login', { loginName: 'tomas@demo.example', password: 'wrong' })).toMatchObject({ code: 10002 });
  expect(await post(own, '/hk-web/v3/login', { loginName: 'Tomas@demo.example', password: 'Demo-2026' })).toMatchObject({
    code: 200,
    data: { fnickname: 'Tomas' },
  });
  expect(await get(own, '/hk-web/v2/account/overview')).toMatchObject({ code: 200 });
});

test('an unknown path, a wrong method and an invalid field are reported as such', async () => {
  const own = open();
  expect(await get(own, '/hk-web/v2/inmail/message/unreadCount')).toMatchObject({ code: 404, msg: expect.stringContaining('unReadCount') });
  expect(await get(own, '/hk-web/v2/transfer')).toMatchObject({ code: 405 });
  expect(await post(own, '/hk-web/v2/transfer', { amount: '1e5', coinId: 52, coinName: 'USDT', type: 25 })).toMatchObject({
    code: 400,
    msg: expect.stringContaining('amount'),
  });
});

test('the public reads of the first screens succeed', async () => {
  const own = open('visitor');
  for (const path of [
    '/hk-web/market/symbol/tickers',
    '/hk-web/swap/v1/portal/public/tickers',
    '/hk-web/currency/trade/support',
    '/hk-web/kline-history/market/trendlines',
    '/hk-web/v3/getConfig',
    '/hk-web/market/search/result?keyword=btc',
    '/hk-web/market/search/popular',
    '/hk-web/v3/fullDepth?tradeId=1001',
    '/hk-web/v3/realTimeTrade?tradeId=1001',
    '/hk-web/swap/v2/perpetual/public',
    '/hk-web/swap/v2/deliver/public',
    '/hk-web/common/listBanner',
    '/hk-web/user/biz-status',
  ])
    expect(await get(own, path), path).toMatchObject({ code: 200 });
});
