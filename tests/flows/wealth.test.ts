import { expect, test } from 'vitest';
import { account as profile } from '@/contract/account';
import { account, capital } from '@/contract/capital';
import { add, compare, multiply, subtract } from '@/contract/decimal';
import { live } from '@/contract/live';
import { margin } from '@/contract/margin';
import { spot, billKind } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { expectPresent, openFlow } from './flow';

const usdt = 52;
const pair = 1001;
const roomOnAir = async ({ ask }: ReturnType<typeof openFlow>) => (await ask(live.playing, {}))[0]?.id ?? 0;

test('a loan adds no wealth: it comes with a debt', async () => {
  const { ask } = openFlow();
  const before = await ask(profile.overview, {});
  await ask(margin.crossBorrow, { body: { coinId: usdt, amount: '2000' } });
  await ask(margin.isolatedBorrow, { body: { tradeId: pair, coinId: usdt, amount: '500' } });
  const after = await ask(profile.overview, {});
  const lost = subtract(expectPresent(before.totalUsdt), expectPresent(after.totalUsdt));
  // The first hour of interest is due at once.
  expect([compare(lost, '0') >= 0, compare(lost, '0.1') < 0]).toEqual([true, true]);
});

test('unrealised profit counts in the overview as in the contract account', async () => {
  const { ask, later } = openFlow({ persona: 'contractTrader' });
  later(3_600_000);
  const summary = await ask(swap.assetsSummary, {});
  expect(summary.unrealised).not.toBe('0');
  const { available, frozen } = await ask(capital.withdrawInfo, { query: { coinId: usdt } });
  expect(multiply(summary.totalUsdt, '1')).toBe(
    subtract(expectPresent((await ask(profile.overview, {})).totalUsdt), add(available, frozen)),
  );
});

test.each(['trader', 'contractTrader', 'crossMargin', 'isolatedMargin', 'follower', 'whale'] as const)(
  'the account values of %s add up to the total',
  async (persona) => {
    const { accounts = [], totalUsdt } = await openFlow({ persona }).ask(profile.overview, {});
    const difference = subtract(expectPresent(totalUsdt), add(...accounts.map((one) => one.totalUsdt)));
    // Each of the five values is truncated to eight decimals.
    expect([accounts.length, compare(difference, '-0.00000005') >= 0, compare(difference, '0.00000005') <= 0]).toEqual([5, true, true]);
  },
);

test('the profit of an idle day equals the change in value of the same holdings', async () => {
  const { ask, later } = openFlow({ persona: 'company' });
  const before = await ask(profile.overview, {});
  later(86_400_000);
  const after = await ask(profile.overview, {});
  const gained = subtract(expectPresent(after.totalUsdt), expectPresent(before.totalUsdt));
  const error = subtract(gained, expectPresent(after.dayChangeUsdt ?? null));
  expect(compare(gained, '0')).not.toBe(0);
  // Both totals and the change are truncated to eight decimals.
  expect([compare(error, '-0.00000002') >= 0, compare(error, '0.00000002') <= 0]).toEqual([true, true]);
});

test('a gift is billed to its sender and its recipient, and bills add up to the balance', async () => {
  const flow = openFlow({ persona: 'follower' });
  const { ask, become } = flow;
  const roomId = await roomOnAir(flow);
  const [gift] = await ask(live.gifts, {});
  const latestGiftBill = async () =>
    (await ask(spot.bills, { query: { kind: billKind.gift, account: account.spot, pageSize: 1 } })).list[0]?.amount;
  const billsMatchBalance = async () => {
    const { list } = await ask(spot.bills, { query: { account: account.spot, coinId: usdt, pageSize: 1000 } });
    const { available, frozen } = await ask(capital.withdrawInfo, { query: { coinId: usdt } });
    return compare(add(...list.map(({ amount }) => amount)), add(available, frozen)) === 0;
  };
  const { amount } = await ask(live.sendGift, { body: { roomId, giftId: gift?.giftId ?? 0, count: 2 } });
  expect([await latestGiftBill(), await billsMatchBalance()]).toEqual([`-${amount}`, true]);
  await become('liveHost');
  expect([compare((await latestGiftBill()) ?? '0', '0'), await billsMatchBalance()]).toEqual([1, true]);
});

test('the transfer dialog shows the combined isolated margin balance of all pairs', async () => {
  const { ask } = openFlow();
  const shown = async () =>
    (await ask(capital.wallets, { query: { coinId: usdt } })).find(({ walletType }) => walletType === account.isolatedMargin)?.available;
  const before = (await ask(margin.isolatedAccount, {})).map(({ quote }) => quote.available);
  expect(await shown()).toBe(add(...before));
  await ask(capital.submitTransfer, { body: { amount: '40', coinId: usdt, coinName: 'USDT', type: 27, tradeId: 1002 } });
  expect(await shown()).toBe(add(...before, '40'));
});

test('a page of records far beyond the end is empty', async () => {
  const { ask } = openFlow();
  const { list, totalCount } = await ask(capital.fundsRecords, { query: { pageNum: 999_999_999_999_999, pageSize: 1000 } });
  expect([list.length, totalCount > 0]).toEqual([0, true]);
});

test('the bills of a contract account add up to its balance from the day it was opened', async () => {
  const { ask, become } = openFlow();
  for (const persona of ['trader', 'contractTrader', 'deliveryTrader', 'leadTrader', 'follower', 'vip'] as const) {
    await become(persona);
    const { list } = await ask(swap.bills, { query: { coinId: usdt, pageSize: 1000 } });
    const [assets] = await ask(swap.accountAssets, { params: { contractType: 'perpetual' }, query: { coinId: usdt } });
    expect([persona, compare(add(...list.map(({ amount }) => amount)), assets?.balance ?? '0')]).toEqual([persona, 0]);
    expect(list.at(-1), persona).toMatchObject({ kind: 'transferIn' });
  }
});
