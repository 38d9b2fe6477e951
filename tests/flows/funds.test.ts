import { expect, test } from 'vitest';
import { account as security } from '@/contract/account';
import { account, capital, depositState, withdrawalState, withdrawalVersion } from '@/contract/capital';
import { add } from '@/contract/decimal';
import { inmail } from '@/contract/inmail';
import { refusedAddresses } from '@fixtures/networks';
import { demoCode, personaPassword, personas } from '@fixtures/personas';
import { control } from '@mocks/control';
import { openFlow } from './flow';

const usdt = 52;
const address = `0x${'5a'.repeat(20)}`;
const minuteMs = 60_000;

test('coins are deposited, transferred and withdrawn, and cancelled or rejected withdrawals come back; balances, records and messages agree', async () => {
  const { ask, later } = openFlow();
  const walletOf = async (wallet: 2 | 5) => (await ask(capital.walletInfo, { query: { coinId: usdt, type: 25, wallet } })).available;
  const info = () => ask(capital.withdrawInfo, { query: { coinId: usdt } });
  const titles = async (pageSize: number) =>
    (await ask(inmail.messageList, { body: { moduleId: 21, pageNum: 1, pageSize } })).list.map(({ title }) => title);
  const codes = async () => {
    await ask(security.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
    return { emailCode: demoCode };
  };
  const before = await walletOf(account.spot);

  const depositAddress = await ask(capital.coinAddress, { body: { coinId: usdt, network: 'ETH' } });
  await ask(control.deposit, { body: { coin: 'USDT', network: 'ETH', amount: '1000' } });
  const [detected] = (await ask(capital.depositRecords, { query: { pageSize: 1 } })).list;
  expect(detected).toMatchObject({ amount: '1000', address: depositAddress.address, confirmations: 0, state: depositState.confirming });
  expect(await titles(1)).toEqual(['Deposit detected']);
  expect(await walletOf(account.spot)).toBe(before);
  later(5 * minuteMs);
  const [credited] = (await ask(capital.depositRecords, { query: { state: depositState.credited, pageSize: 1 } })).list;
  expect(credited).toMatchObject({ id: detected?.id, confirmations: 12 });
  expect(await titles(1)).toEqual(['Deposit received']);
  expect(await walletOf(account.spot)).toBe(add(before, '1000'));

  const contractBefore = await walletOf(account.perpetual);
  await ask(capital.submitTransfer, { body: { amount: '400', coinId: usdt, coinName: 'USDT', type: 25 } });
  expect([await walletOf(account.spot), await walletOf(account.perpetual)]).toEqual([add(before, '600'), add(contractBefore, '400')]);

  const request = { bver: withdrawalVersion, coinId: usdt, network: 'ETH', address, remark: 'Savings' } as const;
  const sent = await ask(capital.withdraw, { body: { ...request, amount: '250', ...(await codes()) } });
  const rejected = await ask(capital.withdraw, {
    body: { ...request, address: refusedAddresses[0] ?? '', amount: '100', ...(await codes()) },
  });
  const cancelled = await ask(capital.withdraw, { body: { ...request, amount: '50', ...(await codes()) } });
  expect(await info()).toMatchObject({ available: add(before, '200'), frozen: '400', dayUsed: '400' });
  expect(await ask(capital.cancelWithdrawal, { body: { id: cancelled.id } })).toMatchObject({ state: withdrawalState.cancelled });
  expect(await info()).toMatchObject({ available: add(before, '250'), frozen: '350', dayUsed: '350' });

  later(2 * minuteMs);
  const stateOf = async (id: string) => (await ask(capital.withdrawalRecords, { query: {} })).list.find((each) => each.id === id)?.state;
  expect([await stateOf(sent.id), await stateOf(rejected.id)]).toEqual([withdrawalState.processing, withdrawalState.rejected]);
  expect(await info()).toMatchObject({ available: add(before, '350'), frozen: '250', dayUsed: '250' });
  expect(await titles(1)).toEqual(['Withdrawal rejected']);
  later(minuteMs);
  expect([await stateOf(sent.id), (await info()).frozen]).toEqual([withdrawalState.onChain, '0']);
  later(10 * minuteMs);
  expect(await stateOf(sent.id)).toBe(withdrawalState.done);
  expect(await titles(2)).toEqual(['Withdrawal complete', 'Withdrawal rejected']);
  expect(await walletOf(account.spot)).toBe(add(before, '350'));
  const { list } = await ask(capital.fundsRecords, { query: { pageSize: 4 } });
  expect(list.map(({ type, amount, state }) => [type, amount, state])).toEqual([
    [2, '50', withdrawalState.cancelled],
    [2, '100', withdrawalState.rejected],
    [2, '250', withdrawalState.done],
    [1, '1000', depositState.credited],
  ]);
});

test('a withdrawal to another user arrives in their account, less the fee', async () => {
  const { ask, become, later } = openFlow({ persona: 'vip' });
  const depositAddress = await ask(capital.coinAddress, { body: { coinId: usdt, network: 'TRON' } });
  const before = (await ask(capital.withdrawInfo, { query: { coinId: usdt } })).available;
  await become('trader');
  expect(await ask(capital.validateAddress, { query: { coinId: usdt, network: 'TRON', address: depositAddress.address } })).toEqual({
    isValid: true,
    isInternal: true,
  });
  await ask(security.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
  const request = { bver: withdrawalVersion, coinId: usdt, network: 'TRON', address: depositAddress.address, amount: '75' } as const;
  const { id } = await ask(capital.withdraw, { body: { ...request, emailCode: demoCode } });
  later(5 * minuteMs);
  const [sent] = (await ask(capital.withdrawalRecords, { query: { pageSize: 1 } })).list;
  expect(sent).toMatchObject({ id, state: withdrawalState.done, fee: '1' });
  await become('vip');
  const [arrived] = (await ask(capital.depositRecords, { query: { pageSize: 1 } })).list;
  expect(arrived).toMatchObject({ amount: '74', txHash: sent?.txHash, state: depositState.credited });
  expect((await ask(capital.withdrawInfo, { query: { coinId: usdt } })).available).toBe(add(before, '74'));
});

test('an invalid withdrawal is refused with a reason, and moves nothing', async () => {
  const { ask, refused, become } = openFlow();
  const request = { bver: withdrawalVersion, coinId: usdt, network: 'ETH', address, amount: '250' } as const;
  const before = await ask(capital.withdrawInfo, { query: { coinId: usdt } });
  const reason = async (overrides: object) => {
    const failure = await refused(capital.withdraw, { body: { ...request, ...overrides } });
    return 'code' in failure ? failure.code : failure.kind;
  };
  expect(await reason({})).toBe(10004);
  expect(await reason({ emailCode: demoCode })).toBe(10006);
  expect(await reason({ address: 'T'.repeat(34) })).toBe(30503);
  expect(await reason({ network: 'XRP' })).toBe(400);
  expect(await reason({ amount: '0.1234567' })).toBe(400);
  expect(await reason({ amount: '1' })).toBe(30507);
  expect(await reason({ amount: '9999999' })).toBe(30508);
  expect(await reason({ bver: 2 })).toBe(400);
  await ask(security.sendValidCode, { body: { purpose: 'security', channel: 'email' } });
  expect(await reason({ amount: '20000', emailCode: demoCode })).toBe(30301);
  expect(await ask(capital.withdrawInfo, { query: { coinId: usdt } })).toEqual(before);
  await become('newUser');
  expect(await reason({ amount: '20' })).toBe(40301);
  await become('frozenAccount');
  expect(await reason({ amount: '20' })).toBe(10003);
  const transfer = { amount: '1', coinId: usdt, coinName: 'USDT', type: 25 };
  expect(await refused(capital.submitTransfer, { body: transfer })).toMatchObject({ code: 30303 });
});

test('a visitor registers, is welcomed, logs out and in again, and receives coins', async () => {
  const { ask, refused, later } = openFlow({ persona: 'visitor' });
  const loginName = 'ines@demo.example';
  const password = 'Brand-New-1';
  await ask(security.registerCheck1, { body: { loginName } });
  const { captchaId, gapX } = await ask(security.image, {});
  const { imageToken } = await ask(security.verifyImage, { body: { captchaId, offset: gapX + 3 } });
  await ask(security.sendValidCode, { body: { purpose: 'register', channel: 'email', receiver: loginName, imageToken } });
  expect(await refused(security.registerCheck2, { body: { loginName, code: '000000' } })).toMatchObject({ code: 10005 });
  await ask(security.registerCheck2, { body: { loginName, code: demoCode } });
  const { fid } = await ask(security.register, { body: { loginName, code: demoCode, password } });
  expect((await ask(inmail.messageList, { body: { moduleId: 0 } })).list.map(({ title }) => title)).toEqual(['Welcome']);
  await ask(security.logout, {});
  expect(await refused(security.login, { body: { loginName, password: personaPassword } })).toMatchObject({ code: 10002 });
  expect(await ask(security.login, { body: { loginName, password } })).toMatchObject({ fid });
  expect(await ask(control.status, {})).toMatchObject({ persona: null, fid, loginName });
  // Registering logged the user in; then a wrong password failed and the right one succeeded.
  expect((await ask(security.loginLogs, { query: {} })).totalCount).toBe(3);
  expect(await ask(security.overview, {})).toMatchObject({ totalUsdt: '0' });
  // The first deposit completes one of the user's tasks, which pays 20 USDT.
  await ask(control.deposit, { body: { coin: 'USDT', amount: '90' } });
  later(minuteMs);
  expect(await ask(capital.withdrawInfo, { query: { coinId: usdt } })).toMatchObject({ available: '110', maxAmount: '0' });
  expect(await ask(capital.ownCoins, {})).toEqual([{ coinId: usdt, shortName: 'USDT', name: 'Tether USD' }]);
  expect(personas.newUser.login.fid).not.toBe(fid);
});
