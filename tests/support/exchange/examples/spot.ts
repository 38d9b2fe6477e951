import { account } from '@/contract/capital';
import { spot } from '@/contract/spot';
import type { Ask, Examples } from './example';

const restingOrder = { tradeId: 1001, side: 'buy', type: 'limit', price: '40000', amount: '0.01' } as const;

/** Places a resting order to read, change or cancel. */
const placed = async (ask: Ask) => {
  const { orderId } = await ask(spot.placeOrder, { body: restingOrder });
  return { params: { orderId } };
};

export const spotExamples: Examples<typeof spot> = {
  placeOrder: { input: { body: restingOrder } },
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
      const [openOrder] = (await ask(spot.openOrders, { query: {} })).list;
      return openOrder ? { params: { orderId: openOrder.orderId } } : placed(ask);
    },
  },
  coinInfo: { input: { query: { coinId: 1 } } },
};
