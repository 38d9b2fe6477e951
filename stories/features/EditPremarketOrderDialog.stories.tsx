import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { tradingAccount } from '@/contract/spot';
import { $premarketOrders, PremarketGate } from '@/entities/premarket';
import { SpotAccountGate } from '@/entities/spot-account';
import { EditPremarketOrderHost, premarketEditOpened } from '@/features/edit-premarket-order';
import { editTyped } from '@/features/edit-premarket-order/model';
import { useGate } from '@/shared/lib/gate';
import { AppStory } from '../support';

export default { title: 'features/EditPremarketOrderDialog' };

interface OpenedProps {
  /** Amount to type once the form is rendered. */
  readonly amount?: string;
}

function Opened({ amount }: OpenedProps) {
  const { orders, onOpen, onType } = useUnit({ orders: $premarketOrders, onOpen: premarketEditOpened, onType: editTyped });
  useGate(PremarketGate);
  useGate(SpotAccountGate, { account: tradingAccount.spot });
  const [first] = orders;
  useEffect(() => {
    if (!first) return;
    onOpen(first);
    if (amount !== undefined) onType({ field: 'amount', text: amount });
  }, [first, amount, onOpen, onType]);
  return <EditPremarketOrderHost />;
}

export const Sound = () => (
  <AppStory as="trader" scenario="premarket-waiting">
    <Opened />
  </AppStory>
);

export const MoreThanAvailable = () => (
  <AppStory as="trader" scenario="premarket-waiting">
    <Opened amount="90000000" />
  </AppStory>
);
