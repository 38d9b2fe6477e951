import { expect, test } from 'vitest';
import { code } from '@/contract/codes';
import { compare, largest, smallest } from '@/contract/decimal';
import { market } from '@/contract/market';
import { capital } from '@/contract/capital';
import { premarket, type PremarketStage } from '@/contract/premarket';
import { spot } from '@/contract/spot';
import { control } from '@mocks/control';
import { expectPresent, openFlow } from './flow';

const queryOf = (coin: string) => ({ query: { coin } });
const minute = 60_000;

test('market cap and rank of a coin match the markets', async () => {
  const flow = openFlow({ persona: 'visitor' });
  const [bitcoin, tickers] = [await flow.ask(market.coinProfile, queryOf('BTC')), await flow.ask(market.tickers, {})];
  expect(bitcoin).toMatchObject({ name: 'Bitcoin', rank: 1, maxSupply: '21000000', since: 2009 });
  expect(bitcoin.marketCap).toBe(tickers.find(({ tradeid }) => tradeid === 1001)?.marketCap);
  expect(bitcoin.marketCap).toBe((await flow.ask(spot.coinInfo, { query: { coinName: 'BTC' } })).marketCap);
});

test('the highest and lowest prices match the chart, and a new high is included at once', async () => {
  const flow = openFlow({ persona: 'visitor' });
  const { allTimeHigh, allTimeLow } = await flow.ask(market.coinProfile, queryOf('SOL'));
  const months = await flow.ask(market.candles, { query: { tradeId: 1003, interval: '1M', size: 400 } });
  expect(expectPresent(allTimeHigh).price).toBe(largest('0', ...months.map(({ high }) => high)));
  expect(expectPresent(allTimeLow).price).toBe(smallest(expectPresent(months[0]?.low ?? null), ...months.map(({ low }) => low)));
  const day = await flow.ask(market.candles, {
    query: { tradeId: 1003, interval: '1d', startTime: expectPresent(expectPresent(allTimeHigh).time), size: 1 },
  });
  expect(day[0]?.high).toBe(expectPresent(allTimeHigh).price);

  await flow.ask(control.move, { body: { of: 'SOL', percent: '900', overMs: minute } });
  flow.later(minute);
  const after = await flow.ask(market.coinProfile, queryOf('SOL'));
  expect(compare(expectPresent(expectPresent(after.allTimeHigh).price), expectPresent(expectPresent(allTimeHigh).price))).toBe(1);
});

test('a pre-market token becomes a coin of the exchange once it is listed', async () => {
  const flow = openFlow({ persona: 'visitor' });
  const { tradeId, base } = await pairIn(flow, 'settling');
  const coin = await flow.ask(spot.coinInfo, { query: { coinName: base } });
  expect(coin).toMatchObject({ shortName: base, tradeIds: [tradeId] });
  expect(await flow.ask(spot.coinInfo, { query: { coinId: coin.coinId } })).toEqual(coin);
  expect(await flow.ask(market.coinProfile, queryOf(base))).toMatchObject({ coin: base, marketCap: coin.marketCap });
  await flow.ask(control.halt, { body: { of: `${base}_USDT` } });
  expect((await flow.ask(spot.systemStatus, {})).closedTradeIds).toContain(tradeId);

  const unlisted = await pairIn(flow, 'trading');
  for (const refused of [
    await flow.refused(spot.coinInfo, { query: { coinName: unlisted.base } }),
    await flow.refused(market.coinProfile, queryOf(unlisted.base)),
  ])
    expect(refused).toMatchObject({ code: code.notFound.code });
});

/** A pre-market token that is currently at a stage. */
async function pairIn({ ask: get }: Pick<ReturnType<typeof openFlow>, 'ask'>, wantedStage: PremarketStage) {
  const [{ tradeId, baseCurrency: base } = expect.fail(`no token is ${wantedStage}`)] = (await get(premarket.pairs, {})).filter(
    ({ stage }) => stage === wantedStage,
  );
  return { tradeId, base };
}

test('the networks are the deposit networks of the coin, with their current availability', async () => {
  const flow = openFlow();
  const { networks } = await flow.ask(market.coinProfile, queryOf('USDC'));
  const shown = (await flow.ask(capital.networks, { query: { coinId: 53 } })).map(({ network, isDepositOpen }) => [network, isDepositOpen]);
  expect(networks.map(({ network, isDepositOpen }) => [network, isDepositOpen])).toEqual(shown);
  expect(new Set(networks.map(({ contractAddress }) => contractAddress)).size).toBe(networks.length);
  const [own] = (await flow.ask(market.coinProfile, queryOf('BTC'))).networks;
  expect(own).toMatchObject({ network: 'BTC', contractAddress: '' });
});

test('the description is in the caller’s language; an unlisted coin is refused', async () => {
  const flow = openFlow({ persona: 'visitor', language: 'zh_CN' });
  expect((await flow.ask(market.coinProfile, queryOf('BTC'))).description).toMatch(/比特币/);
  expect(await flow.refused(market.coinProfile, queryOf('NONE'))).toMatchObject({ kind: 'business', code: code.notFound.code });
});
