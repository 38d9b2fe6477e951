import { allSettled } from 'effector';
import { describe, expect, test } from 'vitest';
import { assets } from '@/contract/assets';
import { capital, withdrawalVersion } from '@/contract/capital';
import { spot } from '@/contract/spot';
import { call, type Transport } from '@/shared/api';
import { demoCode } from '@fixtures/personas';
import { control } from '@mocks/control';
import { account } from '@/contract/account';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import { collect, openScope, respondWithCode } from '@tests/support/app/scope';
import type { Ask } from '@tests/support/exchange/examples/example';
import { refusedAddresses } from '@fixtures/networks';
import { balancesChanged } from '.';
import { BalancesGate, revisionInterval } from './revision';

const usdt = 52;
const minuteMs = 60_000;

/** A trader's screen that shows balances, with means to move them from another tab or on the exchange. */
async function openTabs(answer: Transport | null = null) {
  const clocked = clockedExchange();
  const { transport } = clocked.own;
  const ask: Ask = (endpoint, input) => call(endpoint, input, { origin: 'http://127.0.0.1', language: 'en_US', transport });
  const page = await openScope({ exchange: clocked.own });
  page.intercept(assets.revision.path, answer);
  await allSettled(BalancesGate.open, { scope: page.scope, params: {} });
  const reported = collect(balancesChanged, page.scope);
  const calls = () => page.requests.filter((request) => request === `GET ${assets.revision.path}`).length;
  /** The number of changes reported to the screen within a second. */
  const aSecond = async () => {
    reported.length = 0;
    page.clock.advance(revisionInterval);
    await page.idle();
    return reported.length;
  };
  const codes = async () => {
    await ask(account.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
    return { emailCode: demoCode };
  };
  const withdrawTo = async (address: string) =>
    ask(capital.withdraw, {
      body: { bver: withdrawalVersion, coinId: usdt, network: 'ETH', address, amount: '100', remark: '', ...(await codes()) },
    });
  return { ...page, ask, aSecond, calls, later: clocked.advance, withdrawTo };
}

type Tabs = Awaited<ReturnType<typeof openTabs>>;
const own = `0x${'5a'.repeat(20)}`;
const order = { tradeId: 1001, side: 'buy', type: 'limit', price: '40000', amount: '0.01' } as const;

describe('any balance change is reported within a second to every screen that shows balances:', () => {
  test.each<[string, (tabs: Tabs) => Promise<unknown>, ((tabs: Tabs) => Promise<unknown>)?]>([
    ['an order is placed', ({ ask }) => ask(spot.placeOrder, { body: order })],
    ['an order is filled', ({ ask }) => ask(spot.placeOrder, { body: { tradeId: 1001, side: 'buy', type: 'market', turnover: '50' } })],
    ['all orders are cancelled', ({ ask }) => ask(spot.cancelOrders, {}), ({ ask }) => ask(spot.placeOrder, { body: order })],
    ['a transfer', ({ ask }) => ask(capital.submitTransfer, { body: { amount: '1', coinId: usdt, coinName: 'USDT', type: 25 } })],
    [
      'a deposit is credited',
      async ({ later }) => later(10 * minuteMs),
      ({ ask }) => ask(control.deposit, { body: { coin: 'USDT', network: 'ETH', amount: '10' } }),
    ],
    ['a withdrawal is accepted', ({ withdrawTo }) => withdrawTo(own)],
    ['a withdrawal is rejected', async ({ later }) => later(3 * minuteMs), ({ withdrawTo }) => withdrawTo(refusedAddresses[0] ?? '')],
    ['a withdrawal is sent', async ({ later }) => later(5 * minuteMs), ({ withdrawTo }) => withdrawTo(own)],
    [
      'a withdrawal is cancelled',
      async ({ ask }) => {
        const [sent] = (await ask(capital.withdrawalRecords, { query: { pageSize: 1 } })).list;
        await ask(capital.cancelWithdrawal, { body: { id: sent?.id ?? '' } });
      },
      ({ withdrawTo }) => withdrawTo(own),
    ],
  ])('%s', async (_, happens, before) => {
    const tabs = await openTabs();
    await before?.(tabs);
    await tabs.aSecond();
    expect(await tabs.aSecond()).toBe(0);
    await happens(tabs);
    expect(await tabs.aSecond()).toBe(1);
  });
});

test('sends no request while no screen shows a balance', async () => {
  const { scope, calls, aSecond } = await openTabs();
  expect(calls()).toBe(1);
  await allSettled(BalancesGate.close, { scope });
  await aSecond();
  expect(calls()).toBe(1);
});

test('asks an exchange that does not support the call only once', async () => {
  const { calls, aSecond } = await openTabs(respondWithCode(404));
  expect(calls()).toBe(1);
  for (let second = 0; second < 3; second += 1) await aSecond();
  expect(calls()).toBe(1);
});
