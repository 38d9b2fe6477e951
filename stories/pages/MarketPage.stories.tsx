import { market } from '@/contract/market';
import { MarketPage } from '@/pages/market/market/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/MarketPage' };

export const Spot = pageStory(routes.market, MarketPage);

export const Sorted = pageStory(routes.market, MarketPage, { search: '?sort=change&order=ascending' });

export const LeveragedTokens = pageStory(routes.market, MarketPage, { search: '?area=6' });

export const HaltedAndDelisted = pageStory(routes.market, MarketPage, { scenario: 'pair-delisting', search: '?area=8' });

export const Perpetual = pageStory(routes.market, MarketPage, { search: '?tab=contract' });

export const Delivery = pageStory(routes.market, MarketPage, { search: '?tab=contract&kind=delivery' });

export const OneSector = pageStory(routes.market, MarketPage, { search: '?sector=meme&moved=fallen' });

export const New = pageStory(routes.market, MarketPage, { search: '?tab=new' });

export const Favourites = pageStory(routes.market, MarketPage, { as: 'trader', search: '?tab=favourites' });

export const Watchlist = pageStory(routes.market, MarketPage, { scenario: 'watchlists', search: '?tab=favourites&list=1' });

export const WatchlistOfContracts = pageStory(routes.market, MarketPage, {
  scenario: 'watchlists',
  search: '?tab=favourites&side=contract&list=2',
});

export const EmptyWatchlist = pageStory(routes.market, MarketPage, { scenario: 'watchlists', search: '?tab=favourites&list=3' });

export const NoFavourites = pageStory(routes.market, MarketPage, { search: '?tab=favourites' });

export const NothingFound = pageStory(routes.market, MarketPage, { search: '?keyword=zzz' });

export const Loading = pageStory(routes.market, MarketPage, { scenario: 'slow-exchange' });

export const StalePrices = pageStory(routes.market, MarketPage, { scenario: 'prices-stale' });

export const NoPrices = pageStory(routes.market, MarketPage, { responses: { [market.tickers.path]: 'offline' } });
