import { expect } from 'vitest';
import { account } from '@/contract/capital';
import { isGreater } from '@/contract/decimal';
import { mockFunds, swap, tradeMode } from '@/contract/swap';
import type { mockScenarios } from '@mocks/scenarios/mockTrading';
import { available, dayMs, expectRefusal, hourMs, minuteMs, type Flow, type Proofs } from './proof';

const mock = { mode: tradeMode.mock } as const;
const total = async ({ ask }: Flow) => (await ask(swap.mockAssetsSummary, {})).totalAccountRights ?? '';
const claim = { body: { coin: 'f_usdt' } } as const;

export const mockProofs: Proofs<typeof mockScenarios> = {
  'mock-trading': async (flow) => {
    const real = await available(flow, account.perpetual);
    expect(await flow.ask(swap.positionList, { params: { bizType: 'portal' }, query: mock })).toHaveLength(1);
    expect((await flow.ask(swap.openOrders, { query: mock })).totalCount).toBe(1);
    const before = await total(flow);
    flow.later(hourMs);
    expect(await total(flow)).not.toBe(before);
    expect(await available(flow, account.perpetual)).toBe(real);
  },
  'mock-unclaimed': async (flow) => {
    expect([await total(flow), (await flow.ask(swap.bills, { query: mock })).totalCount]).toEqual(['0', 0]);
    expect(await flow.ask(swap.topUpMock, claim)).toMatchObject({ balance: mockFunds.start });
    expect(await total(flow)).toBe(mockFunds.start);
  },
  'mock-empty': async (flow) => {
    expect(await total(flow)).toBe('0');
    expect(await flow.ask(swap.topUpMock, claim)).toMatchObject({ balance: mockFunds.start });
    expect(isGreater(await total(flow), '0')).toBe(true);
  },
  'mock-claim-limit': async (flow) => {
    const { nextDayTime: nextClaimTime, coins } = await flow.ask(swap.mockFundsStatus, {});
    expect(coins).toMatchObject([{ available: '0', claimable: mockFunds.start, claimsLeft: 0 }, { claimsLeft: 0 }]);
    await expectRefusal(flow, 'mockClaimLimit', swap.topUpMock, claim);
    await expectRefusal(flow, 'mockClaimLimit', swap.resetMock, {});
    const nextDayTime = nextClaimTime ?? NaN;
    expect(nextDayTime - flow.now()).toBeLessThanOrEqual(dayMs);
    flow.later(nextDayTime - flow.now());
    expect(await flow.ask(swap.topUpMock, claim)).toMatchObject({ balance: mockFunds.start });
  },
  'mock-liquidated': async (flow) => {
    const { list } = await flow.ask(swap.positionHistory, { params: { bizType: 'portal' }, query: mock });
    expect(list).toContainEqual(expect.objectContaining({ end: 'liquidated', closedTime: flow.now() - minuteMs }));
    expect(await total(flow)).toBe('0');
    const kinds = (await flow.ask(swap.bills, { query: mock })).list.map(({ kind }) => kind);
    expect(kinds).toContain('liquidation');
    expect(await flow.ask(swap.topUpMock, claim)).toMatchObject({ balance: mockFunds.start });
  },
};
