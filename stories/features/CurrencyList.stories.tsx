import { CurrencyList } from '@/features/currency-switch';
import { AppStory } from '../support';

export default { title: 'features/CurrencyList' };

export const Currencies = () => (
  <AppStory>
    <CurrencyList />
  </AppStory>
);
