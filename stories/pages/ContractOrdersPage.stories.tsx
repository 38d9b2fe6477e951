import { swap } from '@/contract/swap';
import { ContractOrdersPage } from '@/pages/orders/contract/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/ContractOrdersPage' };

const waiting = { as: 'deliveryTrader', scenario: 'contract-orders-waiting' } as const;
const past = { as: 'contractTrader' } as const;
const openList = swap.openOrders.path;

export const Perpetual = pageStory(routes.contractOrders, ContractOrdersPage, waiting);

export const Delivery = pageStory(routes.contractOrders, ContractOrdersPage, { ...waiting, search: '?bizType=deliver' });

export const Plans = pageStory(routes.contractOrders, ContractOrdersPage, { ...waiting, search: '?tab=plans' });

export const History = pageStory(routes.contractOrders, ContractOrdersPage, { ...past, search: '?tab=history' });

export const Trades = pageStory(routes.contractOrders, ContractOrdersPage, { ...past, search: '?tab=deals' });

export const PastPositions = pageStory(routes.contractOrders, ContractOrdersPage, { ...past, search: '?tab=past' });

export const Bills = pageStory(routes.contractOrders, ContractOrdersPage, { ...past, search: '?tab=bills' });

export const Empty = pageStory(routes.contractOrders, ContractOrdersPage, { as: 'newUser' });

export const NothingFits = pageStory(routes.contractOrders, ContractOrdersPage, { ...waiting, search: '?kind=ioc' });

export const Loading = pageStory(routes.contractOrders, ContractOrdersPage, { ...waiting, responses: { [openList]: 'pending' } });

export const Failed = pageStory(routes.contractOrders, ContractOrdersPage, { ...waiting, responses: { [openList]: 'fault' } });
