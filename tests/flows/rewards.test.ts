import { expect, test } from 'vitest';
import { account, capital, financialRecord, rewardKind, rewardState } from '@/contract/capital';
import { add } from '@/contract/decimal';
import { copyTrading } from '@/contract/copyTrading';
import { billKind, spot } from '@/contract/spot';
import { receiveStatus, task } from '@/contract/task';
import { openFlow } from './flow';

const usdt = 52;
const { reward } = financialRecord;

test('[R-ROUTE-09] task rewards are recorded with deposits and withdrawals, filtered and paged like them', async () => {
  const { ask } = openFlow();
  const completed = (await ask(task.list, { query: {} })).newbieTasks.filter((each) => each.receiveStatus === receiveStatus.received);
  const rewards = await ask(capital.fundsRecords, { query: { type: reward } });
  expect(rewards.list.map(({ amount, coinName }) => `${amount} ${coinName}`)).toEqual(completed.map((each) => each.reward).toReversed());
  expect(rewards.list.every((row) => row.type === reward && row.reward === rewardKind.task && row.state === rewardState.paid)).toBe(true);
  const bills = await ask(spot.bills, { query: { account: account.spot, kind: billKind.bonus } });
  expect(bills.list.map(({ amount, time }) => [amount, time])).toEqual(
    rewards.list.map(({ amount, createdTime }) => [amount, createdTime]),
  );

  const all = await ask(capital.fundsRecords, { query: { pageSize: 50 } });
  const { totalCount: deposits } = await ask(capital.depositRecords, {});
  const { totalCount: withdrawals } = await ask(capital.withdrawalRecords, {});
  expect([all.totalCount, all.list.length]).toEqual(Array.from({ length: 2 }, () => deposits + withdrawals + rewards.totalCount));
  expect(all.list).toEqual(all.list.toSorted((a, b) => b.createdTime - a.createdTime));
  expect(all.list.filter(({ type }) => type === reward)).toEqual(rewards.list);
  const page = await ask(capital.fundsRecords, { query: { type: reward, pageNum: 2, pageSize: 2 } });
  expect(page).toEqual({ list: rewards.list.slice(2), totalCount: rewards.totalCount });
  const [first] = rewards.list.toReversed();
  const early = await ask(capital.fundsRecords, { query: { type: reward, coinId: usdt, endTime: first?.createdTime ?? 0 } });
  expect(early.list).toEqual([first]);
  expect((await ask(capital.fundsRecords, { query: { type: reward, coinId: 1 } })).totalCount).toBe(0);
});

test('profit shares and gifts are recorded as rewards of their recipients', async () => {
  const { ask, become } = openFlow();
  await become('leadTrader');
  const shared = (await ask(capital.fundsRecords, { query: { type: reward, pageSize: 500 } })).list.filter(
    (row) => row.reward === rewardKind.profitShare,
  );
  const shares = (await ask(copyTrading.profitShares, { query: { pageSize: 500 } })).list;
  expect(shares).not.toEqual([]);
  expect(add(...shared.map(({ amount }) => amount))).toBe(add(...shares.map(({ amount }) => amount)));
  await become('liveHost');
  const gifts = (await ask(capital.fundsRecords, { query: { type: reward } })).list.filter((row) => row.reward === rewardKind.gift);
  expect(gifts.length).toBeGreaterThan(0);
  const bills = await ask(spot.bills, { query: { kind: billKind.gift } });
  expect(bills.list.map(({ amount }) => amount)).toEqual(gifts.map(({ amount }) => amount));
  await become('newUser');
  expect((await ask(capital.fundsRecords, {})).totalCount).toBe(0);
});
