import { expect, test } from 'vitest';
import { assets, netAmountOf, sumOf, valueOf } from '@/contract/assets';
import { account as user } from '@/contract/account';
import { account, capital, transferAccounts, type AccountType } from '@/contract/capital';
import { add, subtract, truncate } from '@/contract/decimal';
import type { PersonaId } from '@fixtures/personas';
import { expectPresent, openFlow } from './flow';

const usdt = 52;
const minuteMs = 60_000;

test.each(['trader', 'crossMargin', 'isolatedMargin', 'contractTrader', 'coinMarginTrader', 'follower', 'whale', 'newUser'] as const)(
  'the account balances of %s, coin by coin, add up to the summary',
  async (persona: PersonaId) => {
    const { ask } = openFlow({ persona });
    const lists = await Promise.all(transferAccounts.map((wallet) => ask(assets.accountAssets, { params: { wallet } })));
    const total = sumOf(lists.flatMap(({ list }) => list.map(valueOf)));
    expect(total.isPartial).toBe(false);
    expect(truncate(total.usdt, 8)).toBe((await ask(user.overview, {})).totalUsdt);
  },
);

test('a transfer moves an amount between two accounts, and counts neither as gain nor as inflow', async () => {
  const { ask } = openFlow();
  const netAmount = async (wallet: AccountType) =>
    expectPresent(
      netAmountOf(
        (await ask(assets.accountAssets, { params: { wallet } })).list.find(({ coinId }) => coinId === usdt) ?? expect.fail('no USDT'),
      ),
    );
  const [spot, contract, [before]] = [
    await netAmount(account.spot),
    await netAmount(account.perpetual),
    await ask(assets.profit, { query: { days: 1 } }),
  ];
  await ask(capital.submitTransfer, { body: { amount: '120.5', coinId: usdt, coinName: 'USDT', type: 25 } });
  expect([await netAmount(account.spot), await netAmount(account.perpetual)]).toEqual([subtract(spot, '120.5'), add(contract, '120.5')]);
  expect(await ask(assets.profit, { query: { days: 1 } })).toEqual([before]);
});

test('a deposit is an inflow and no gain; the 30-day profit ends with the current total', async () => {
  const { ask, later } = openFlow({ scenario: 'deposit-arrived' });
  const last = async () => (await ask(assets.profit, { query: { days: 30 } })).at(-1) ?? expect.fail('no day');
  const before = await last();
  later(minuteMs);
  const after = await last();
  expect(subtract(after.inflowUsdt, before.inflowUsdt)).toBe('2000');
  expect(Math.abs(Number(after.profitUsdt) - Number(before.profitUsdt))).toBeLessThan(500);
  expect(after.totalUsdt).toBe(truncate(expectPresent((await ask(user.overview, {})).totalUsdt), 2));
});

test('each day starts from the previous total: previous total, inflow and profit make the new total', async () => {
  const { ask } = openFlow({ persona: 'crossMargin' });
  const days = await ask(assets.profit, { query: { days: 30 } });
  expect(days).toHaveLength(30);
  days.slice(1).forEach(({ totalUsdt, inflowUsdt, profitUsdt }, index) => {
    const expectedTotal = add(days[index]?.totalUsdt ?? '0', inflowUsdt, profitUsdt);
    expect(Math.abs(Number(subtract(totalUsdt, expectedTotal)))).toBeLessThan(0.05);
  });
});
