import { describe, expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { idempotencyHeader } from '@/contract/envelope';
import { inmail, readRange } from '@/contract/inmail';
import { margin } from '@/contract/margin';
import { market } from '@/contract/market';
import { spot } from '@/contract/spot';
import { personas } from '@fixtures/personas';
import { requestOf, type Action } from '@tests/support/exchange/actions';
import { controlledExchange, exchangeStart, transferUsdt } from '@tests/support/exchange/controlledExchange';

const origin = 'http://127.0.0.1';

describe('request validation', () => {
  test.each([
    [`${market.depth.path}?tradeId=1001&sise=5`, 'query.sise: is not a parameter; valid parameters are tradeId, size'],
    [`${inmail.unreadCount.path}?all=1`, 'query.all: this call takes no parameters'],
    [`${capital.transferHistory.path}?startTime=2000&endTime=1000`, 'query.endTime: is before startTime'],
    [`${market.candles.path}?tradeId=1001&interval=1m&startTime=2000&endTime=1000`, 'query.endTime: is before startTime'],
  ])('rejects %s with the reason', async (path, msg) => {
    expect(await controlledExchange().ask({ method: 'GET', path })).toMatchObject({ code: 400, msg, data: null });
  });

  test('accepts a time range of a single instant', async () => {
    const { ask } = controlledExchange();
    expect(await ask({ method: 'GET', path: `${capital.transferHistory.path}?startTime=1000&endTime=1000` })).toMatchObject({ code: 200 });
  });
});

test('candles with a start time are the first of the range, without one the newest', async () => {
  const { ask } = controlledExchange();
  const hourMs = 3_600_000;
  const times = async (span: string) => {
    const { data } = await ask({ method: 'GET', path: `${market.candles.path}?tradeId=1001&interval=1h&size=3&${span}` });
    return data.map(({ time }: { readonly time: number }) => (time - exchangeStart) / hourMs);
  };
  expect(await times(`startTime=${exchangeStart - 10 * hourMs}`)).toEqual([-10, -9, -8]);
  expect(await times(`startTime=${exchangeStart - 10 * hourMs}&endTime=${exchangeStart - 9 * hourMs}`)).toEqual([-10]);
  expect(await times(`endTime=${exchangeStart - 4 * hourMs}`)).toEqual([-7, -6, -5]);
  expect(await times('')).toEqual([-2, -1, 0]);
});

test('an unknown message, or another user’s, cannot be marked as read', async () => {
  const { own, ask } = controlledExchange();
  const { messages } = own.simulation.world().db;
  const foreign = messages.all().find(({ owner, read }) => owner !== personas.trader.login.fid && !read) ?? expect.fail('no message');
  const mark = (messageId: number) => ask(inmail.messageStatus, { rangeType: readRange.one, messageId });
  expect(await mark(1)).toMatchObject({ code: 404 });
  expect(await mark(foreign.id)).toMatchObject({ code: 404 });
  expect(messages.get(foreign.id)?.read).toBe(false);
  const ownMessage = messages.all().find(({ owner, read }) => owner === personas.trader.login.fid && !read) ?? expect.fail('no message');
  expect(await mark(ownMessage.id)).toMatchObject({ code: 200 });
});

/** A loan of 10 USDT for BTC/USDT, whose isolated account already has collateral. */
const loan = { tradeId: 1001, coinId: 52, amount: '10' };

describe('a change with an idempotency key', () => {
  const transfer: Action = { ...transferUsdt, body: { amount: '10', coinId: 52, coinName: 'USDT', type: 25 } };
  const order: Action = {
    method: 'POST',
    path: spot.placeOrder.path,
    body: { tradeId: 1001, side: 'buy', type: 'market', turnover: '20' },
  };
  const borrow: Action = { method: 'POST', path: margin.isolatedBorrow.path, body: loan };

  function open() {
    const { own } = controlledExchange();
    const send = async (action: Action, key?: string) => {
      const headers: Record<string, string> = key === undefined ? {} : { [idempotencyHeader]: key };
      return (await own.transport(requestOf(action, origin, headers))).json();
    };
    return { send, posted: () => own.simulation.world().ledger.count(), own };
  }

  test.each([
    ['transfer', transfer],
    ['order', order],
    ['borrow', borrow],
  ])('executes a %s once: a repeated request gets the first response', async (_, action) => {
    const { send, posted } = open();
    const first = await send(action, 'a-1');
    expect(first).toMatchObject({ code: 200 });
    const count = posted();
    expect([await send(action, 'a-1'), posted()]).toEqual([first, count]);
    expect((await send(action, 'a-2')).code).toBe(200);
    expect(posted()).toBeGreaterThan(count);
  });

  test('is refused with the key of another request, or a malformed key', async () => {
    const { send, posted } = open();
    await send(transfer, 'a-1');
    const count = posted();
    expect(await send(order, 'a-1')).toMatchObject({ code: 400, msg: `${idempotencyHeader}: was used for another request` });
    const dearer: Action = { ...transfer, body: { amount: '11', coinId: 52, coinName: 'USDT', type: 25 } };
    expect(await send(dearer, 'a-1')).toMatchObject({ code: 400, msg: `${idempotencyHeader}: was used for another request` });
    const cancel = (tradeId: number): Action => ({ method: 'DELETE', path: `${spot.cancelOrders.path}?tradeId=${tradeId}` });
    expect(await send(cancel(1001), 'a-3')).toMatchObject({ code: 200 });
    expect(await send(cancel(1002), 'a-3')).toMatchObject({ code: 400, msg: `${idempotencyHeader}: was used for another request` });
    expect(await send(transfer, 'a b')).toMatchObject({ code: 400, msg: expect.stringContaining(idempotencyHeader) });
    expect(posted()).toBe(count);
  });

  test('scopes the key to its user, and frees it after a day', async () => {
    const { send, own } = open();
    const first = await send(transfer, 'a-1');
    await send({ method: 'POST', path: '/__exchange/persona', body: { persona: 'vip' } });
    expect((await send(transfer, 'a-1')).data.id).not.toBe(first.data.id);
    await send({ method: 'POST', path: '/__exchange/persona', body: { persona: 'trader' } });
    own.simulation.clock().step(86_400_000);
    expect((await send(transfer, 'a-1')).data.id).not.toBe(first.data.id);
    expect(own.simulation.world().db.idempotentAnswers.count()).toBe(1);
  });
});
