import { margin } from '@/contract/margin';
import type { Ask, Examples } from './example';

const btcUsdt = { tradeId: 1001 };
const usdt = { coinId: 52 };
const loan = { ...btcUsdt, ...usdt, amount: '100' };

const borrowed = async (ask: Ask) => ask(margin.isolatedBorrow, { body: loan });

export const marginExamples: Examples<typeof margin> = {
  isolatedAccountDetail: { input: { query: btcUsdt } },
  isolatedTiers: { input: { query: btcUsdt } },
  isolatedBorrow: { input: { body: loan } },
  isolatedRepay: {
    input: async (ask) => {
      await borrowed(ask);
      return { body: { ...btcUsdt, ...usdt } };
    },
  },
  isolatedClosePosition: {
    input: async (ask) => {
      await borrowed(ask);
      return { body: btcUsdt };
    },
  },
  isolatedLiquidationDetail: {
    as: 'isolatedMargin',
    input: async (ask) => {
      const { list } = await ask(margin.isolatedLiquidationRecord, {});
      return { query: { id: list[0]?.id ?? '' } };
    },
  },
  crossBorrow: { input: { body: { ...usdt, amount: '100' } } },
  crossRepay: {
    input: async (ask) => {
      await ask(margin.crossBorrow, { body: { ...usdt, amount: '100' } });
      return { body: { ...usdt, amount: '10' } };
    },
  },
};
