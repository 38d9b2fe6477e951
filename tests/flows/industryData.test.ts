import { describe, expect, test } from 'vitest';
import { add, compare, divide, multiply, roundTo } from '@/contract/decimal';
import { capRanges, market } from '@/contract/market';
import { config } from '@/contract/config';
import { swap } from '@/contract/swap';
import { control } from '@mocks/control';
import { flowStart, openFlow } from './flow';

const hour = 3_600_000;
const usdtSupply = '184500000000';

describe('industry data agree with the markets at the same instant', () => {
  test('the total market cap is that of all coins, and bitcoin has its share of it', async () => {
    const { ask } = openFlow({ persona: 'visitor' });
    const [pairs, tickers, overview] = [
      await ask(market.tradeSupport, {}),
      await ask(market.tickers, {}),
      await ask(market.overview, { query: {} }),
    ];
    const capOf = (tradeId: number) => tickers.find(({ tradeid }) => tradeid === tradeId)?.marketCap ?? '0';
    const caps = pairs.filter(({ quoteCurrency }) => quoteCurrency === 'USDT').map(({ tradeId }) => capOf(tradeId));
    expect(overview.totalCap).toBe(add(usdtSupply, ...caps));
    const share = roundTo(multiply(divide(capOf(1001), overview.totalCap ?? '0', 8), '100'), 2);
    expect(overview.btcShare).toBe(share);
    expect(await ask(config.platform, {})).toMatchObject({ turnover: overview.turnover, pairCount: pairs.length });
  });

  test('the open interest is that of all contracts, at their mark prices', async () => {
    const { ask } = openFlow({ persona: 'visitor' });
    const [{ openInterest }, tickers] = [await ask(market.overview, { query: {} }), await ask(market.contractTickers, {})];
    const values = tickers.map(({ contractCode, openInterest: amount, markPrice }) =>
      /usd(?:_|$)/.test(contractCode) ? (amount ?? '0') : multiply(amount ?? '0', markPrice ?? '0'),
    );
    expect(compare(openInterest ?? '0', add(...values))).toBeLessThanOrEqual(0);
    expect(compare(add(openInterest ?? '0', '1'), add(...values))).toBe(1);
  });

  test.each(capRanges)('the curve of %s has even steps and ends at the current total', async (range) => {
    const { ask, now } = openFlow({ persona: 'visitor' });
    const { capCurve, totalCap } = await ask(market.overview, { query: { range } });
    expect(capCurve.at(-1)).toEqual({ time: now(), cap: totalCap });
    const steps = capCurve.slice(1, -1).map(({ time }, index) => time - (capCurve[index]?.time ?? 0));
    expect([new Set(steps).size, capCurve.length > 20]).toEqual([1, true]);
  });

  test('a point of the curve is the total at its time', async () => {
    const { ask, later, now } = openFlow({ persona: 'visitor' });
    const toTheHour = hour - (flowStart % hour);
    later(toTheHour);
    const { totalCap } = await ask(market.overview, { query: {} });
    const at = now();
    later(2 * hour);
    const { capCurve } = await ask(market.overview, { query: { range: '24h' } });
    const past = capCurve.find(({ time }) => time === at) ?? expect.fail('the curve lacks that hour');
    expect(divide(past.cap, totalCap ?? '0', 4)).toMatch(/^(?:1|0\.999\d|1\.000\d)$/);
  });

  test('a crash lowers the greed index, the market cap and the share of long accounts', async () => {
    const { ask, later } = openFlow({ persona: 'visitor' });
    const all = async () => ({ overview: await ask(market.overview, { query: {} }), ratios: await ask(market.longShortRatios, {}) });
    const before = await all();
    await ask(control.move, { body: { of: 'all', percent: '-20', overMs: hour } });
    later(hour);
    const after = await all();
    expect(compare(after.overview.totalCap ?? '0', multiply(before.overview.totalCap ?? '0', '0.9'))).toBe(-1);
    expect(after.overview.fearAndGreed?.now).toBeLessThan(25);
    expect(before.overview.fearAndGreed?.now).toBeGreaterThan(25);
    expect(compare(after.ratios[0]?.longShare ?? '50', before.ratios[0]?.longShare ?? '50')).toBe(-1);
  });

  test('the taker buy share is that of the newest trades', async () => {
    const { ask } = openFlow({ persona: 'visitor' });
    const [ratio] = await ask(market.longShortRatios, {});
    const trades = await ask(swap.contractTrades, { params: { contractCode: ratio?.contractCode ?? '' }, query: { size: 200 } });
    const sum = (side?: string) => add(...trades.filter((trade) => side === undefined || trade.side === side).map(({ amount }) => amount));
    expect(ratio?.takerBuyShare).toBe(roundTo(multiply(divide(sum('buy'), sum(), 8), '100'), 2));
  });
});

test('sectors name traded coins only, in the caller’s language', async () => {
  const { ask } = openFlow({ persona: 'visitor' });
  const [sectors, pairs] = [await ask(market.sectors, {}), await ask(market.tradeSupport, {})];
  const traded = new Set(pairs.filter(({ quoteCurrency }) => quoteCurrency === 'USDT').map(({ baseCurrency }) => baseCurrency));
  expect(sectors.map(({ name }) => name)).toEqual(['Layer 1', 'Layer 2', 'DeFi', 'Payments', 'Meme', 'AI']);
  for (const { coins } of sectors) expect(coins.filter((coin) => !traded.has(coin))).toEqual([]);
});
