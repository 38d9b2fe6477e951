import { expect, test } from 'vitest';
import { account, capital } from '@/contract/capital';
import { add, compare, multiply, subtract } from '@/contract/decimal';
import { inmail } from '@/contract/inmail';
import { market } from '@/contract/market';
import { endReason, fillRole, orderSide, orderState, orderType, spot } from '@/contract/spot';
import { openFlow } from './flow';

const usdt = 52;
const day = 86_400_000;

test('a user transfers money, places an order, which fills in part, and cancels it; balances, records, bills and messages agree', async () => {
  const { ask, later, now } = openFlow();
  const spotUsdt = async () => (await ask(capital.walletInfo, { query: { coinId: usdt, type: 25, wallet: account.spot } })).available;
  const before = await spotUsdt();
  await ask(capital.submitTransfer, { body: { amount: '300', coinId: usdt, coinName: 'USDT', type: 32 } });
  expect(await spotUsdt()).toBe(add(before, '300'));

  // A pair whose best ask the trader can afford.
  const pairs = await ask(market.tradeSupport, {});
  let chosen: { tradeId: number; price: string; askAmount: string } | undefined;
  for (const { tradeId } of pairs.filter(({ quoteCurrency }) => quoteCurrency === 'USDT')) {
    const [best] = (await ask(market.depth, { query: { tradeId, size: 1 } })).asks;
    if (best && compare(multiply(...best), '4000') < 0 && compare(multiply(...best), '10') > 0) {
      chosen = { tradeId, price: best[0], askAmount: best[1] };
      break;
    }
  }
  if (!chosen) throw new Error('every best ask is too large for the trader');
  const { tradeId, price, askAmount } = chosen;
  const orderAmount = multiply(askAmount, '2');
  const order = await ask(spot.placeOrder, {
    body: { tradeId, side: orderSide.buy, type: orderType.limit, price, amount: orderAmount },
  });
  expect(order).toMatchObject({ state: orderState.partlyFilled, filledAmount: askAmount, filledTurnover: multiply(askAmount, price) });
  const paidAndFrozen = multiply(orderAmount, price);
  expect(await spotUsdt()).toBe(subtract(add(before, '300'), paidAndFrozen));
  expect((await ask(spot.openOrders, { query: { tradeId } })).list).toEqual([order]);

  const cancelled = await ask(spot.cancelOrder, { params: { orderId: order.orderId } });
  expect(cancelled).toMatchObject({ state: orderState.cancelled, reason: endReason.user, filledAmount: askAmount });
  expect(await ask(spot.orderDetail, { params: { orderId: order.orderId } })).toEqual(cancelled);
  expect(await spotUsdt()).toBe(subtract(add(before, '300'), cancelled.filledTurnover));
  expect((await ask(spot.openOrders, {})).totalCount).toBe(0);
  expect((await ask(spot.orderHistory, { query: { tradeId } })).list[0]).toEqual(cancelled);

  const fills = await ask(spot.fills, { query: { orderId: order.orderId } });
  expect(fills.list).toMatchObject([{ role: fillRole.taker, price, amount: askAmount, fee: cancelled.fee, time: now() }]);
  const bills = (await ask(spot.bills, { query: { account: account.spot, startTime: now(), pageSize: 50 } })).list;
  expect(bills.map(({ kind, amount, coinId }) => ({ kind, amount, isUsdt: coinId === usdt }))).toEqual([
    { kind: 'fee', amount: `-${cancelled.fee}`, isUsdt: false },
    { kind: 'trade', amount: `-${cancelled.filledTurnover}`, isUsdt: true },
    { kind: 'trade', amount: askAmount, isUsdt: false },
    { kind: 'transfer', amount: '300', isUsdt: true },
  ]);

  // The coins bought are sold once the price is reached, and a message reports it.
  const boughtAmount = subtract(askAmount, cancelled.fee).split('.')[0] ?? '0';
  const unread = (await ask(inmail.unreadCount, {})).countTotal;
  const sale = await ask(spot.placeOrder, { body: { tradeId, side: orderSide.sell, type: orderType.limit, price, amount: boughtAmount } });
  later(20 * day);
  const done = await ask(spot.orderDetail, { params: { orderId: sale.orderId } });
  expect(done.state).toBe(orderState.filled);
  const messages = await ask(inmail.messageList, { body: { moduleId: 0, pageNum: 1, pageSize: 50 } });
  expect(messages.list.filter(({ createdTime }) => createdTime === done.updatedTime)).toHaveLength(1);
  expect((await ask(inmail.unreadCount, {})).countTotal).toBeGreaterThan(unread);
});

test('one user’s offer is taken by another', async () => {
  const { ask, become } = openFlow();
  const { bids, asks } = await ask(market.depth, { query: { tradeId: 1001, size: 1 } });
  const price = subtract(asks[0]?.[0] ?? '0', '0.01');
  expect(compare(price, bids[0]?.[0] ?? '0')).toBe(1);
  const offer = await ask(spot.placeOrder, {
    body: { tradeId: 1001, side: orderSide.sell, type: orderType.limit, price, amount: '0.1' },
  });
  await become('vip');
  const purchase = await ask(spot.placeOrder, { body: { tradeId: 1001, side: orderSide.buy, type: orderType.market, turnover: '1000' } });
  expect(purchase.state).toBe(orderState.filled);
  await become('trader');
  const offerDetail = await ask(spot.orderDetail, { params: { orderId: offer.orderId } });
  expect(offerDetail).toMatchObject({
    state: orderState.partlyFilled,
    filledAmount: purchase.filledAmount,
    filledTurnover: purchase.filledTurnover,
  });
});

test('the refusal of an order names the missing field or the reason', async () => {
  const { ask, refused, become } = openFlow();
  const body = { tradeId: 1001, side: orderSide.buy, type: orderType.limit, price: '90000' } as const;
  expect(await refused(spot.placeOrder, { body })).toMatchObject({ code: 400, msg: expect.stringContaining('body.amount') });
  expect(await refused(spot.placeOrder, { body: { ...body, amount: '50' } })).toMatchObject({ code: 30301 });
  expect(await refused(spot.placeOrder, { body: { ...body, amount: '0.0000001' } })).toMatchObject({ code: 30402 });
  expect(await refused(spot.placeOrder, { body: { ...body, tradeId: 1067, price: '1', amount: '100' } })).toMatchObject({ code: 30401 });
  const { orderId } = await ask(spot.placeOrder, { body: { ...body, price: '50000', amount: '0.01' } });
  await become('vip');
  expect(await refused(spot.cancelOrder, { params: { orderId } })).toMatchObject({ code: 404 });
});
