import { expect } from 'vitest';
import { assets } from '@/contract/assets';
import { add, multiply, truncate } from '@/contract/decimal';
import { billKind, spot } from '@/contract/spot';
import type { conversionScenarios } from '@mocks/scenarios/conversion';
import { available, expectMessage, usdt, type Proofs } from './proof';

export const conversionProofs: Proofs<typeof conversionScenarios> = {
  'small-balances': async (flow) => {
    const { targets, feeRate, list } = await flow.ask(assets.dust, { query: { targetCoinId: usdt } });
    expect(targets.map(({ coinName }) => coinName)).toEqual(['USDT', 'BTC', 'ETH']);
    expect(list.map(({ coinName }) => coinName)).toEqual(['XRP', 'ADA', 'LINK', 'LTC']);
    const before = await available(flow);
    const coinIds = list.map(({ coinId }) => coinId);
    const gross = add(...list.map(({ received }) => received));
    const { received, fee } = await flow.ask(assets.convertDust, { body: { coinIds, targetCoinId: usdt } });
    expect([add(received, fee), fee]).toEqual([gross, truncate(multiply(gross, feeRate), targets[0]?.precision ?? 0)]);
    expect(await available(flow)).toBe(add(before, received));
    expect((await flow.ask(assets.dust, { query: { targetCoinId: usdt } })).list).toEqual([]);
    expect(
      (await flow.ask(spot.bills, { query: { kind: billKind.conversion, pageSize: 50 } })).list.map(({ coinName }) => coinName),
    ).toHaveLength(5);
    await expectMessage(flow, /Small balances converted/);
  },
};
