import { market } from '@/contract/market';
import { SpotTradePage } from '@/pages/trade/spot/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/SpotTradePage' };

const trader = { as: 'trader' } as const;
const depth = market.depth.path;

export const Visitor = pageStory(routes.spotTrade, SpotTradePage, { search: '?tradeCode=btc_usdt' });

export const OpenOrders = pageStory(routes.spotTrade, SpotTradePage, {
  ...trader,
  scenario: 'order-waiting',
  search: '?tradeCode=btc_usdt',
});

export const PlanOrders = pageStory(routes.spotTrade, SpotTradePage, {
  ...trader,
  scenario: 'stop-waiting',
  search: '?tradeCode=btc_usdt&tab=plan',
});

export const OrderHistory = pageStory(routes.spotTrade, SpotTradePage, { ...trader, search: '?tradeCode=btc_usdt&tab=history' });

export const Fills = pageStory(routes.spotTrade, SpotTradePage, { ...trader, search: '?tradeCode=btc_usdt&tab=fills' });

export const Funds = pageStory(routes.spotTrade, SpotTradePage, { ...trader, search: '?tradeCode=eth_btc&tab=funds' });

export const ManyDecimals = pageStory(routes.spotTrade, SpotTradePage, { ...trader, search: '?tradeCode=shib_usdt' });

export const Loading = pageStory(routes.spotTrade, SpotTradePage, {
  ...trader,
  scenario: 'slow-exchange',
  search: '?tradeCode=btc_usdt',
});

export const StalePrices = pageStory(routes.spotTrade, SpotTradePage, {
  ...trader,
  scenario: 'prices-stale',
  search: '?tradeCode=btc_usdt',
});

export const ConnectionLost = pageStory(routes.spotTrade, SpotTradePage, {
  ...trader,
  search: '?tradeCode=btc_usdt',
  responses: { [depth]: 'offline' },
});

export const OpensSoon = pageStory(routes.spotTrade, SpotTradePage, {
  ...trader,
  scenario: 'pair-opens-soon',
  search: '?tradeCode=pendle_alts',
});

export const Delisting = pageStory(routes.spotTrade, SpotTradePage, {
  ...trader,
  scenario: 'pair-delisting',
  search: '?tradeCode=gala_alts',
});

export const Delisted = pageStory(routes.spotTrade, SpotTradePage, { ...trader, search: '?tradeCode=lunc_alts' });

export const Halted = pageStory(routes.spotTrade, SpotTradePage, { ...trader, search: '?tradeCode=kas_alts' });

const ordi = { ...trader, search: '?tradeCode=ordi_alts' } as const;

export const ThinBook = pageStory(routes.spotTrade, SpotTradePage, { ...ordi, scenario: 'book-thin' });

export const NoAsks = pageStory(routes.spotTrade, SpotTradePage, { ...ordi, scenario: 'book-no-asks' });

export const EmptyBook = pageStory(routes.spotTrade, SpotTradePage, { ...ordi, scenario: 'book-empty' });

export const LeveragedToken = pageStory(routes.spotTrade, SpotTradePage, { search: '?tradeCode=btc3l_etf' });

export const Unlisted = pageStory(routes.spotTrade, SpotTradePage, { search: '?tradeCode=gone_usdt' });
