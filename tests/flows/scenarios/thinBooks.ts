import { expect } from 'vitest';
import { compare, isGreater, multiply, truncate } from '@/contract/decimal';
import { market } from '@/contract/market';
import { orderState, spot } from '@/contract/spot';
import { swap } from '@/contract/swap';
import { pairByName } from '@mocks/exchange/markets';
import type { thinContractBooks, thinPairBooks } from '@mocks/scenarios/thinBooks';
import { distance, expectRefusal, positions, type Flow, type Proofs } from './proof';

const { tradeId } = pairByName('ORDI_USDT');
const lastOf = async ({ ask }: Flow) => (await ask(market.tickers, {})).find(({ tradeid }) => tradeid === tradeId)?.last ?? '0';
const perpetualCall = (contractCode: string) => ({ bizType: 'perpetual', contractCode }) as const;
const ordiBook = ({ ask }: Flow) => ask(swap.contractDepth, { params: { contractCode: 'ordiusdt' }, query: { size: 50 } });

export const thinBookProofs: Proofs<typeof thinPairBooks & typeof thinContractBooks> = {
  'book-thin': async (flow) => {
    const { bids, asks } = await flow.ask(market.depth, { query: { tradeId, size: 50 } });
    const [bid, ask] = [bids[0] ?? expect.fail('no bids'), asks[0] ?? expect.fail('no asks')];
    expect(compare(distance(ask[0], bid[0]), '0.0015')).toBe(1);
    const body = { tradeId, side: 'buy', type: 'market', turnover: '10000' } as const;
    const order = await flow.ask(spot.placeOrder, { body });
    expect([order.state, isGreater(order.filledAmount, '0')]).toEqual([orderState.expired, true]);
  },
  'book-no-asks': async (flow) => {
    const depth = () => flow.ask(market.depth, { query: { tradeId, size: 50 } });
    const { bids, asks } = await depth();
    expect([asks, bids.length]).toEqual([[], 50]);
    await expectRefusal(flow, 'orderCannotFill', spot.placeOrder, { body: { tradeId, side: 'buy', type: 'market', turnover: '100' } });
    const price = truncate(multiply(bids[0]?.[0] ?? '0', '1.01'), 3);
    const order = await flow.ask(spot.placeOrder, { body: { tradeId, side: 'sell', type: 'limit', price, amount: '5' } });
    expect(order.state).toBe(orderState.open);
    expect((await depth()).asks.map(([askPrice]) => compare(askPrice, price))).toEqual([0]);
  },
  'book-empty': async (flow) => {
    const depth = () => flow.ask(market.depth, { query: { tradeId, size: 50 } });
    expect(await depth()).toMatchObject({ bids: [], asks: [] });
    expect((await flow.ask(market.tradeInfo, { query: { tradeId } })).isopen).toBe(true);
    await expectRefusal(flow, 'orderCannotFill', spot.placeOrder, { body: { tradeId, side: 'buy', type: 'market', turnover: '100' } });
    const price = truncate(await lastOf(flow), 3);
    await flow.ask(spot.placeOrder, { body: { tradeId, side: 'buy', type: 'limit', price, amount: '5' } });
    const { bids, asks } = await depth();
    expect([bids.length, asks.length]).toEqual([1, 0]);
  },
  'contract-book-thin': async (flow) => {
    const { bids, asks } = await ordiBook(flow);
    expect(compare(distance(asks[0]?.[0] ?? '0', bids[0]?.[0] ?? '0'), '0.0015')).toBe(1);
    expect(await positions(flow, 'ordiusdt')).toMatchObject([{ side: 'long', amount: '60' }]);
    const order = { side: 'buy', kind: 'market', amount: '1500' } as const;
    const { state, filledAmount } = await flow.ask(swap.placeOrder, { params: perpetualCall('ordiusdt'), body: order });
    expect([state, compare(filledAmount, '0'), compare(filledAmount, '1500')]).toEqual(['cancelled', 1, -1]);
  },
  'contract-book-no-bids': async (flow) => {
    const { bids, asks } = await ordiBook(flow);
    expect([bids, asks.length]).toEqual([[], 50]);
    const close = { side: 'sell', effect: 'close', amount: '60' } as const;
    await expectRefusal(flow, 'orderCannotFill', swap.placeOrder, {
      params: perpetualCall('ordiusdt'),
      body: { ...close, kind: 'market' },
    });
    const price = asks[3]?.[0] ?? '0';
    const { state } = await flow.ask(swap.placeOrder, { params: perpetualCall('ordiusdt'), body: { ...close, kind: 'limit', price } });
    expect([state, (await positions(flow, 'ordiusdt')).length]).toEqual(['open', 1]);
  },
  'contract-book-empty': async (flow) => {
    expect(await ordiBook(flow)).toMatchObject({ bids: [], asks: [] });
    const order = { side: 'buy', kind: 'market', amount: '5' } as const;
    await expectRefusal(flow, 'orderCannotFill', swap.placeOrder, { params: perpetualCall('ordiusdt'), body: order });
    const price = truncate((await flow.ask(swap.contractTrades, { params: { contractCode: 'ordiusdt' }, query: {} }))[0]?.price ?? '0', 4);
    await flow.ask(swap.placeOrder, { params: perpetualCall('ordiusdt'), body: { ...order, kind: 'limit', price } });
    const { bids, asks } = await ordiBook(flow);
    expect([bids.length, asks.length]).toEqual([1, 0]);
  },
};
