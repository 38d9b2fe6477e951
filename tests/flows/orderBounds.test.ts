import { expect, test } from 'vitest';
import { capital } from '@/contract/capital';
import { code } from '@/contract/codes';
import { multiply, truncate } from '@/contract/decimal';
import { market } from '@/contract/market';
import { orderSide, orderType, spot } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { openFlow } from './flow';

const params = { bizType: 'perpetual', contractCode: 'btcusdt' } as const;
const hugeNumber = '9'.repeat(40);

async function openMarket() {
  const flow = openFlow();
  const tickers = await flow.ask(market.contractTickers, {});
  const last = tickers.find(({ contractCode }) => contractCode === params.contractCode)?.last ?? '0';
  const priceAt = (factor: string) => truncate(multiply(last, factor), 1);
  return { ...flow, priceAt };
}

test.each([
  ['a trigger between ticks', { triggerPrice: '70000.123' }, code.orderOffTick],
  ['a price between ticks', { triggerPrice: '70000', price: '69999.99' }, code.orderOffTick],
  ['a fraction of a lot', { triggerPrice: '70000', amount: '0.0105' }, code.orderOffLot],
  ['an amount above the maximum order value', { triggerPrice: '70000', amount: hugeNumber }, code.orderTooLarge],
  ['a trigger beyond all prices', { triggerPrice: hugeNumber }, code.orderTooLarge],
  ['a leverage beyond all limits', { triggerPrice: '70000', leverage: 1000 }, code.orderLeverage],
])('a plan order with %s is refused at once, and none is placed', async (_, fields, row) => {
  const { ask, refused } = await openMarket();
  const plan = { kind: 'plan', side: 'buy', effect: 'open', amount: '0.01', ...fields } as const;
  expect(await refused(swap.placeCondition, { params, body: plan })).toMatchObject({ code: row.code });
  expect((await ask(swap.conditionOrders, { params })).totalCount).toBe(0);
});

test('a plan order cannot be changed into an invalid one', async () => {
  const { ask, refused } = await openMarket();
  const plan = { kind: 'plan', side: 'buy', effect: 'open', amount: '0.01', triggerPrice: '70000' } as const;
  const { orderId } = await ask(swap.placeCondition, { params, body: plan });
  const change = (body: { triggerPrice?: string; amount?: string }) =>
    refused(swap.changeCondition, { params: { ...params, orderId }, body });
  expect(await change({ triggerPrice: '69000.55' })).toMatchObject({ code: code.orderOffTick.code });
  expect(await change({ amount: '0.0001' })).toMatchObject({ code: code.orderOffLot.code });
  expect((await ask(swap.conditionOrders, { params })).list).toMatchObject([{ orderId, triggerPrice: '70000', amount: '0.01' }]);
});

test('an opening order accepts take profit and stop loss only on the correct side of its price', async () => {
  const { ask, refused, priceAt } = await openMarket();
  const order = { kind: 'market', amount: '0.01', leverage: 10 } as const;
  for (const exits of [{ takeProfitPrice: priceAt('0.9') }, { stopLossPrice: priceAt('1.1') }])
    expect(await refused(swap.placeOrder, { params, body: { ...order, side: 'buy', ...exits } })).toMatchObject({
      code: code.orderTriggerPassed.code,
    });
  const waiting = { ...order, kind: 'limit', price: priceAt('1.05'), side: 'sell' } as const;
  expect(await refused(swap.placeOrder, { params, body: { ...waiting, takeProfitPrice: priceAt('1.06') } })).toMatchObject({
    code: code.orderTriggerPassed.code,
  });
  await ask(swap.placeOrder, { params, body: { ...waiting, takeProfitPrice: priceAt('1.04'), stopLossPrice: priceAt('1.06') } });
  expect(await ask(swap.positionList, { params })).toEqual([]);
});

test('a trailing order may wait for an unreachable activation price', async () => {
  const { ask } = await openMarket();
  const trailing = { tradeId: 1001, side: orderSide.sell, type: orderType.trailing, amount: '0.01', trailing: '0.01' };
  expect(await ask(spot.placeOrder, { body: { ...trailing, activationPrice: hugeNumber } })).toMatchObject({ activationPrice: hugeNumber });
});

test('a delivery contract is listed from the start of its trading', async () => {
  const { ask, now } = await openMarket();
  const weekMs = 7 * 86_400_000;
  for (const { contractCode, listedTime, liquidationDate } of await ask(swap.deliveryList, {})) {
    expect([contractCode, listedTime <= now()]).toEqual([contractCode, true]);
    expect([2 * weekMs, 26 * weekMs], contractCode).toContain((liquidationDate ?? 0) - listedTime);
  }
});

test('transfers at the same instant appear in the bills with the latest first', async () => {
  const { ask } = await openMarket();
  const move = { coinId: 52, coinName: 'USDT' };
  for (const amount of ['11', '12', '13']) await ask(capital.submitTransfer, { body: { ...move, amount, type: 25 } });
  expect((await ask(swap.bills, { query: { pageSize: 3 } })).list.map(({ amount }) => amount)).toEqual(['13', '12', '11']);
});

test('contract candles are requested and returned like those of pairs', async () => {
  const { ask, now } = await openMarket();
  const hourMs = 3_600_000;
  const full = now() - (now() % hourMs);
  const range = { interval: '1h', startTime: full - 3 * hourMs, endTime: full } as const;
  const ofContract = await ask(swap.contractCandles, { params: { contractCode: 'btcusdt' }, query: range });
  const ofPair = await ask(market.candles, { query: { ...range, tradeId: 1001 } });
  expect(ofContract.map(({ time }) => time)).toEqual(ofPair.map(({ time }) => time));
  expect(ofContract).toHaveLength(3);
  expect(await ask(swap.contractCandles, { params: { contractCode: 'btcusdt' }, query: { ...range, size: 2 } })).toEqual(
    ofContract.slice(0, 2),
  );
});

test('redundant zeros are removed from submitted amounts, and are not returned', async () => {
  const { ask } = await openMarket();
  await ask(capital.submitTransfer, { body: { coinId: 52, coinName: 'USDT', amount: '0005.500', type: 25 } });
  expect((await ask(capital.transferHistory, {})).list[0]?.amount).toBe('5.5');
  expect((await ask(swap.bills, { query: { pageSize: 1 } })).list[0]?.amount).toBe('5.5');
  const padded = { price: '070000.10', amount: '00.0100' };
  const normalized = { price: '70000.1', amount: '0.01' };
  expect(await ask(spot.placeOrder, { body: { tradeId: 1001, side: orderSide.buy, type: orderType.limit, ...padded } })).toMatchObject(
    normalized,
  );
  expect(await ask(swap.placeOrder, { params, body: { side: 'buy', kind: 'limit', leverage: 5, ...padded } })).toMatchObject(normalized);
});
