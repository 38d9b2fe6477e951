import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { tradingAccount } from '@/contract/spot';
import { LiveMarket } from '@/entities/market';
import { $openOrders, SpotAccountGate } from '@/entities/spot-account';
import { EditOrderHost, orderEditOpened } from '@/features/edit-order';
import { useGate } from '@/shared/lib/gate';
import { AppStory } from '../support';

export default { title: 'features/EditOrderDialog' };

function Opened() {
  const { orders, onOpen } = useUnit({ orders: $openOrders, onOpen: orderEditOpened });
  useGate(SpotAccountGate, { account: tradingAccount.spot });
  const first = orders.find(({ ocoId, price }) => ocoId === null && price !== null);
  useEffect(() => {
    if (first) onOpen(first);
  }, [first, onOpen]);
  return <EditOrderHost />;
}

export const LimitOrder = () => (
  <AppStory as="trader" scenario="order-waiting">
    <LiveMarket side="spot">
      <Opened />
    </LiveMarket>
  </AppStory>
);

export const TriggerOrder = () => (
  <AppStory as="trader" scenario="stop-waiting">
    <LiveMarket side="spot">
      <Opened />
    </LiveMarket>
  </AppStory>
);
