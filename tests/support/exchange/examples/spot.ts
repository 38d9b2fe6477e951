import { account } from '@/contract/capital';
import { spot } from '@/contract/spot';
import type { Ask, Examples } from './example';

const far = { tradeId: 1001, side: 'buy', type: 'limit', price: '40000', amount: '0.01' } as const;

/** Places a resting order to read, change or cancel. */
const placed = async (ask: Ask) => {
  const { orderId } = await ask(spot.placeOrder, { body: far });
  return { params: { orderId } };
};

export const spotExamples: Examples<typeof spot> = {
  placeOrder: { input: { body: far } },
  placeOcoOrder: {
    input: {
      body: {
        tradeId: 1001,
        account: account.spot,
        side: 'sell',
        amount: '0.01',
        price: '200000',
        stopPrice: '40000',
        stopLimitPrice: '39000',
      },
    },
  },
  editOrder: { input: async (ask) => ({ ...(await placed(ask)), body: { amount: '0.02' } }) },
  cancelOrder: { input: placed },
  cancelOrders: { input: { query: { tradeId: 1001 } } },
  orderDetail: {
    input: async (ask) => {
      const [waiting] = (await ask(spot.openOrders, { query: {} })).list;
      return waiting ? { params: { orderId: waiting.orderId } } : placed(ask);
    },
  },
  coinInfo: { input: { query: { coinId: 1 } } },
};
