import { useUnit } from 'effector-react';
import { $contracts, $pairs, LiveMarket } from '@/entities/market';
import { PriceAlertsButton } from '@/features/price-alerts';
import { AppStory } from '../support';

export default { title: 'features/PriceAlertsButton' };

function Bitcoin() {
  const { pairs, contracts } = useUnit({ pairs: $pairs, contracts: $contracts });
  const instrument = [...pairs.list, ...contracts.list].find(({ base }) => base === 'BTC') ?? null;
  return <PriceAlertsButton instrument={instrument} />;
}

export const OfAPair = () => (
  <AppStory as="trader">
    <LiveMarket side="spot">
      <Bitcoin />
    </LiveMarket>
  </AppStory>
);
OfAPair.meta = { script: [{ press: 'Price alerts' }, { see: 'Create alert', role: 'button' }] };

export const OfAContract = () => (
  <AppStory as="trader">
    <LiveMarket side="contract">
      <Bitcoin />
    </LiveMarket>
  </AppStory>
);
OfAContract.meta = { script: [{ press: 'Price alerts' }, { see: 'Mark price', role: 'radio' }] };

export const OfAVisitor = () => (
  <AppStory>
    <LiveMarket side="spot">
      <Bitcoin />
    </LiveMarket>
  </AppStory>
);
OfAVisitor.meta = { script: [{ press: 'Price alerts' }, { see: 'Log in', role: 'link' }] };
