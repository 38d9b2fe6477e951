import type { market } from '@/contract/market';
import { delistTimeOf, spotPairsAt, quotedPairs } from '../exchange/listings';
import { dayStart } from '../exchange/market/instrument';
import { coinByName } from '../exchange/markets';
import type { Resolvers } from './implement';

/** The spot pairs and their tickers. */
export const quoteCalls: Pick<Resolvers<typeof market>, 'tickers' | 'tradeSupport'> = {
  tickers: ({ world }) =>
    quotedPairs(world.db, world.now).map(({ tradeId }) => {
      const { isOpen, last, change, high, low, volume, turnover, marketCap } = world.market.ticker(tradeId, world.now);
      return { tradeid: tradeId, isopen: isOpen, last, change, high, low, volume, turnover, marketCap };
    }),
  tradeSupport: ({ world }) =>
    spotPairsAt(world.db, world.now).map((pair) => {
      const { tradeId, base, quote, digit, tradeArea, marginRatio, listedOn } = pair;
      return {
        tradeId,
        baseCurrency: base,
        quoteCurrency: quote,
        baseName: coinByName(base).name,
        quoteName: coinByName(quote).name,
        webLogo: '',
        digit,
        tradeArea,
        isMarginTrade: marginRatio > 0,
        marginRatio,
        listedTime: world.db.marketOpenings.get(tradeId)?.listsTime ?? dayStart(listedOn),
        delistTime: delistTimeOf(world.db, pair),
      };
    }),
};
