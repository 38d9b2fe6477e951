import { coins, type Coin } from '@fixtures/coins';
import { preMarketTokens } from '@fixtures/preMarkets';
import { spotMarkets, type SpotMarket } from '@fixtures/spotMarkets';

/** All coins there are, with those that are traded before their listing. */
export const allCoins: readonly Coin[] = [...coins, ...preMarketTokens.map(({ coin }) => coin)];

/** All pairs there are, with those of the pre-market. */
export const allPairs: readonly SpotMarket[] = [...spotMarkets, ...preMarketTokens.map(({ pair }) => pair)];
