import { expect } from 'vitest';
import { account } from '@/contract/account';
import { capital } from '@/contract/capital';
import { config, moduleState } from '@/contract/config';
import { copyMode, copyTrading } from '@/contract/copyTrading';
import { inmail } from '@/contract/inmail';
import { market } from '@/contract/market';
import { spot } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { user } from '@/contract/user';
import { leadTraderBots } from '@fixtures/leadTraders';
import { demoCode } from '@fixtures/personas';
import type { siteScenarios } from '@mocks/scenarios/site';
import { btcUsdt, expectRefusal, positions, type Flow, type Proofs } from './proof';

const underMaintenance = async ({ ask }: Flow) =>
  (await ask(config.site, {})).modules.flatMap(({ module, state }) => (state === moduleState.maintenance ? [module] : []));

export const siteProofs: Proofs<typeof siteScenarios> = {
  'spot-maintenance': async (flow) => {
    const { ask } = flow;
    expect([await underMaintenance(flow), (await ask(spot.systemStatus, {})).state]).toEqual([['spot'], 'maintenance']);
    await expectRefusal(flow, 'marketClosed', spot.placeOrder, { body: { tradeId: btcUsdt, side: 'buy', type: 'market', turnover: '10' } });
    const { totalCount } = await ask(spot.openOrders, { query: {} });
    const { orderIds } = await ask(spot.cancelOrders, {});
    expect([totalCount > 0, orderIds.length]).toEqual([true, totalCount]);
  },
  'contract-maintenance': async (flow) => {
    expect(await underMaintenance(flow)).toEqual(['contract']);
    const order = { side: 'buy', kind: 'market', amount: '0.01', leverage: 10 } as const;
    for (const contractCode of ['btcusdt', 'f_btcf_usdt'])
      await expectRefusal(flow, 'marketClosed', swap.placeOrder, { params: { bizType: 'portal', contractCode }, body: order });
    const before = await positions(flow);
    await expectRefusal(flow, 'marketClosed', swap.closeAllPositions, { params: { bizType: 'portal' }, body: { scope: 'all' } });
    expect([before.length > 0, (await positions(flow)).length]).toEqual([true, before.length]);
  },
  'copy-maintenance': async (flow) => {
    expect(await underMaintenance(flow)).toEqual(['copy']);
    const open = (await flow.ask(copyTrading.copyPositions, { query: {} })).totalCount;
    const body = { traderUid: leadTraderBots[1]?.uid ?? 0, copyMode: copyMode.fixedAmount, amount: '20', maxAmount: '100' };
    await expectRefusal(flow, 'traderClosed', copyTrading.startCopyTrade, { body });
    expect((await flow.ask(copyTrading.copyPositions, { query: {} })).totalCount).toBe(open);
  },
  'site-maintenance': async ({ refused }) => {
    for (const call of [config.site, market.tickers, user.bizStatus])
      expect(await refused(call, {})).toEqual({ kind: 'http', status: 503, retryAfterSeconds: 900 });
  },
  'rate-limited': async ({ ask, refused }) => {
    expect(await refused(capital.depositRecords, { query: {} })).toEqual({ kind: 'http', status: 429, retryAfterSeconds: 10 });
    expect((await ask(capital.depositRecords, { query: {} })).totalCount).toBeGreaterThan(0);
  },
  'session-replaced': async (flow) => {
    await expectRefusal(flow, 'sessionReplaced', inmail.unreadCount, {});
    await flow.ask(inmail.unreadCount, {});
  },
  'region-restricted': async (flow) => {
    const { ask } = flow;
    const { isRestricted, region, notice } = await ask(config.compliance, {});
    expect([isRestricted, region, notice !== '']).toEqual([true, 'US', true]);
    expect(await ask(config.site, {})).toMatchObject({ isRegisterOpen: false });
    const newcomer = { loginName: 'ines@demo.example', code: demoCode, password: 'Another-2027' };
    await expectRefusal(flow, 'regionRestricted', account.register, { body: newcomer });
  },
};
