import { assets } from '@/contract/assets';
import { account } from '@/contract/capital';
import { minTurnover, spot } from '@/contract/spot';
import type { Examples } from './example';

const usdt = 52;
const dust = { query: { targetCoinId: usdt } };

export const assetsExamples: Examples<typeof assets> = {
  accountAssets: { input: { params: { wallet: account.spot } } },
  dust: { input: dust },
  convertDust: {
    // The fee on the smallest order leaves an amount too small to sell.
    input: async (ask) => {
      await ask(spot.placeOrder, { body: { tradeId: 1006, side: 'buy', type: 'market', turnover: minTurnover.USDT } });
      return { body: { coinIds: (await ask(assets.dust, dust)).list.map(({ coinId }) => coinId), targetCoinId: usdt } };
    },
  },
  profit: { input: { query: { days: 30 } } },
};
