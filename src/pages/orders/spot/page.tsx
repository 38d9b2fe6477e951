import { EditOrderHost } from '@/features/edit-order';
import { routes } from '@/shared/routing';
import { OrdersPage } from '@/widgets/orders-page';
import { recordPage } from '@/widgets/record-page';
import { fills, openOrders, orderHistory } from '@/widgets/spot-records';

const Records = recordPage({
  route: routes.spotOrders,
  Frame: OrdersPage,
  namespaces: ['orders'],
  kinds: [openOrders, orderHistory, fills],
});

/** Spot orders: open orders, order history and trade history. */
export function SpotOrdersPage() {
  return (
    <>
      <Records />
      <EditOrderHost />
    </>
  );
}
