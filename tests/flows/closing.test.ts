import { expect, test } from 'vitest';
import { account } from '@/contract/account';
import { code } from '@/contract/codes';
import { margin } from '@/contract/margin';
import { spot } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { call, type ApiError } from '@/shared/api';
import { demoCode, personaPassword } from '@fixtures/personas';
import { openInPage } from '@mocks/http/inPage';
import { flowStart } from './flow';

test('an account lists what prevents its deletion, and deleting it is refused meanwhile', async () => {
  const own = openInPage({ source: () => flowStart, startedAt: flowStart, persona: 'trader', seed: 'story' });
  const context = { origin: 'http://127.0.0.1', language: 'en_US', transport: own.transport } as const;
  const blockers = async () => (await call(account.queryAccount, {}, context)).blockers;
  expect(await blockers()).not.toEqual(expect.arrayContaining(['orders', 'loans']));
  await call(spot.placeOrder, { body: { tradeId: 1001, side: 'buy', type: 'limit', price: '40000', amount: '0.01' } }, context);
  await call(margin.crossBorrow, { body: { coinId: 52, amount: '10' } }, context);
  const params = { bizType: 'perpetual', contractCode: 'btcusdt' } as const;
  await call(swap.placeOrder, { params, body: { side: 'buy', kind: 'market', amount: '0.01', leverage: 10 } }, context);
  expect(await blockers()).toEqual(expect.arrayContaining(['assets', 'orders', 'positions', 'loans']));
  await call(account.sendValidCode, { body: { purpose: 'security', channel: 'email' } }, context);
  const body = { loginPassword: personaPassword, emailCode: demoCode };
  const refusal = await call(account.deleteAccount, { body }, context).catch(({ failure }: ApiError) => failure);
  expect(refusal).toMatchObject({ code: code.accountNotEmpty.code });
});
