import { routes } from '@/shared/routing';
import { recordPage } from '@/widgets/record-page';
import { fills } from './fills';
import { openOrders } from './openOrders';
import { orderHistory } from './orderHistory';

/** Spot orders: open orders, order history and trade history. */
export const SpotOrdersPage = recordPage({ route: routes.spotOrders, namespaces: ['orders'], kinds: [openOrders, orderHistory, fills] });
