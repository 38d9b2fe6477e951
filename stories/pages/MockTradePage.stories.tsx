import { swap } from '@/contract/swap';
import { ContractTradePage } from '@/pages/trade/contract/page';
import { withPathParams } from '@/shared/api';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/MockTradePage' };

const bitcoin = '?tradeName=f_btcf_usdt';

export const Position = pageStory(routes.mockTrade, ContractTradePage, { scenario: 'mock-trading', search: bitcoin });

export const Orders = pageStory(routes.mockTrade, ContractTradePage, { scenario: 'mock-trading', search: `${bitcoin}&tab=orders` });

export const OrderHistory = pageStory(routes.mockTrade, ContractTradePage, {
  scenario: 'mock-trading',
  search: `${bitcoin}&tab=history`,
});

export const Assets = pageStory(routes.mockTrade, ContractTradePage, { scenario: 'mock-trading', search: `${bitcoin}&tab=assets` });

export const NothingClaimed = pageStory(routes.mockTrade, ContractTradePage, {
  as: 'newUser',
  scenario: 'mock-unclaimed',
  search: bitcoin,
});

export const Liquidated = pageStory(routes.mockTrade, ContractTradePage, { scenario: 'mock-liquidated', search: `${bitcoin}&tab=past` });

export const NoPosition = pageStory(routes.mockTrade, ContractTradePage, { scenario: 'mock-empty', search: bitcoin });

export const Loading = pageStory(routes.mockTrade, ContractTradePage, { scenario: 'slow-exchange', search: bitcoin });

export const ConnectionLost = pageStory(routes.mockTrade, ContractTradePage, {
  search: bitcoin,
  responses: { [withPathParams(swap.contractDepth, { contractCode: 'f_btcf_usdt' }).path]: 'offline' },
});

export const Unlisted = pageStory(routes.mockTrade, ContractTradePage, { search: '?tradeName=f_gonef_usdt' });
