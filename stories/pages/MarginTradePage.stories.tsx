import { market } from '@/contract/market';
import { MarginTradePage } from '@/pages/trade/margin/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/MarginTradePage' };

const trader = { as: 'trader' } as const;
const isolated = '?marginMode=isolated';
const cross = '?marginMode=cross';

export const Visitor = pageStory(routes.marginTrade, MarginTradePage, { search: cross });

export const NotActivated = pageStory(routes.marginTrade, MarginTradePage, { as: 'newUser', search: isolated });

export const Cross = pageStory(routes.marginTrade, MarginTradePage, { as: 'crossMargin', search: `${cross}&tab=positions` });

export const IsolatedLong = pageStory(routes.marginTrade, MarginTradePage, {
  ...trader,
  scenario: 'isolated-debt',
  search: `${isolated}&tab=positions`,
});

export const IsolatedShort = pageStory(routes.marginTrade, MarginTradePage, {
  ...trader,
  scenario: 'isolated-short',
  search: `${isolated}&tab=positions`,
});

export const SeveralPositions = pageStory(routes.marginTrade, MarginTradePage, {
  as: 'isolatedMargin',
  search: `${isolated}&tab=positions`,
});

export const MarginCall = pageStory(routes.marginTrade, MarginTradePage, {
  ...trader,
  scenario: 'isolated-near-liquidation',
  search: isolated,
});

export const CrossMarginCall = pageStory(routes.marginTrade, MarginTradePage, {
  as: 'crossMargin',
  scenario: 'cross-near-liquidation',
  search: cross,
});

export const Liquidated = pageStory(routes.marginTrade, MarginTradePage, {
  ...trader,
  scenario: 'isolated-liquidated',
  search: `${isolated}&tab=liquidations`,
});

export const BadDebt = pageStory(routes.marginTrade, MarginTradePage, {
  ...trader,
  scenario: 'isolated-bad-debt',
  search: `${isolated}&tab=liquidations`,
});

export const CrossLiquidated = pageStory(routes.marginTrade, MarginTradePage, {
  as: 'crossMargin',
  scenario: 'cross-liquidated',
  search: `${cross}&tab=liquidations`,
});

export const OpenOrders = pageStory(routes.marginTrade, MarginTradePage, {
  ...trader,
  scenario: 'margin-orders-waiting',
  search: `${isolated}&tab=open`,
});

export const OrderHistory = pageStory(routes.marginTrade, MarginTradePage, { as: 'isolatedMargin', search: `${isolated}&tab=history` });

export const Fills = pageStory(routes.marginTrade, MarginTradePage, { as: 'isolatedMargin', search: `${isolated}&tab=fills` });

export const Transfers = pageStory(routes.marginTrade, MarginTradePage, { as: 'isolatedMargin', search: `${isolated}&tab=transfers` });

export const Borrowed = pageStory(routes.marginTrade, MarginTradePage, { as: 'isolatedMargin', search: `${isolated}&tab=borrows` });

const OfOnePair = pageStory(routes.marginTrade, MarginTradePage, {
  as: 'isolatedMargin',
  search: `${isolated}&tab=borrows&tradeId=1001`,
});
/** Filters of isolated records with a pair selected; a coin could be selected as well. */
export const FilteredByPair = () => <OfOnePair />;
FilteredByPair.meta = {
  script: [{ press: 'Filters, 1 active' }, { see: 'BTC/USDT Pair', role: 'button' }, { see: 'Reset filters', role: 'button' }],
};

export const NothingMatches = pageStory(routes.marginTrade, MarginTradePage, {
  as: 'isolatedMargin',
  search: `${isolated}&tab=repays&coinId=9`,
});

export const Repaid = pageStory(routes.marginTrade, MarginTradePage, { as: 'isolatedMargin', search: `${isolated}&tab=repays` });

export const Interest = pageStory(routes.marginTrade, MarginTradePage, {
  ...trader,
  scenario: 'interest-accrued',
  search: `${cross}&tab=interests`,
});

export const Loading = pageStory(routes.marginTrade, MarginTradePage, { ...trader, scenario: 'slow-exchange', search: cross });

export const ConnectionLost = pageStory(routes.marginTrade, MarginTradePage, {
  ...trader,
  search: cross,
  responses: { [market.depth.path]: 'offline' },
});

export const NotOnMargin = pageStory({ ...routes.marginTradePair, example: '/margin/trade/kas_alts' }, MarginTradePage);

export const Unlisted = pageStory({ ...routes.marginTradePair, example: '/margin/trade/gone_usdt' }, MarginTradePage);
