import { premarket } from '@/contract/premarket';
import { PreMarketPage } from '@/pages/trade/pre-market/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/PreMarketPage' };

const token = '?pair=tesl_usdt';
const trader = { as: 'trader' } as const;

export const Tokens = pageStory(routes.preMarket, PreMarketPage, {});

export const TokensWithHoldings = pageStory(routes.preMarket, PreMarketPage, { as: 'whale' });

export const Visitor = pageStory(routes.preMarket, PreMarketPage, { search: token });

const Waiting = pageStory(routes.preMarket, PreMarketPage, {
  ...trader,
  scenario: 'premarket-waiting',
  search: `${token}&tab=open`,
});

export const OpenOrders = () => <Waiting />;

/** Editing the price and amount of an open order. */
export const EditOrder = () => <Waiting />;
EditOrder.meta = {
  script: [{ press: 'Edit: TESL/USDT 1000984' }, { see: 'Edit order', role: 'dialog' }, { see: 'Keep as is', role: 'button' }],
};

export const OrderHistory = pageStory(routes.preMarket, PreMarketPage, { as: 'whale', search: `${token}&tab=history` });

export const Holdings = pageStory(routes.preMarket, PreMarketPage, { ...trader, scenario: 'premarket-holding', search: token });

export const DeliveryDue = pageStory(routes.preMarket, PreMarketPage, {
  ...trader,
  scenario: 'premarket-delivery-due',
  search: token,
});

export const Delivered = pageStory(routes.preMarket, PreMarketPage, {
  ...trader,
  scenario: 'premarket-delivered',
  search: `${token}&tab=deals`,
});

export const Compensated = pageStory(routes.preMarket, PreMarketPage, {
  ...trader,
  scenario: 'premarket-compensated',
  search: `${token}&tab=deals`,
});

export const Defaulted = pageStory(routes.preMarket, PreMarketPage, {
  ...trader,
  scenario: 'premarket-defaulted',
  search: `${token}&tab=deals`,
});

export const Upcoming = pageStory(routes.preMarket, PreMarketPage, { search: '?pair=vela_usdt' });

export const Unknown = pageStory(routes.preMarket, PreMarketPage, { search: '?pair=gone_usdt' });

export const Loading = pageStory(routes.preMarket, PreMarketPage, { responses: { [premarket.pairs.path]: 'pending' } });

export const NothingHeld = pageStory(routes.preMarket, PreMarketPage, { as: 'newUser', search: token });

export const HoldingsFailed = pageStory(routes.preMarket, PreMarketPage, {
  ...trader,
  search: token,
  responses: { [premarket.holdings.path]: 'fault' },
});

export const ConnectionLost = pageStory(routes.preMarket, PreMarketPage, { responses: { [premarket.pairs.path]: 'offline' } });
