import { expect } from 'vitest';
import { account, capital, transferState } from '@/contract/capital';
import { add, subtract } from '@/contract/decimal';
import type { CodeName } from '@/contract/codes';
import { control } from '@mocks/control';
import type { transferScenarios } from '@mocks/scenarios/transfers';
import { available, dayMs, expectRefusal, hourMs, minuteMs, usdt, type Flow, type Proof, type Proofs } from './proof';

const body = { amount: '120.5', coinId: usdt, coinName: 'USDT', type: 25 };
const balances = async (flow: Flow) => [await available(flow), await available(flow, account.perpetual)] as const;

/** Asserts that a transfer has been booked, given both balances before it. */
async function expectBooking(flow: Flow, [spot, contract]: readonly [string, string]): Promise<void> {
  expect(await balances(flow)).toEqual([subtract(spot, body.amount), add(contract, body.amount)]);
}

const refusalProof =
  (name: CodeName): Proof =>
  async (flow) => {
    const before = await balances(flow);
    await expectRefusal(flow, name, capital.submitTransfer, { body });
    expect(await balances(flow)).toEqual(before);
  };

const records = ({ ask }: Flow, query: object = {}) => ask(capital.transferHistory, { query });

export const transfersProofs: Proofs<typeof transferScenarios> = {
  'transfer-done': async (flow) => {
    const before = await balances(flow);
    expect(await flow.ask(capital.submitTransfer, { body })).toMatchObject({ state: transferState.completed });
    await expectBooking(flow, before);
  },
  'transfer-accepted': async (flow) => {
    const before = await balances(flow);
    await expectRefusal(flow, 'transferAccepted', capital.submitTransfer, { body });
    expect((await records(flow)).list[0]).toMatchObject({ amount: body.amount, state: transferState.processing });
    flow.later(minuteMs);
    expect((await records(flow)).list[0]).toMatchObject({ amount: body.amount, state: transferState.completed });
    await expectBooking(flow, before);
  },
  'transfer-blocked': refusalProof('transferBlocked'),
  'transfer-restricted': refusalProof('transferRestricted'),
  'transfer-rejected': refusalProof('transferRejected'),
  'transfer-busy': refusalProof('busy'),
  'transfers-many': async (flow) => {
    const recent = { startTime: flow.now() - 90 * dayMs };
    const { list, totalCount } = await records(flow, recent);
    expect([totalCount, list[0]?.state]).toEqual([137, transferState.processing]);
    expect((await records(flow, { state: transferState.processing })).totalCount).toBe(1);
    flow.later(minuteMs);
    expect((await records(flow, { state: transferState.processing })).totalCount).toBe(0);
  },
  'margin-inactive': async ({ ask, later }) => {
    const inactive = async () => {
      const wallets = await ask(capital.wallets, { query: { coinId: usdt } });
      return wallets.filter(({ targetActivated }) => !targetActivated).map(({ walletType }) => walletType);
    };
    expect(await inactive()).toEqual([account.crossMargin, account.isolatedMargin]);
    await ask(control.deposit, { body: { coin: 'USDT', amount: '200' } });
    later(hourMs);
    await ask(capital.submitTransfer, { body: { ...body, type: 26 } });
    expect(await inactive()).toEqual([account.isolatedMargin]);
  },
  'card-warning': async ({ ask }) => {
    const info = await ask(capital.walletInfo, { query: { coinId: usdt, type: 52, wallet: account.perpetual } });
    expect(info.transferOpenCardInvalid).toBe(true);
  },
  'need-kyc': (flow) => expectRefusal(flow, 'needKyc', capital.transferHistory, { query: {} }),
  'cannot-use-module': (flow) => expectRefusal(flow, 'cannotUseModule', capital.transferHistory, { query: {} }),
};
