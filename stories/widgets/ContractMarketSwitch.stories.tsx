import { ContractMarketSwitch } from '@/widgets/contract-records';
import { AppStory } from '../support';

export default { title: 'widgets/ContractMarketSwitch' };

export const Delivery = () => (
  <AppStory as="trader" at="/orderHome/contractOrder/?bizType=deliver">
    <ContractMarketSwitch value="deliver" />
  </AppStory>
);
