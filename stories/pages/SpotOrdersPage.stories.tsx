import { spot } from '@/contract/spot';
import { SpotOrdersPage } from '@/pages/orders/spot/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/SpotOrdersPage' };

const waiting = { scenario: 'order-waiting' } as const;
const huge = { as: 'vip', scenario: 'orders-huge' } as const;
const openList = spot.openOrders.path;

export const Open = pageStory(routes.spotOrders, SpotOrdersPage, waiting);

export const PartlyFilled = pageStory(routes.spotOrders, SpotOrdersPage, { scenario: 'order-partly-filled' });

export const WaitingForTrigger = pageStory(routes.spotOrders, SpotOrdersPage, { scenario: 'stop-waiting' });

export const History = pageStory(routes.spotOrders, SpotOrdersPage, { ...huge, search: '?tab=history&page=2' });

const Past = pageStory(routes.spotOrders, SpotOrdersPage, { scenario: 'order-partly-filled' });
const FillsFail = pageStory(routes.spotOrders, SpotOrdersPage, {
  scenario: 'order-partly-filled',
  responses: { [spot.fills.path]: 'fault' },
});

/** The fills of an order, loaded when it is expanded. */
export const FillsOfOrder = () => <Past />;
FillsOfOrder.meta = { script: [{ press: 'Details' }, { see: 'Fills', role: 'heading' }, { see: 'Executed', role: 'columnheader' }] };

export const FillsOfOrderFailed = () => <FillsFail />;
FillsOfOrderFailed.meta = { script: [{ press: 'Details' }, { see: 'Couldn’t load the details' }] };

export const Fills = pageStory(routes.spotOrders, SpotOrdersPage, { ...huge, search: '?tab=fills' });

export const Empty = pageStory(routes.spotOrders, SpotOrdersPage, { as: 'newUser', scenario: 'orders-none' });

export const NothingFits = pageStory(routes.spotOrders, SpotOrdersPage, { ...waiting, search: '?tab=history&state=expired&days=7' });

export const Loading = pageStory(routes.spotOrders, SpotOrdersPage, { ...waiting, responses: { [openList]: 'pending' } });

export const Failed = pageStory(routes.spotOrders, SpotOrdersPage, { ...waiting, responses: { [openList]: 'fault' } });
