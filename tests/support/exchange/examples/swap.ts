import type { swap } from '@/contract/swap';
import type { Ask, Examples } from './example';
import { openOrders, placeCondition, placeOrder, positionList, resetMock, setPosition } from '@/contract/swap/endpoints';

const bizType = 'perpetual';
const contractCode = 'btcusdt';
const params = { bizType, contractCode } as const;

/** A limit order far below the market, which is not filled. */
const restingOrder = { side: 'buy', kind: 'limit', amount: '0.01', price: '70000', leverage: 10 } as const;

async function placedOrderId(ask: Ask): Promise<string> {
  return (await ask(placeOrder, { params, body: restingOrder })).orderId;
}

/** Opens a long position at market and returns its id. */
async function openedPositionId(ask: Ask, marginMode: 'cross' | 'isolated' = 'isolated'): Promise<string> {
  await ask(placeOrder, { params, body: { side: 'buy', kind: 'market', amount: '0.01', leverage: 10, marginMode } });
  return (await ask(positionList, { params: { bizType } }))[0]?.positionId ?? '';
}

export const swapExamples: Examples<typeof swap> = {
  contractList: { input: { body: { contractType: 'perpetual' } } },
  contractDepth: { input: { params: { contractCode } } },
  contractTrades: { input: { params: { contractCode } } },
  contractCandles: { input: { params: { contractCode } } },
  settlement: { input: { params: { contractCode: 'btcusdt_251226_d' } } },
  fundingRates: { input: { params: { contractCode } } },
  placeOrder: { input: { params, body: restingOrder } },
  orderDetail: {
    input: async (ask) => {
      const [openOrder] = (await ask(openOrders, {})).list;
      return {
        params: {
          bizType,
          contractCode: openOrder?.contractCode ?? contractCode,
          orderId: openOrder?.orderId ?? (await placedOrderId(ask)),
        },
      };
    },
  },
  cancelOrder: { input: async (ask) => ({ params: { ...params, orderId: await placedOrderId(ask) } }) },
  cancelOrderById: { input: async (ask) => ({ params: { ...params, id: await placedOrderId(ask) } }) },
  cancelOrders: { input: async (ask) => ({ body: { orderIds: [await placedOrderId(ask)] } }) },
  changeOrders: { input: async (ask) => ({ params, body: { orders: [{ orderId: await placedOrderId(ask), price: '71000' }] } }) },
  changeCondition: {
    input: async (ask) => ({ params: { ...params, orderId: await placedOrderId(ask) }, body: { stopLossPrice: '60000' } }),
  },
  placeCondition: {
    input: { params, body: { kind: 'plan', side: 'buy', amount: '0.01', triggerPrice: '70000', leverage: 10 } },
  },
  conditionOrders: { input: { params: { bizType } } },
  cancelCondition: {
    input: async (ask) => {
      const body = { kind: 'plan', side: 'buy', amount: '0.01', triggerPrice: '70000' } as const;
      const { orderId } = await ask(placeCondition, { params, body });
      return { params: { ...params, orderId } };
    },
  },
  cancelConditions: { input: { params } },
  reverseOrder: { input: async (ask) => ({ params, body: { positionId: await openedPositionId(ask) } }) },
  dealRecords: { input: { params: { bizType } } },
  positionList: { input: { params: { bizType } } },
  positionHistory: { input: { params: { bizType } } },
  changeMargin: {
    input: async (ask) => ({ params, body: { positionId: await openedPositionId(ask), kind: 'add', amount: '20' } }),
  },
  mergePositions: {
    input: async (ask) => {
      await ask(setPosition, { params, body: { positionType: 'split' } });
      await openedPositionId(ask);
      await openedPositionId(ask);
      return { params, body: { side: 'long' } };
    },
  },
  closeAllPositions: {
    input: async (ask) => {
      await openedPositionId(ask);
      return { params: { bizType }, body: { scope: 'all' } };
    },
  },
  setPosition: { input: { params, body: { leverage: 25 } } },
  configsSummary: { input: { params } },
  accountAssets: { input: { params: { contractType: bizType } } },
  fundingRecords: { input: { params: { bizType } } },
  topUpMock: {
    input: async (ask) => {
      await ask(resetMock, {});
      const mock = { bizType: 'perpetual', contractCode: 'f_btcf_usdt' } as const;
      await ask(placeOrder, {
        params: mock,
        body: { side: 'buy', kind: 'limit', amount: '1', price: '80000', leverage: 2, marginMode: 'isolated' },
      });
      return { body: { coin: 'f_usdt' } };
    },
  },
};
