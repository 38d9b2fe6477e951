import { routes } from '@/shared/routing';
import { Panel } from '@/ui/Panel/Panel';
import { OrdersPage } from '@/widgets/orders-page';
import { AppStory } from '../support';

export default { title: 'widgets/OrdersPage' };

export const SpotOrders = () => (
  <AppStory as="trader" at="/orderHome/coinTradeOrder">
    <OrdersPage route={routes.spotOrders}>
      <Panel title="Open orders">…</Panel>
    </OrdersPage>
  </AppStory>
);
