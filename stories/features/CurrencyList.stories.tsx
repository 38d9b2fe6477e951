import { CurrencyList } from '@/features/currency-switch';
import { StoryTree } from '../tree';

export default { title: 'features/CurrencyList' };

export const Currencies = () => (
  <StoryTree>
    <CurrencyList />
  </StoryTree>
);
