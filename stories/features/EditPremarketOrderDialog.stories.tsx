import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $premarketOrders, PremarketGate } from '@/entities/premarket';
import { EditPremarketOrderHost, premarketEditOpened } from '@/features/edit-premarket-order';
import { useGate } from '@/shared/lib/gate';
import { AppStory } from '../support';

export default { title: 'features/EditPremarketOrderDialog' };

function Opened() {
  const { orders, onOpen } = useUnit({ orders: $premarketOrders, onOpen: premarketEditOpened });
  useGate(PremarketGate);
  const [first] = orders;
  useEffect(() => {
    if (first) onOpen(first);
  }, [first, onOpen]);
  return <EditPremarketOrderHost />;
}

export const OfTheBook = () => (
  <AppStory as="trader" scenario="premarket-waiting">
    <Opened />
  </AppStory>
);
