import { coins, type Coin } from '@fixtures/coins';
import { preMarketTokens } from '@fixtures/preMarkets';
import { spotMarkets, type SpotMarket } from '@fixtures/spotMarkets';

/** All coins, including pre-market tokens. */
export const allCoins: readonly Coin[] = [...coins, ...preMarketTokens.map(({ coin }) => coin)];

/** All pairs, including those of the pre-market. */
export const allPairs: readonly SpotMarket[] = [...spotMarkets, ...preMarketTokens.map(({ pair }) => pair)];
