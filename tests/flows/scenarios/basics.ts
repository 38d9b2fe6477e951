import { expect, vi } from 'vitest';
import { account } from '@/contract/account';
import { alerts } from '@/contract/alerts';
import { capital } from '@/contract/capital';
import { config } from '@/contract/config';
import { copyTrading } from '@/contract/copyTrading';
import { identity, kycSummary } from '@/contract/identity';
import { margin } from '@/contract/margin';
import { market } from '@/contract/market';
import { pay } from '@/contract/pay';
import { premarket } from '@/contract/premarket';
import { spot } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { hasNewTask, task } from '@/contract/task';
import { watchlists } from '@/contract/watchlists';
import { personaPassword, personas } from '@fixtures/personas';
import type { basics } from '@mocks/scenarios/basics';
import { expectRefusal, hourMs, inbox, minuteMs, type Proofs } from './proof';

export const basicsProofs: Proofs<typeof basics> = {
  calm: async ({ ask, later }) => {
    const prices = async () => (await ask(market.tickers, {})).map(({ last }) => last);
    const before = await prices();
    later(hourMs);
    const after = await prices();
    expect(after.filter((price, index) => price !== before[index]).length).toBeGreaterThan(after.length / 2);
    expect(await ask(spot.systemStatus, {})).toMatchObject({ state: 'running' });
  },
  'first-day': async (flow) => {
    const { ask, now } = flow;
    expect(await ask(account.overview, {})).toMatchObject({ totalUsdt: '0' });
    expect(kycSummary((await ask(identity.status, {})).statusList)).toEqual({ state: 'notVerified' });
    expect((await ask(task.list, { query: {} })).newbieTasks.filter((each) => hasNewTask([each]))).toHaveLength(4);
    expect(await inbox(flow)).toMatchObject([{ title: 'Welcome', createdTime: now() - minuteMs, read: false }]);
    expect((await ask(account.queryAccount, {})).registeredTime).toBe(now() - minuteMs);
  },
  'slow-exchange': async ({ ask }) => {
    vi.useFakeTimers();
    try {
      let hasAnswered = false;
      const answer = ask(account.overview, {}).then(() => (hasAnswered = true));
      await vi.advanceTimersByTimeAsync(1999);
      expect(hasAnswered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      await answer;
      expect(hasAnswered).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  },
  'exchange-flaky': async ({ ask }) => {
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => ask(account.overview, {})));
    const failures = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.failure] : []));
    expect(failures.every((failure) => failure.status === 503)).toBe(true);
    expect(failures.length).toBeGreaterThan(8);
    expect(failures.length).toBeLessThan(40);
  },
  'exchange-unreachable': async ({ refused }) => {
    for (const call of [market.tickers, config.platform, spot.systemStatus])
      expect(await refused(call, {})).toMatchObject({ kind: 'unreachable' });
  },
  'prices-stale': async ({ ask, refused }) => {
    for (const call of [market.tickers, market.contractTickers]) {
      expect((await ask(call, {})).length).toBeGreaterThan(10);
      expect(await refused(call, {})).toMatchObject({ kind: 'unreachable' });
    }
  },
  'contract-departed': async ({ ask, refused }) => {
    expect(await refused(market.tickers, {})).toMatchObject({ kind: 'drift' });
    expect((await ask(market.contractTickers, {})).length).toBeGreaterThan(10);
  },
  'service-lines-unavailable': async ({ refused }) => {
    expect(await refused(config.serviceConfig, {})).toMatchObject({ kind: 'http', status: 500 });
  },
  'account-frozen': async (flow) => {
    const { name: loginName } = personas.trader.login;
    await expectRefusal(flow, 'accountFrozen', account.login, { body: { loginName, password: personaPassword } });
  },
  'full-lists': async ({ ask }) => {
    const params = { bizType: 'perpetual' } as const;
    const lists = {
      'spot.openOrders': await ask(spot.openOrders, { query: {} }),
      'spot.orderHistory': await ask(spot.orderHistory, { query: {} }),
      'spot.fills': await ask(spot.fills, { query: {} }),
      'margin.crossLiquidationRecord': await ask(margin.crossLiquidationRecord, {}),
      'margin.crossRepayRecord': await ask(margin.crossRepayRecord, {}),
      'margin.crossTransferRecord': await ask(margin.crossTransferRecord, {}),
      'margin.isolatedLiquidationRecord': await ask(margin.isolatedLiquidationRecord, {}),
      'margin.isolatedTransferRecord': await ask(margin.isolatedTransferRecord, {}),
      'capital.addressPage': await ask(capital.addressPage, { body: {} }),
      'swap.openOrders': await ask(swap.openOrders, { query: {} }),
      'swap.conditionOrders': await ask(swap.conditionOrders, { params, query: {} }),
      'swap.fundingRecords': await ask(swap.fundingRecords, { params, query: {} }),
      'swap.tradingFundUsage': await ask(swap.tradingFundUsage, { query: {} }),
      'swap.positionHistory': await ask(swap.positionHistory, { params, query: {} }),
      'swap.positionAdjustments': await ask(swap.positionAdjustments, { query: {} }),
      'copyTrading.currentTraders': await ask(copyTrading.currentTraders, {}),
      'copyTrading.copyPositions': await ask(copyTrading.copyPositions, { query: {} }),
      'copyTrading.pastCopyTrades': await ask(copyTrading.pastCopyTrades, { query: {} }),
      'copyTrading.copyHistory': await ask(copyTrading.copyHistory, { query: {} }),
      'premarket.deals': await ask(premarket.deals, { query: {} }),
      'pay.payments': await ask(pay.payments, { query: {} }),
      'pay.paymentRequests': await ask(pay.paymentRequests, { query: {} }),
      'alerts.list': await ask(alerts.list, {}),
      'watchlists.list': await ask(watchlists.list, {}),
      'swap.positionList': await ask(swap.positionList, { params, query: {} }),
      'premarket.openOrders': await ask(premarket.openOrders, { query: {} }),
      'premarket.holdings': await ask(premarket.holdings, {}),
      'pay.contacts': await ask(pay.contacts, {}),
    };
    expect(Object.entries(lists).flatMap(([name, answer]) => (rowsIn(answer) > 0 ? [] : name))).toEqual([]);
  },
};

/** The number of rows in a list, or in a page of one. */
function rowsIn(answer: object): number {
  const rows = 'list' in answer ? answer.list : answer;
  return Array.isArray(rows) ? rows.length : 0;
}
