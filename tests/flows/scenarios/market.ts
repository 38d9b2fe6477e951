import { expect } from 'vitest';
import { add, compare, divide } from '@/contract/decimal';
import { market } from '@/contract/market';
import { watchlists } from '@/contract/watchlists';
import type { marketScenarios } from '@mocks/scenarios/market';
import { expectPresent } from '../flow';
import type { Flow, Proofs } from './proof';

/** The 24-hour changes of the USDT pairs of some coins. */
async function changesOf({ ask }: Flow, coins: readonly string[]) {
  const pairs = (await ask(market.tradeSupport, {})).filter(
    ({ baseCurrency, quoteCurrency }) => quoteCurrency === 'USDT' && coins.includes(baseCurrency),
  );
  const tickers = new Map((await ask(market.tickers, {})).map((ticker) => [ticker.tradeid, ticker]));
  return pairs.map(({ tradeId }) => expectPresent(tickers.get(tradeId)?.change ?? null));
}

const average = (values: readonly string[]) => divide(add(...values), String(values.length), 2);

export const marketProofs: Proofs<typeof marketScenarios> = {
  'market-fear': async (flow) => {
    const { fearAndGreed, capChange } = await flow.ask(market.overview, { query: {} });
    expect(expectPresent(fearAndGreed).now).toBeLessThan(25);
    expect(compare(expectPresent(capChange), '-10')).toBe(-1);
    const ratios = await flow.ask(market.longShortRatios, {});
    expect(ratios.map(({ longShare }) => compare(expectPresent(longShare), '50'))).toEqual(ratios.map(() => -1));
  },
  'sector-rally': async (flow) => {
    const sectors = await flow.ask(market.sectors, {});
    const changes = new Map<string, string>();
    for (const { sector, coins } of sectors) changes.set(sector, average(await changesOf(flow, coins)));
    const [best] = [...changes].toSorted(([, a], [, b]) => compare(b, a));
    expect(best?.[0]).toBe('meme');
    expect(compare(best?.[1] ?? '0', '10')).toBe(1);
  },
  watchlists: async ({ ask }) => {
    const lists = await ask(watchlists.list, {});
    expect(lists.map(({ side, markets }) => [side, markets.length])).toEqual([
      ['spot', 5],
      ['contract', 2],
      ['spot', 0],
    ]);
    await ask(watchlists.save, { body: lists.slice(1) });
    expect(await ask(watchlists.list, {})).toEqual(lists.slice(1));
  },
};
