import { domains } from '@/contract';
import { copyMode } from '@/contract/copyTrading';
import { divide, multiply, truncate, wholeLots } from '@/contract/decimal';
import { fillPathParams } from '@/shared/api/withPathParams';
import { leadTraderBots } from '@fixtures/leadTraders';
import { defaultCaller } from '@mocks/caller';
import { digitsOf } from '@mocks/exchange/spot/terms';
import type { Simulation } from '@mocks/simulation';
import type { WireRequest } from '@mocks/wire/wire';

type Ask = (method: string, url: string, body?: unknown) => WireRequest;

const perpetuals = ['btcusdt', 'ethusdt', 'solusdt', 'xrpusdt'];
const pairs = [1001, 1002, 1003, 1004];

/** Gives the trader something of every kind that changes over time: positions with funding, orders, triggers and alerts on several markets, loans with interest, and copies. */
export function makeBusy(simulation: Simulation, ask: Ask): void {
  const send = (method: string, path: string, body: unknown) => {
    const { response } = simulation.answer(ask(method, path, body), defaultCaller);
    if (!response.body.startsWith('{"code":200,')) throw new Error(`${path} was refused: ${response.body}`);
  };
  const { swap, spot, margin, alerts, copyTrading } = domains;
  const { market: markets, now } = simulation.world();
  /** A multiple of the latest price, on the tick grid. */
  const priceTimes = (id: string | number, times: string) => {
    const last = markets.price(id, now);
    return truncate(multiply(last, times), last.split('.')[1]?.length ?? 0);
  };
  for (const [index, contractCode] of perpetuals.entries()) {
    const params = { bizType: 'perpetual', contractCode };
    const place = fillPathParams(swap.placeOrder.path, params);
    const amount = wholeLots(divide('400', markets.price(contractCode, now)), markets.contract(contractCode, now).contractSize);
    const marginMode = index % 2 === 0 ? 'cross' : 'isolated';
    send('POST', place, { side: 'buy', kind: 'market', amount, leverage: 2, marginMode });
    send('POST', place, { side: 'buy', kind: 'limit', price: priceTimes(contractCode, '0.8'), amount, leverage: 2, marginMode });
    const plan = { kind: 'plan', side: 'buy', amount, leverage: 2 };
    send('POST', fillPathParams(swap.placeCondition.path, params), { ...plan, triggerPrice: priceTimes(contractCode, '0.5') });
    send('POST', alerts.create.path, {
      tradeId: null,
      contractCode,
      basis: 'mark',
      price: priceTimes(contractCode, '3'),
      repeat: 'always',
    });
  }
  for (const tradeId of pairs) {
    const amount = truncate(divide('100', markets.price(tradeId, now)), digitsOf(tradeId).amount);
    send('POST', spot.placeOrder.path, { tradeId, side: 'buy', type: 'limit', amount, price: priceTimes(tradeId, '0.8') });
    send('POST', alerts.create.path, { tradeId, contractCode: null, basis: 'last', price: priceTimes(tradeId, '3'), repeat: 'always' });
  }
  send('POST', margin.isolatedBorrow.path, { tradeId: 1001, coinId: 52, amount: '300' });
  send('POST', margin.crossBorrow.path, { coinId: 52, amount: '500' });
  for (const { uid: traderUid } of leadTraderBots.slice(0, 3))
    send('POST', copyTrading.startCopyTrade.path, { traderUid, copyMode: copyMode.fixedAmount, amount: '20', maxAmount: '200' });
}
