import { expect, test } from 'vitest';
import { isGreater, multiply, subtract, truncate } from '@/contract/decimal';
import { market } from '@/contract/market';
import { orderSide, orderType, spot } from '@/contract/spot';
import { openFlow } from './flow';

const tradeId = 1001;

async function opened() {
  const story = openFlow();
  const last = (await story.ask(market.tickers, {})).find((ticker) => ticker.tradeid === tradeId)?.last ?? '0';
  return { ...story, off: (factor: string) => truncate(multiply(last, factor), 2), last };
}

test('orders are listed by the time of their placing, also those that were edited since', async () => {
  const { ask, later, off } = await opened();
  const terms = { tradeId, side: orderSide.buy, type: orderType.limit, amount: '0.001' };
  const first = await ask(spot.placeOrder, { body: { ...terms, price: off('0.9') } });
  later(60_000);
  const second = await ask(spot.placeOrder, { body: { ...terms, price: off('0.9') } });
  await ask(spot.editOrder, { params: { orderId: first.orderId }, body: { price: off('0.91') } });
  const ids = [second.orderId, first.orderId];
  expect((await ask(spot.openOrders, { query: { tradeId } })).list.map(({ orderId }) => orderId)).toEqual(ids);
  await ask(spot.cancelOrders, { query: { tradeId } });
  expect((await ask(spot.orderHistory, { query: { tradeId, pageSize: 2 } })).list.map(({ orderId }) => orderId)).toEqual(ids);
});

test('a trailing order shows the price at which it goes as things stand, and none before it is activated', async () => {
  const { ask, later, off, last } = await opened();
  const terms = { tradeId, side: orderSide.sell, type: orderType.trailing, amount: '0.001', trailing: '0.02' };
  const follows = await ask(spot.placeOrder, { body: terms });
  expect(follows.stopPrice).toBe(truncate(subtract(last, multiply(last, '0.02')), 2));
  const waits = await ask(spot.placeOrder, { body: { ...terms, activationPrice: off('1.05') } });
  expect(waits.stopPrice).toBeNull();
  const shown = async () => (await ask(spot.orderDetail, { params: { orderId: follows.orderId } })).stopPrice ?? '0';
  // It follows a rise only: within two days there was one.
  for (let hours = 0; hours < 48 && (await shown()) === follows.stopPrice; hours += 1) later(3_600_000);
  expect(isGreater(await shown(), follows.stopPrice ?? '0')).toBe(true);
});
