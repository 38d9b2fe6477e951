import { routes } from '@/shared/routing';
import { recordPage } from '@/widgets/record-page';
import { fills } from './fills';
import { openOrders } from './openOrders';
import { orderHistory } from './orderHistory';

/** Spot orders: those that are open, what has become of the others, and their fills. */
export const SpotOrdersPage = recordPage({ route: routes.spotOrders, namespaces: ['orders'], kinds: [openOrders, orderHistory, fills] });
