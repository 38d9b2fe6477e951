import { IsolatedLiquidations } from '@/widgets/margin-records';
import { AppStory } from '../support';

export default { title: 'widgets/IsolatedLiquidations' };

const tabQuery = {};
const panel = (
  <div data-density="compact">
    <IsolatedLiquidations title="Liquidations" fileName="liquidations" tabQuery={tabQuery} density="compact" />
  </div>
);

export const Liquidated = () => (
  <AppStory as="trader" scenario="isolated-liquidated">
    {panel}
  </AppStory>
);

export const Details = () => (
  <AppStory as="trader" scenario="isolated-bad-debt">
    {panel}
  </AppStory>
);
Details.meta = { script: [{ press: 'Details' }, { see: 'Liquidation of BTC/USDT', role: 'dialog' }] };

export const Empty = () => <AppStory as="newUser">{panel}</AppStory>;
