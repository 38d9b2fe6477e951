import { expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import type { Action } from '@tests/support/exchange/actions';
import { requestOf } from '@tests/support/exchange/actions';
import { spotMarkets } from '@fixtures/spotMarkets';
import { openInPage } from '../http/inPage';
import type { ScenarioName } from '../scenarios';

const at = Date.UTC(2026, 0, 5, 8);
const withoutMargin = spotMarkets.find(({ marginRatio }) => marginRatio === 0)?.tradeId;
const order = { amount: '10', coinId: 52, coinName: 'USDT', type: 25 };

function open(scenario: ScenarioName = 'transfer-done') {
  const own = openInPage({ source: () => at, startedAt: at, persona: 'trader', scenario, seed: 'test' });
  const send = async (action: Action) => (await own.transport(requestOf(action, 'http://127.0.0.1'))).json();
  return {
    own,
    submit: (body: unknown, path = '/hk-web/v2/transfer') => send({ method: 'POST', path, body }),
    read: (path: string) => send({ method: 'GET', path }),
  };
}

const precheckPath = capital.precheckTransfer.path;

test.each([
  ['transfer-done', 200, 'Transfer successful'],
  ['transfer-accepted', 20351, 'Your transfer was accepted and will be credited shortly'],
  ['transfer-blocked', 30303, 'Transfers are blocked for this account'],
  ['transfer-restricted', 30304, 'Transfers are currently restricted'],
  ['transfer-rejected', 30705, 'The transfer was rejected by risk control'],
  ['transfer-busy', 50000, 'The system is busy. Please try again later'],
] as const)('[R-TRANSFER-09] in scenario %s a transfer returns %i: %s', async (scenario, code, msg) => {
  for (const path of ['/hk-web/v2/transfer', '/hk-web/capital/transfer/submit'])
    expect(await open(scenario).submit(order, path)).toMatchObject({ code, msg });
});

test('an accepted transfer is listed as processing, and reported in the inbox once it is booked', async () => {
  const { own, submit, read } = open('transfer-accepted');
  const inbox = () => own.simulation.world().inbox.unread(8_800_102);
  const before = inbox();
  await submit(order);
  expect((await read('/hk-web/finance/transfer/history/list')).data.list).toMatchObject([{ state: 0, amount: '10' }]);
  expect(inbox()).toBe(before);
  own.simulation.clock().step(60_000);
  expect((await read('/hk-web/finance/transfer/history/list')).data.list).toMatchObject([{ state: 1, amount: '10' }]);
  expect(inbox()).toBe(before + 1);
});

test.each([
  ['an unknown type', { type: 22 }, /^body\.type: 22 is not a transfer type/],
  ['an unknown coin', { coinId: 0 }, /^coinId: there is no coin 0/],
  ['isolated margin without a pair', { type: 27 }, /^body\.tradeId: isolated margin needs a pair/],
  ['isolated margin with an unknown pair', { type: 27, tradeId: 5 }, /^body\.tradeId/],
  ['isolated margin with a pair without margin trading', { type: 27, tradeId: withoutMargin }, /^body\.tradeId/],
  ['a coin with the name of another', { coinName: 'BTC' }, /^body\.coinName: coin 52 is USDT/],
  ['nothing', { amount: '0' }, /^body\.amount/],
  ['a negative amount', { amount: '-5' }, /^body\.amount/],
  ['an exponent', { amount: '1e3' }, /^body\.amount/],
  ['a number', { amount: 5 }, /^body\.amount/],
  ['too many decimals', { amount: '0.0000000000000000001' }, /^body\.amount: has more than \d+ decimals/],
])('a transfer of %s is refused and moves nothing', async (_, part, message) => {
  const { submit, read } = open();
  expect(await submit({ ...order, ...part })).toMatchObject({ code: 400, msg: expect.stringMatching(message) });
  expect((await read('/hk-web/finance/transfer/history/list')).data.totalCount).toBe(0);
});

test('an amount above the balance and one above the daily limit return different codes', async () => {
  const { submit } = open();
  expect(await submit({ ...order, amount: '12480.56' })).toMatchObject({ code: 30301 });
  expect(await submit({ ...order, amount: '99999999' })).toMatchObject({ code: 30705, msg: "The amount exceeds today's limit" });
});

test('[R-TRANSFER-08] the wallet info warns if a transfer would invalidate a card', async () => {
  const warned = async (scenario: ScenarioName, wallet: number) =>
    (await open(scenario).read(`/hk-web/wallet/info?coinId=52&type=52&wallet=${wallet}`)).data.transferOpenCardInvalid;
  expect([await warned('card-warning', 5), await warned('card-warning', 2), await warned('transfer-done', 5)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('[R-BIZERR-01] [R-BIZERR-02] a module that requires KYC or is unavailable to the user returns its business event', async () => {
  const answer = async (scenario: ScenarioName) => {
    const own = openInPage({ source: () => at, startedAt: at, scenario, seed: 'test' });
    return (await own.transport(new Request('http://127.0.0.1/hk-web/finance/transfer/history/list'))).json();
  };
  expect(await answer('need-kyc')).toMatchObject({ code: 40301 });
  expect(await answer('cannot-use-module')).toMatchObject({ code: 40302 });
});

test('the precheck refuses an amount that the balance does not cover', async () => {
  const { submit } = open();
  const precheck = (amount: string) => submit({ ...order, amount }, precheckPath);
  expect(await precheck('100000')).toMatchObject({ code: 30301, data: null });
  expect(await precheck('10')).toMatchObject({ code: 200 });
});
