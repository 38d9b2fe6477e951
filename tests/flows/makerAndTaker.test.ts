import { expect, test } from 'vitest';
import { add, compare, roundTo, multiply, negate, subtract, truncate } from '@/contract/decimal';
import { inmail } from '@/contract/inmail';
import { market } from '@/contract/market';
import { orderSide, orderType, spot } from '@/contract/spot';
import { contractFeesOf, swap } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import { pairByName } from '@mocks/exchange/markets';
import { openFlow } from './flow';

const bizType = 'perpetual';
const contractCode = 'suiusdt';
const params = { bizType, contractCode } as const;
const trade = { body: { moduleId: 21, pageNum: 1, pageSize: 3 } } as const;

function openExchangeForTwo() {
  const { ask, refused, become, later } = openFlow({ persona: 'contractTrader' });
  const depth = () => ask(swap.contractDepth, { params: { contractCode }, query: { size: 3 } });
  const bestOf = async () => {
    const { bids, asks } = await depth();
    return { bid: bids[0]?.[0] ?? '0', ask: asks[0]?.[0] ?? '0' };
  };
  return { ask, refused, become, later, depth, bestOf };
}

test('a maker and a taker trade one contract: orders, deals, positions, bills and messages of both agree', async () => {
  const { ask, refused, become, depth, bestOf } = openExchangeForTwo();
  const before = await bestOf();
  const price = subtract(before.ask, '0.00001');
  expect(compare(price, before.bid)).toBe(1);
  const terms = { kind: 'limit', price, amount: '300', leverage: 10, marginMode: 'isolated' } as const;
  const maker = await ask(swap.placeOrder, { params, body: { ...terms, side: 'sell' } });
  expect(maker).toMatchObject({ state: 'open', filledAmount: '0' });

  await become('trader');
  expect((await depth()).asks[0]).toEqual([roundTo(price, 5), '300.0']);
  expect(await refused(swap.placeOrder, { params, body: { ...terms, side: 'buy', kind: 'postOnly' } })).toMatchObject({ code: 30407 });
  const taker = await ask(swap.placeOrder, { params, body: { ...terms, side: 'buy', kind: 'market', price: undefined, amount: '200' } });
  expect(taker).toMatchObject({ state: 'filled', filledAmount: '200', averagePrice: price });
  expect((await depth()).asks[0]).toEqual([roundTo(price, 5), '100.0']);
  const takerDetail = await ask(swap.orderDetail, { params: { ...params, orderId: taker.orderId } });
  expect(takerDetail.deals).toMatchObject([{ role: 'taker', side: 'buy', price, amount: '200' }]);
  expect(await ask(swap.positionList, { params: { bizType } })).toMatchObject([
    { contractCode, side: 'long', amount: '200', entryPrice: price },
  ]);
  expect((await ask(inmail.messageList, trade)).list[0]).toMatchObject({ bizType: 28 });

  await become('contractTrader');
  const makerDetail = await ask(swap.orderDetail, { params: { ...params, orderId: maker.orderId } });
  expect(makerDetail.order).toMatchObject({ state: 'partlyFilled', filledAmount: '200', turnover: takerDetail.order.turnover });
  expect(makerDetail.deals).toMatchObject([
    { role: 'maker', side: 'sell', price, amount: '200', createdTime: takerDetail.deals[0]?.createdTime },
  ]);
  expect(makerDetail.deals[0]?.fee).toBe(
    truncate(multiply(makerDetail.order.turnover, contractFeesOf(personas.contractTrader.login.vipLevel).maker), 8),
  );
  const makerPositions = (await ask(swap.positionList, { params: { bizType } })).filter(
    (position) => position.contractCode === contractCode,
  );
  expect(makerPositions).toMatchObject([{ side: 'short', amount: '200', entryPrice: price }]);
  const [fee] = (await ask(swap.bills, { query: { kind: 'fee', contractCode } })).list;
  expect(fee?.amount).toBe(negate(makerDetail.deals[0]?.fee ?? '0'));

  await become('trader');
  await ask(swap.placeOrder, { params, body: { ...terms, side: 'buy', kind: 'ioc', amount: '100' } });
  await become('contractTrader');
  expect((await ask(swap.orderHistory, { query: { contractCode } })).list[0]).toMatchObject({ orderId: maker.orderId, state: 'filled' });
  expect((await ask(inmail.messageList, trade)).list[0]).toMatchObject({ bizType: 28 });

  const closePrice = add((await bestOf()).bid, '0.00001');
  const closingOrder = { kind: 'limit', effect: 'close', amount: '300', price: closePrice } as const;
  const makerClose = await ask(swap.placeOrder, { params, body: { ...closingOrder, side: 'buy' } });
  await become('trader');
  const takerClose = await ask(swap.placeOrder, { params, body: { ...closingOrder, side: 'sell', kind: 'fok' } });
  expect(takerClose).toMatchObject({ state: 'filled', averagePrice: closePrice });
  expect(await ask(swap.positionList, { params: { bizType } })).toEqual([]);
  await become('contractTrader');
  const makerCloseDetail = await ask(swap.orderDetail, { params: { ...params, orderId: makerClose.orderId } });
  expect(compare(makerCloseDetail.order.realised, negate(takerClose.realised))).toBe(0);
  expect((await ask(swap.positionHistory, { params: { bizType }, query: { contractCode } })).list[0]).toMatchObject({
    end: 'closed',
    side: 'short',
  });
  expect((await ask(inmail.messageList, trade)).list[0]).toMatchObject({ bizType: 29 });
});

test('a scenario places another user’s order at the best price, which fills before the book', async () => {
  const { ask, become } = openFlow({ scenario: 'contract-against-person' });
  const seen = () => ask(swap.contractDepth, { params: { contractCode }, query: { size: 1 } });
  const before = (await seen()).asks[0];
  const body = { side: 'buy', kind: 'market', amount: '100', leverage: 10 } as const;
  expect(await ask(swap.placeOrder, { params, body })).toMatchObject({ state: 'filled', averagePrice: before?.[0] });
  expect((await seen()).asks[0]).toEqual([before?.[0], roundTo(subtract(before?.[1] ?? '0', '100'), 1)]);
  await become('vip');
  expect((await ask(swap.openOrders, { query: { contractCode } })).list).toMatchObject([{ amount: '500', filledAmount: '100' }]);
});

test('liquidity one user buys is gone from the book for others, for contracts and pairs', async () => {
  const { ask, become, depth } = openExchangeForTwo();
  const [first, second] = (await depth()).asks;
  const amount = truncate(first?.[1] ?? '0', 0);
  const body = { side: 'buy', kind: 'ioc', price: first?.[0] ?? '0', amount, leverage: 20 } as const;
  expect((await ask(swap.placeOrder, { params, body })).filledAmount).toBe(amount);
  await become('trader');
  expect((await depth()).asks[0]).toEqual(second);
  const { tradeId } = pairByName('DOGE_USDT');
  const pair = () => ask(market.depth, { query: { tradeId, size: 2 } });
  const [best] = (await pair()).asks;
  const half = truncate(multiply(best?.[1] ?? '0', '0.25'), 0);
  const order = { tradeId, side: orderSide.buy, type: orderType.limit, price: best?.[0] ?? '0', amount: half };
  expect(await ask(spot.placeOrder, { body: order })).toMatchObject({ filledAmount: half });
  expect(compare((await pair()).asks[0]?.[1] ?? '0', subtract(best?.[1] ?? '0', half))).toBe(0);
});
