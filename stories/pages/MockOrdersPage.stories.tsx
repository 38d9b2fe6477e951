import { swap } from '@/contract/swap';
import { MockOrdersPage } from '@/pages/trade/mock-orders/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/MockOrdersPage' };

const trading = { scenario: 'mock-trading' } as const;
const openList = swap.openOrders.path;

export const Open = pageStory(routes.mockOrders, MockOrdersPage, trading);

export const Trades = pageStory(routes.mockOrders, MockOrdersPage, { ...trading, search: '?tab=deals' });

export const Liquidated = pageStory(routes.mockOrders, MockOrdersPage, { scenario: 'mock-liquidated', search: '?tab=past' });

export const Bills = pageStory(routes.mockOrders, MockOrdersPage, { scenario: 'mock-liquidated', search: '?tab=bills' });

export const Empty = pageStory(routes.mockOrders, MockOrdersPage, { as: 'newUser', scenario: 'mock-unclaimed' });

export const Failed = pageStory(routes.mockOrders, MockOrdersPage, { ...trading, responses: { [openList]: 'fault' } });

export const ConnectionLost = pageStory(routes.mockOrders, MockOrdersPage, { ...trading, responses: { [openList]: 'offline' } });
