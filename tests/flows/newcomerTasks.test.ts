import { describe, expect, test } from 'vitest';
import { account as security } from '@/contract/account';
import { account, capital, financialRecord, rewardKind } from '@/contract/capital';
import { identity } from '@/contract/identity';
import { inmail } from '@/contract/inmail';
import { billKind, orderSide, orderType, spot } from '@/contract/spot';
import { receiveStatus, task } from '@/contract/task';
import { passportPictures, standardForm } from '@fixtures/identityForms';
import { demoCode, personaIds, personas } from '@fixtures/personas';
import { newbieTasks, type TaskName } from '@fixtures/tasks';
import { control } from '@mocks/control';
import { flowStart, openFlow } from './flow';

type Flow = ReturnType<typeof openFlow>;
const minuteMs = 60_000;
/** Twelve confirmations at twelve seconds each. */
const confirmedMs = 144_000;
const usdt = 52;
const bitcoinPair = 1001;
const names: readonly TaskName[] = newbieTasks.map(({ name }) => name);

const openTasks = async ({ ask }: Flow) =>
  (await ask(task.list, {})).newbieTasks.flatMap(({ id, receiveStatus: status }) =>
    status === receiveStatus.notReceived ? newbieTasks.filter((each) => each.id === id).map(({ name }) => name) : [],
  );
const rewards = async ({ ask }: Flow) =>
  (await ask(capital.fundsRecords, { query: { type: financialRecord.reward } })).list.map(({ amount, coinName, reward, createdTime }) => ({
    amount,
    coinName,
    reward,
    at: createdTime,
  }));
const bonuses = async ({ ask }: Flow) =>
  (await ask(spot.bills, { query: { account: account.spot, kind: billKind.bonus } })).list.map(({ amount, time }) => ({
    amount,
    at: time,
  }));
const rewardMessages = async ({ ask }: Flow) =>
  (await ask(inmail.messageList, { body: { moduleId: 0, pageSize: 50 } })).list
    .filter(({ title }) => title === 'Task reward received')
    .map(({ content, createdTime }) => ({ content, at: createdTime }));

const deposit = async ({ ask, later }: Flow, amount: string) => {
  await ask(control.deposit, { body: { coin: 'USDT', network: 'ETH', amount } });
  later(confirmedMs);
};
const transfer = ({ ask }: Flow) => ask(capital.submitTransfer, { body: { amount: '40', coinId: usdt, coinName: 'USDT', type: 25 } });
const trade = ({ ask }: Flow) =>
  ask(spot.placeOrder, { body: { tradeId: bitcoinPair, side: orderSide.buy, type: orderType.market, turnover: '100' } });
const verify = async ({ ask, later }: Flow) => {
  for (const body of passportPictures) await ask(identity.uploadFile, { body });
  await ask(identity.amlFormUrl, {});
  await ask(identity.standardApply, { body: standardForm('Nadia', 'Sorel', 'X1234567') });
  later(minuteMs);
};

test('each task is completed once, by its action; reward, bill and message agree', async () => {
  const flow = openFlow({ persona: 'newUser' });
  expect([await openTasks(flow), await rewards(flow)]).toEqual([names, []]);
  const paid: { amount: string; coinName: string; reward: string; at: number }[] = [];
  const expectCompleted = async (amount: string, open: readonly TaskName[]) => {
    paid.unshift({ amount, coinName: 'USDT', reward: rewardKind.task, at: flow.now() });
    expect(await openTasks(flow)).toEqual(open);
    expect(await rewards(flow)).toEqual(paid);
    expect(await bonuses(flow)).toEqual(paid.map(({ amount: bonus, at }) => ({ amount: bonus, at })));
    expect(await rewardMessages(flow)).toEqual(
      paid.map(({ amount: reward, at }) => ({ content: `${reward} USDT for a completed newcomer task is in your spot account.`, at })),
    );
  };
  await verify(flow);
  await expectCompleted('10', ['deposit', 'transfer', 'trade']);
  await deposit(flow, '500');
  await expectCompleted('20', ['transfer', 'trade']);
  await transfer(flow);
  await expectCompleted('5', ['trade']);
  await trade(flow);
  await expectCompleted('30', []);

  flow.later(minuteMs);
  await deposit(flow, '500');
  await transfer(flow);
  await trade(flow);
  expect(await rewards(flow)).toEqual(paid);
});

test('a completed task stays completed in a saved world', async () => {
  const flow = openFlow({ persona: 'newUser' });
  await deposit(flow, '500');
  await flow.ask(control.save, { body: { name: 'deposited' } });
  await transfer(flow);
  await flow.ask(control.restore, { body: { name: 'deposited' } });
  expect(await openTasks(flow)).toEqual(['verify', 'transfer', 'trade']);
  await deposit(flow, '500');
  expect((await rewards(flow)).map(({ amount }) => amount)).toEqual(['20']);
});

test('neither a refused nor an open order completes a task', async () => {
  const flow = openFlow({ persona: 'kycStandard' });
  const order = { tradeId: bitcoinPair, side: orderSide.buy, type: orderType.limit, price: '10000', amount: '0.01' } as const;
  await flow.ask(spot.placeOrder, { body: order });
  await flow.refused(spot.placeOrder, {
    body: { ...order, type: orderType.market, price: undefined, amount: undefined, turnover: '900000' },
  });
  expect(await openTasks(flow)).toEqual(['trade']);
});

test('a newly registered user has all tasks open', async () => {
  const flow = openFlow({ persona: 'visitor' });
  const { ask } = flow;
  const loginName = 'ines@demo.example';
  const { captchaId, gapX } = await ask(security.image, {});
  const { imageToken } = await ask(security.verifyImage, { body: { captchaId, offset: gapX } });
  await ask(security.sendValidCode, { body: { purpose: 'register', channel: 'email', receiver: loginName, imageToken } });
  await ask(security.register, { body: { loginName, code: demoCode, password: 'Longer-2026' } });
  expect(await openTasks(flow)).toEqual(names);
});

describe('at the start each persona has its own open tasks', () => {
  test.each(personaIds.filter((id) => personas[id].login !== null))('%s', async (persona) => {
    const flow = openFlow({ persona });
    const { openTasks: open } = personas[persona];
    expect(await openTasks(flow)).toEqual(open);
    const isOpen = (name: TaskName) => open.some((each) => each === name);
    const received = newbieTasks.filter(({ name }) => !isOpen(name));
    expect((await rewards(flow)).filter(({ reward }) => reward === rewardKind.task).map(({ amount }) => amount)).toEqual(
      received.map(({ reward }) => reward.amount).toReversed(),
    );
    expect(flow.now()).toBe(flowStart);
  });
});
