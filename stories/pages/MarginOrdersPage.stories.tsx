import { margin } from '@/contract/margin';
import { MarginOrdersPage } from '@/pages/orders/margin/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/MarginOrdersPage' };

const cross = { as: 'crossMargin' } as const;
const isolated = { as: 'isolatedMargin' } as const;

export const Cross = pageStory(routes.marginOrders, MarginOrdersPage, { ...cross, search: '?marginMode=cross' });

export const Isolated = pageStory(routes.marginOrders, MarginOrdersPage, {
  scenario: 'margin-orders-waiting',
  search: '?marginMode=isolated',
});

export const History = pageStory(routes.marginOrders, MarginOrdersPage, { ...isolated, search: '?marginMode=isolated&tab=history' });

export const Borrowings = pageStory(routes.marginOrders, MarginOrdersPage, { ...isolated, search: '?marginMode=isolated&tab=borrows' });

export const BorrowingsOfOneCoin = pageStory(routes.marginOrders, MarginOrdersPage, {
  ...isolated,
  search: '?marginMode=isolated&tab=borrows&tradeId=1001&coinId=2',
});

export const Interest = pageStory(routes.marginOrders, MarginOrdersPage, { ...cross, search: '?marginMode=cross&tab=interests' });

export const Liquidations = pageStory(routes.marginOrders, MarginOrdersPage, {
  scenario: 'isolated-liquidated',
  search: '?marginMode=isolated&tab=liquidations',
});

export const Empty = pageStory(routes.marginOrders, MarginOrdersPage, { as: 'newUser' });

export const Failed = pageStory(routes.marginOrders, MarginOrdersPage, {
  ...cross,
  search: '?marginMode=cross&tab=borrows',
  responses: { [margin.crossBorrowRecord.path]: 'fault' },
});
