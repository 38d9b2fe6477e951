import { expect, test } from 'vitest';
import { restrictedActivities, frozenAccountCode, frozenAccountRestrictions } from '@/contract/account';
import { capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import type { CallInput, Endpoint } from '@/contract/endpoint';
import { margin } from '@/contract/margin';
import { spot, tradingAccount } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { call, type ApiError } from '@/shared/api';
import { historyStart, requestOf } from '@tests/support/exchange/actions';
import { allCalls, recordExamples, seededFor } from '@tests/support/exchange/calls';
import { openInPage } from '@mocks/http/inPage';
import { flowStart } from './flow';

const origin = 'http://127.0.0.1';
const bizType = 'perpetual';
const params = { bizType, contractCode: 'btcusdt' } as const;
const buy = { tradeId: 1001, side: 'buy', type: 'limit', price: '40000', amount: '0.01' } as const;
const oco = { tradeId: 1001, side: 'sell', amount: '0.01', price: '200000', stopPrice: '40000', stopLimitPrice: '39000' } as const;
const wait = { side: 'buy', kind: 'limit', amount: '0.01', price: '70000', leverage: 10 } as const;
const plan = { kind: 'plan', side: 'buy', amount: '0.01', triggerPrice: '70000', leverage: 10 } as const;

test('a user with a frozen account neither places nor edits orders, and may cancel open ones', async () => {
  const own = openInPage({ source: () => flowStart, startedAt: flowStart, persona: 'trader', seed: 'story' });
  const context = { origin, language: 'en_US', transport: own.transport };
  const waiting = {
    spot: await call(spot.placeOrder, { body: buy }, context),
    margin: await call(spot.placeOrder, { body: { ...buy, account: tradingAccount.crossMargin } }, context),
    contract: await call(swap.placeOrder, { params, body: wait }, context),
    plan: await call(swap.placeCondition, { params, body: plan }, context),
  };
  await call(swap.placeOrder, { params, body: { ...wait, kind: 'market', price: undefined } }, context);
  own.simulation.world().users.change('trader', { isFrozen: true });

  const isRefused = async <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
    expect(
      call(endpoint, input, context).catch(({ failure }: ApiError) => failure),
      endpoint.id,
    ).resolves.toMatchObject({ code: code.accountFrozen.code, msg: 'Your account is frozen. Please contact support' });
  for (const account of Object.values(tradingAccount)) {
    await isRefused(spot.placeOrder, { body: { ...buy, account } });
    await isRefused(spot.placeOcoOrder, { body: { ...oco, account } });
  }
  await isRefused(spot.editOrder, { params: { orderId: waiting.spot.orderId }, body: { amount: '0.02' } });
  await isRefused(spot.editOrder, { params: { orderId: waiting.margin.orderId }, body: { amount: '0.02' } });
  await isRefused(margin.isolatedClosePosition, { body: { tradeId: 1001 } });
  await isRefused(margin.isolatedBorrow, { body: { tradeId: 1001, coinId: 52, amount: '10' } });
  await isRefused(margin.crossBorrow, { body: { coinId: 52, amount: '10' } });
  await isRefused(swap.placeOrder, { params, body: wait });
  await isRefused(swap.placeCondition, { params, body: plan });
  await isRefused(swap.changeOrders, { params, body: { orders: [{ orderId: waiting.contract.orderId, price: '71000' }] } });
  await isRefused(swap.changeCondition, { params: { ...params, orderId: waiting.plan.orderId }, body: { triggerPrice: '69000' } });
  await isRefused(swap.reverseOrder, { params, body: {} });
  await isRefused(swap.closeAllPositions, { params: { bizType }, body: { scope: 'all' } });

  const open = await call(spot.openOrders, {}, context);
  expect(open.list.map(({ orderId, amount }) => [orderId, amount])).toEqual([
    [waiting.margin.orderId, '0.01'],
    [waiting.spot.orderId, '0.01'],
  ]);
  await call(spot.cancelOrder, { params: { orderId: waiting.spot.orderId } }, context);
  await call(spot.cancelOrders, {}, context);
  await call(swap.cancelOrder, { params: { ...params, orderId: waiting.contract.orderId } }, context);
  await call(swap.cancelCondition, { params: { ...params, orderId: waiting.plan.orderId } }, context);
  expect((await call(spot.openOrders, {}, context)).totalCount).toBe(0);
  expect((await call(swap.openOrders, {}, context)).totalCount).toBe(0);
});

/** The calls refused to a frozen account by its own code; it can no longer log in, and transfers are refused by another code. */
const refusedCalls = allCalls.filter(({ access, codes }) => access === 'user' && codes?.includes(code.accountFrozen) === true);
const transfers = [capital.submitTransfer, capital.submitCapitalTransfer, capital.precheckTransfer];

test('a user with a frozen account may not withdraw, pay, convert, borrow, trade on any market, copy, lead or create API keys', async () => {
  expect(restrictedActivities).toEqual(Object.keys(frozenAccountRestrictions));
  const refusedBy = (name: string) => refusedCalls.filter(({ id, domain }) => id === name || domain === name);
  const names = Object.values(frozenAccountRestrictions).flat();
  expect(names.filter((name) => refusedBy(name).length === 0 && !transfers.some(({ id }) => id === name))).toEqual([]);
  expect(refusedCalls.filter((endpoint) => frozenAccountCode(endpoint) === null).map(({ id }) => id)).toEqual([]);
  expect(refusedCalls.map(({ id }) => id)).toEqual(expect.arrayContaining(['capital.withdraw', 'pay.send', 'apiKeys.create']));
  const calls = [...refusedCalls, ...transfers];
  const answers = await Promise.all(
    (await recordExamples(calls)).map(async ({ endpoint, as, before, action }) => {
      const own = openInPage({ source: () => historyStart, saved: seededFor(as) });
      for (const each of before) await own.transport(requestOf(each, origin));
      own.simulation.world().users.change(as, { isFrozen: true });
      const answer: { readonly code: number } = await (await own.transport(requestOf(action, origin))).json();
      return [endpoint.id, answer.code];
    }),
  );
  const expected = ({ id }: Endpoint) =>
    (transfers.some((transfer) => transfer.id === id) ? code.transferBlocked : code.accountFrozen).code;
  expect(answers).toEqual(calls.map((endpoint) => [endpoint.id, expected(endpoint)]));
}, 120_000);
