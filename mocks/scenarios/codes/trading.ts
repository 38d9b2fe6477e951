import { alerts, maxAlerts } from '@/contract/alerts';
import { multiply, truncate } from '@/contract/decimal';
import { market } from '@/contract/market';
import { orderSide, orderType, spot, timeInForce } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { pairByName } from '../../exchange/markets';
import { trigger, type Ask } from './trigger';

const btc = 1001;
const limit = { tradeId: btc, side: 'buy', type: 'limit', price: '40000', amount: '0.01' } as const;
const params = { bizType: 'perpetual', contractCode: 'btcusdt' } as const;
const waiting = { side: 'buy', kind: 'limit', amount: '0.01', price: '70000', leverage: 10 } as const;
const openPosition = async (ask: Ask, marginMode: 'cross' | 'isolated' = 'isolated') => {
  await ask(swap.placeOrder, { params, body: { side: 'buy', kind: 'market', amount: '0.01', leverage: 10, marginMode } });
  return (
    (await ask(swap.positionList, { params: { bizType: 'perpetual' } })).find(({ contractCode }) => contractCode === 'btcusdt')
      ?.positionId ?? ''
  );
};
const askPrice = async (ask: Ask) => (await ask(market.depth, { query: { tradeId: btc, size: 1 } })).asks[0]?.[0] ?? '0';

/** Triggers for the codes of spot and contract orders. */
export const tradingTriggers = [
  trigger(
    'marketClosed',
    'Sell a coin whose market is halted',
    spot.placeOrder,
    { body: { tradeId: pairByName('KAS_USDT').tradeId, side: 'sell', type: 'market', amount: '100' } },
    { scenario: 'order-market-halted' },
  ),
  trigger('orderBelowMinAmount', 'Sell less than the minimum amount', spot.placeOrder, {
    body: { ...limit, side: 'sell', amount: '0.000001' },
  }),
  trigger('orderBelowMinTurnover', 'Place a buy order worth one dollar', spot.placeOrder, {
    body: { tradeId: btc, side: 'buy', type: 'market', turnover: '1' },
  }),
  trigger('orderOffTick', 'Enter a price between two ticks', spot.placeOrder, { body: { ...limit, price: '40000.123456' } }),
  trigger('orderOffLot', 'Enter an amount between two lots', swap.placeOrder, { params, body: { ...waiting, amount: '0.01234567' } }),
  trigger('orderPriceDeviation', 'Buy at a price far from the latest price', spot.placeOrder, {
    body: { ...limit, price: '1', amount: '100' },
  }),
  trigger('orderWouldMatch', 'Place a post-only order that would match', spot.placeOrder, async (ask) => ({
    body: { ...limit, price: await askPrice(ask), amount: '0.001', timeInForce: timeInForce.postOnly },
  })),
  trigger(
    'orderCannotFill',
    'Place a fill-or-kill order for a thousand bitcoin',
    spot.placeOrder,
    async (ask) => ({
      body: { ...limit, price: await askPrice(ask), amount: '1000', timeInForce: timeInForce.fok },
    }),
    { as: 'vip', scenario: 'order-book-too-thin' },
  ),
  trigger('orderTriggerPassed', 'Place a trailing sell order with an activation price below the market', spot.placeOrder, async (ask) => ({
    body: {
      tradeId: btc,
      side: orderSide.sell,
      type: orderType.trailing,
      amount: '0.01',
      trailing: '0.02',
      activationPrice: truncate(multiply(await askPrice(ask), '0.9'), 2),
    },
  })),
  trigger('tooManyAlerts', 'Set one price alert above the limit', alerts.create, async (ask) => {
    const body = { tradeId: btc, contractCode: null, basis: 'last', price: '40000', repeat: 'once' } as const;
    for (let count = 0; count < maxAlerts; count++) await ask(alerts.create, { body });
    return { body };
  }),
  trigger('orderEnded', 'Cancel an order that is already cancelled', spot.cancelOrder, async (ask) => {
    const { orderId } = await ask(spot.placeOrder, { body: limit });
    await ask(spot.cancelOrder, { params: { orderId } });
    return { params: { orderId } };
  }),
  trigger('orderLeverage', 'Open a position with leverage 500', swap.placeOrder, { params, body: { ...waiting, leverage: 500 } }),
  trigger('orderReduceOnly', 'Close a position that does not exist', swap.placeOrder, {
    params,
    body: { side: 'sell', effect: 'close', kind: 'market', amount: '9' },
  }),
  trigger(
    'deliveryReduceOnly',
    'Open a position in a contract that is about to be delivered',
    swap.placeOrder,
    async (ask) => {
      const dated = (await ask(swap.deliveryList, {})).flatMap(({ contractCode, liquidationDate }) =>
        liquidationDate === null ? [] : [{ contractCode, liquidationDate }],
      );
      const soonest = dated
        .toSorted((a, b) => a.liquidationDate - b.liquidationDate)
        .find(({ contractCode }) => contractCode.startsWith('btcusdt_'));
      return {
        params: { bizType: 'deliver' as const, contractCode: soonest?.contractCode ?? '' },
        body: { side: 'buy' as const, kind: 'market' as const, amount: '0.01' },
      };
    },
    { as: 'deliveryTrader', scenario: 'delivery-reduce-only' },
  ),
  trigger('orderTooLarge', 'Buy ten thousand bitcoin in one contract order', swap.placeOrder, {
    params,
    body: { ...waiting, amount: '10000' },
  }),
  trigger(
    'tooManyOrders',
    'Place one contract order above the limit',
    swap.placeOrder,
    async (ask) => ({
      params: { ...params, contractCode: 'ethusdt' },
      body: {
        ...waiting,
        amount: '0.1',
        price: truncate(
          multiply((await ask(swap.contractDepth, { params: { contractCode: 'ethusdt' }, query: { size: 1 } })).bids[0]?.[0] ?? '0', '0.8'),
          0,
        ),
      },
    }),
    { as: 'vip', scenario: 'contract-orders-full' },
  ),
  trigger('contractInUse', 'Change the position mode with an open position', swap.setPosition, async (ask) => {
    await openPosition(ask);
    return { params, body: { positionMode: 'oneWay' as const } };
  }),
  trigger('marginTooLow', 'Remove all margin from a position', swap.changeMargin, async (ask) => {
    const positionId = await openPosition(ask);
    return { params, body: { positionId, kind: 'remove' as const, amount: '50' } };
  }),
  trigger('nothingToMerge', 'Merge without two positions', swap.mergePositions, { params, body: { side: 'long' } }),
  trigger('mockFundsEnough', 'Top up mock funds that are still sufficient', swap.topUpMock, { body: { coin: 'f_usdt' } }),
  trigger(
    'mockClaimLimit',
    'Claim demo funds once more than allowed per day',
    swap.topUpMock,
    { body: { coin: 'f_usdt' } },
    { scenario: 'mock-claim-limit' },
  ),
];
