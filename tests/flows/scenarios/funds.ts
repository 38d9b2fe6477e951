import { expect } from 'vitest';
import {
  account,
  capital,
  depositState,
  internalNetwork,
  maxRemarkLength,
  withdrawalFailureReason,
  withdrawalState,
  type WithdrawalState,
} from '@/contract/capital';
import { add, subtract } from '@/contract/decimal';
import { billKind, spot } from '@/contract/spot';
import type { fundsScenarios } from '@mocks/scenarios/funds';
import { available, expectMessage, expectRefusal, inbox, minuteMs, usdt, withdrawal, type Flow, type Proof, type Proofs } from './proof';

const initialBalance = '12480.55';
const xrp = 5;
const deposits = async ({ ask }: Flow, query: object = {}) => ask(capital.depositRecords, { query });
const withdrawals = async ({ ask }: Flow) => (await ask(capital.withdrawalRecords, { query: {} })).list;
const funds = ({ ask }: Flow) => ask(capital.withdrawInfo, { query: { coinId: usdt } });

/** Proves that the newest withdrawal, of 750 USDT, has this state, has reduced the available balance by `deducted` and left `frozen` frozen, then runs `then`. */
const withdrawalProof =
  (state: WithdrawalState, [deducted, frozen]: readonly [string, string], then: Proof): Proof =>
  async (flow) => {
    expect((await withdrawals(flow))[0]).toMatchObject({ state, amount: '750' });
    expect(await funds(flow)).toMatchObject({ available: subtract(initialBalance, deducted), frozen });
    await then(flow);
  };
const perpetualBalance = async ({ ask }: Flow) =>
  (await ask(capital.walletInfo, { query: { coinId: usdt, type: 52, wallet: account.perpetual } })).available;
const cancelInput = async (flow: Flow) => ({ body: { id: (await withdrawals(flow))[0]?.id ?? '' } });

export const fundsProofs: Proofs<typeof fundsScenarios> = {
  'deposit-confirming': async (flow) => {
    expect((await deposits(flow)).list[0]).toMatchObject({
      coinName: 'BTC',
      amount: '0.5',
      state: depositState.confirming,
      confirmations: 1,
      requiredConfirmations: 2,
    });
    await expectMessage(flow, /Deposit detected/);
    flow.later(10 * minuteMs);
    expect((await deposits(flow)).list[0]).toMatchObject({ state: depositState.credited, confirmations: 2 });
  },
  'deposit-arrived': async (flow) => {
    const [before, messages] = [await available(flow), (await inbox(flow)).length];
    expect((await deposits(flow)).list[0]).toMatchObject({ state: depositState.confirming, amount: '2000' });
    flow.later(12_000);
    expect([await available(flow), (await inbox(flow)).length]).toEqual([add(before, '2000'), messages + 1]);
  },
  'deposit-to-contract': async (flow) => {
    const { perpetual } = account;
    expect(await flow.ask(capital.depositAccount, { query: { coinId: usdt } })).toMatchObject({ account: perpetual });
    expect((await deposits(flow)).list[0]).toMatchObject({ state: depositState.confirming, account: perpetual });
    const before = await perpetualBalance(flow);
    flow.later(12_000);
    expect((await deposits(flow)).list[0]).toMatchObject({ state: depositState.credited, account: perpetual });
    expect([await available(flow), await perpetualBalance(flow)]).toEqual([initialBalance, add(before, '500')]);
    const [bill] = (await flow.ask(spot.bills, { query: { account: perpetual, coinId: usdt } })).list;
    expect(bill).toMatchObject({ kind: billKind.deposit, amount: '500' });
    await expectMessage(flow, /Deposit received/);
  },
  'deposit-below-minimum': async (flow) => {
    expect((await deposits(flow)).list[0]).toMatchObject({ state: depositState.belowMinimum, amount: '0.1' });
    expect([await available(flow), (await inbox(flow))[0]?.title === 'Deposit received']).toEqual([initialBalance, false]);
  },
  'deposit-memo': async (flow) => {
    const { memo } = await flow.ask(capital.coinAddress, { body: { coinId: xrp, network: 'XRP' } });
    expect((await deposits(flow)).list[0]).toMatchObject({ coinName: 'XRP', memo, confirmations: 1, requiredConfirmations: 3 });
    expect(memo).toMatch(/^\d{9}$/);
    flow.later(8_000);
    expect((await deposits(flow)).list[0]).toMatchObject({ state: depositState.credited });
  },
  'deposit-unverified': (flow) => expectRefusal(flow, 'needKyc', capital.coinAddress, { body: { coinId: usdt, network: 'ETH' } }),
  'deposits-closed': async (flow) => {
    const networks = await flow.ask(capital.networks, { query: { coinId: usdt } });
    expect(networks.some(({ isDepositOpen, isWithdrawOpen }) => isDepositOpen || isWithdrawOpen)).toBe(false);
    expect(new Set(networks.map(({ suspension }) => suspension))).toEqual(new Set(['maintenance']));
    await expectRefusal(flow, 'depositClosed', capital.coinAddress, { body: { coinId: usdt, network: 'ETH' } });
    await expectRefusal(flow, 'withdrawalClosed', capital.withdraw, await withdrawal(flow));
  },
  'withdrawal-review': withdrawalProof(withdrawalState.review, ['750', '750'], async (flow) => {
    await flow.ask(capital.cancelWithdrawal, await cancelInput(flow));
    expect(await funds(flow)).toMatchObject({ available: initialBalance, frozen: '0' });
  }),
  'withdrawal-processing': withdrawalProof(withdrawalState.processing, ['750', '750'], async (flow) => {
    await expectRefusal(flow, 'withdrawalUnderWay', capital.cancelWithdrawal, await cancelInput(flow));
    flow.later(minuteMs);
    expect((await withdrawals(flow))[0]).toMatchObject({ state: withdrawalState.onChain });
  }),
  'withdrawal-on-chain': withdrawalProof(withdrawalState.onChain, ['750', '0'], async (flow) => {
    expect((await withdrawals(flow))[0]?.txHash).not.toBe('');
  }),
  'withdrawal-done': withdrawalProof(withdrawalState.done, ['750', '0'], (flow) => expectMessage(flow, /Withdrawal complete/)),
  'withdrawal-rejected': withdrawalProof(withdrawalState.rejected, ['0', '0'], async (flow) => {
    await expectMessage(flow, /Withdrawal rejected/);
    expect((await withdrawals(flow))[0]?.reason).not.toBe('');
  }),
  'withdrawal-cancelled': withdrawalProof(withdrawalState.cancelled, ['0', '0'], async (flow) => {
    await expectRefusal(flow, 'withdrawalUnderWay', capital.cancelWithdrawal, await cancelInput(flow));
  }),
  'withdrawal-failed': withdrawalProof(withdrawalState.failed, ['0', '0'], async (flow) => {
    await expectMessage(flow, /Withdrawal failed/);
    const [{ reason, txUrl, steps } = expect.fail('no withdrawal')] = await withdrawals(flow);
    expect([reason, txUrl]).toEqual([
      withdrawalFailureReason.failed,
      expect.stringMatching(/^https:\/\/eth\.explorer\.example\/tx\/[\da-f]{64}$/),
    ]);
    const { review, processing, onChain, failed } = withdrawalState;
    expect(steps.map(({ state }) => state)).toEqual([review, processing, onChain, failed]);
    const bills = (await flow.ask(spot.bills, { query: { coinId: usdt } })).list.slice(0, 2);
    expect(bills.map(({ kind, amount }) => [kind, amount])).toEqual([
      [billKind.withdrawalRefund, '750'],
      [billKind.withdrawal, '-750'],
    ]);
  }),
  'withdrawal-limit': async (flow) => {
    const { dayLimit, dayUsed, maxAmount } = await funds(flow);
    expect([dayUsed, maxAmount]).toEqual([dayLimit, '0']);
    await expectRefusal(flow, 'withdrawalLimit', capital.withdraw, await withdrawal(flow));
  },
  'withdrawals-on-hold': async (flow) => {
    const { lockedUntil } = await flow.ask(capital.withdrawCheck, {});
    await expectRefusal(flow, 'withdrawalLocked', capital.withdraw, await withdrawal(flow));
    expect(lockedUntil).not.toBeNull();
    flow.later(18 * 60 * minuteMs);
    expect((await flow.ask(capital.withdraw, await withdrawal(flow))).state).toBe(withdrawalState.review);
  },
  'internal-received': async (flow) => {
    expect((await deposits(flow)).list[0]).toMatchObject({
      network: internalNetwork,
      amount: '250',
      state: depositState.credited,
      txUrl: '',
    });
    expect(await available(flow)).toBe(add(initialBalance, '250'));
    await expectMessage(flow, /Deposit received/);
    const { body } = await withdrawal(flow);
    const internalWithdrawal = { ...body, network: internalNetwork, address: 'vera@demo.example', amount: '25' };
    expect(await flow.ask(capital.withdraw, { body: internalWithdrawal })).toMatchObject({
      state: withdrawalState.done,
      fee: '0',
      txUrl: '',
    });
    expect(await available(flow)).toBe(add(initialBalance, '225'));
  },
  'address-whitelist': async (flow) => {
    expect(await flow.ask(capital.addressSetting, {})).toMatchObject({ isWhitelistOn: true });
    const [recent, old] = (await flow.ask(capital.addressBook, { body: {} })).toSorted((a, b) => b.activeTime - a.activeTime);
    const request = await withdrawal(flow);
    const to = (address?: string) => ({ body: { ...request.body, address: address ?? '' } });
    await expectRefusal(flow, 'addressNotListed', capital.withdraw, request);
    await expectRefusal(flow, 'addressNotListed', capital.withdraw, to(recent?.address));
    expect(await flow.ask(capital.withdraw, to(old?.address))).toMatchObject({ state: withdrawalState.review });
  },
  'funds-empty': async ({ ask }) => {
    for (const list of [capital.depositRecords, capital.withdrawalRecords, capital.fundsRecords])
      expect((await ask(list, { query: {} })).totalCount).toBe(0);
    for (const list of [capital.addressBook, capital.depositAddresses]) expect(await ask(list, { body: {} })).toEqual([]);
  },
  'deposits-many': async (flow) => {
    const { list, totalCount } = await deposits(flow, { state: depositState.credited });
    expect(totalCount).toBeGreaterThanOrEqual(10_000);
    expect((list[0]?.createdTime ?? 0) - (list[1]?.createdTime ?? 0)).toBe(4 * minuteMs);
    expect(await available(flow)).toBe(add(initialBalance, '10000'));
  },
  'remarks-long': async (flow) => {
    const { ask } = flow;
    const remarks = [
      ...(await ask(capital.addressBook, { body: {} })),
      ...(await ask(capital.depositAddresses, { body: { network: 'ETH' } })),
      ...(await withdrawals(flow)).slice(0, 1),
    ].map(({ remark }) => remark);
    const long = remarks.filter((remark) => remark.length === maxRemarkLength && !/\s/.test(remark));
    expect(long).toHaveLength(3);
  },
};
