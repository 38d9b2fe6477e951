import { premarket } from '@/contract/premarket';
import type { Ask, Examples } from './example';

const restingOrder = { tradeId: 1105, side: 'buy', price: '0.1', amount: '100' } as const;

/** Places a resting order to change or cancel. */
const placed = async (ask: Ask) => {
  const { orderId } = await ask(premarket.placeOrder, { body: restingOrder });
  return { params: { orderId } };
};

export const premarketExamples: Examples<typeof premarket> = {
  placeOrder: { input: { body: restingOrder } },
  editOrder: { input: async (ask) => ({ ...(await placed(ask)), body: { amount: '120' } }) },
  cancelOrder: { input: placed },
  cancelOrders: { input: { query: { tradeId: restingOrder.tradeId } } },
};
