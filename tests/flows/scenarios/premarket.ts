import { expect } from 'vitest';
import { account, capital } from '@/contract/capital';
import { add, compare, multiply, subtract } from '@/contract/decimal';
import { premarket } from '@/contract/premarket';
import { orderSide, spot } from '@/contract/spot';
import { coinByName, pairByName } from '@mocks/exchange/markets';
import type { premarketScenarios } from '@mocks/scenarios/premarket';
import { available, expectMessage, usdt, type Flow, type Proofs } from './proof';

const { tradeId } = pairByName('TESL_USDT');
const tesl = coinByName('TESL').coinId;

const deals = async ({ ask }: Flow) => (await ask(premarket.deals, { query: { tradeId, pageSize: 100 } })).list;
const sum = <Row>(rows: readonly Row[], valueOf: (row: Row) => string) => add(...rows.map(valueOf));
const frozen = async ({ ask }: Flow) => (await ask(capital.withdrawInfo, { query: { coinId: usdt } })).frozen;
const bills = async ({ ask }: Flow, coinId: number) => (await ask(spot.bills, { query: { coinId, account: account.spot } })).list;

export const premarketProofs: Proofs<typeof premarketScenarios> = {
  'premarket-waiting': async (flow) => {
    const { list } = await flow.ask(premarket.openOrders, { query: { tradeId } });
    expect(list.map(({ side }) => side).toSorted()).toEqual(['buy', 'sell']);
    expect(await frozen(flow)).toBe(sum(list, ({ pledge }) => pledge));
    for (const { orderId } of list) await flow.ask(premarket.cancelOrder, { params: { orderId } });
    expect(await frozen(flow)).toBe('0');
    expect((await flow.ask(premarket.orderHistory, { query: { tradeId } })).list.map(({ reason }) => reason)).toEqual(['user', 'user']);
  },
  'premarket-holding': async (flow) => {
    const holdings = await flow.ask(premarket.holdings, {});
    expect(holdings.map(({ side, amount, held }) => [side, amount, held])).toEqual([
      [orderSide.buy, '6000', '0'],
      [orderSide.sell, '9000', '0'],
    ]);
    expect(await frozen(flow)).toBe(sum(holdings, ({ pledge }) => pledge));
  },
  'premarket-delivery-due': async (flow) => {
    const [pair] = (await flow.ask(premarket.pairs, {})).filter((each) => each.tradeId === tradeId);
    expect(pair).toMatchObject({ stage: 'settling', last: expect.any(String), closingPrice: expect.any(String) });
    await expectMessage(flow, /Deliver your pre-market tokens/);
    const order = { tradeId, side: orderSide.buy, type: 'market', turnover: '2500' } as const;
    await flow.ask(spot.placeOrder, { body: order });
    const [holding] = await flow.ask(premarket.holdings, {});
    expect(compare(holding?.held ?? '0', holding?.amount ?? '0')).toBe(1);
  },
  'premarket-delivered': async (flow) => {
    const ownDeals = await deals(flow);
    expect(new Set(ownDeals.map(({ state }) => state))).toEqual(new Set(['delivered']));
    expect(await available(flow, account.spot, tesl)).toBe(subtract('5000', multiply('5000', '0.01')));
    expect(sum(await bills(flow, tesl), ({ amount }) => amount)).toBe('4950');
    await expectMessage(flow, /Pre-market tokens delivered/);
  },
  'premarket-compensated': async (flow) => {
    const [deal] = await deals(flow);
    expect(deal).toMatchObject({ state: 'compensated', fee: '0' });
    const [bill] = await bills(flow, usdt);
    expect(bill).toMatchObject({ kind: 'settlement', amount: deal?.turnover });
    expect(await frozen(flow)).toBe('0');
    await expectMessage(flow, /Pre-market deal compensated/);
  },
  'premarket-defaulted': async (flow) => {
    const ownDeals = await deals(flow);
    expect(new Set(ownDeals.map(({ state }) => state))).toEqual(new Set(['defaulted']));
    const lost = (await bills(flow, usdt)).filter(({ kind }) => kind === 'settlement');
    expect(sum(lost, ({ amount }) => amount)).toBe(`-${sum(ownDeals, ({ pledge }) => pledge)}`);
    await expectMessage(flow, /Pre-market delivery missed/);
  },
};
