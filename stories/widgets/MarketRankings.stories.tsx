import { MarketBoards } from '@/widgets/market-list';
import { AppStory } from '../support';
import { FixedMarket } from './fixedMarket';

export default { title: 'widgets/MarketBoards' };

export const Short = () => (
  <AppStory>
    <MarketBoards length={3} />
  </AppStory>
);

export const Long = () => (
  <AppStory>
    <MarketBoards length={5} />
  </AppStory>
);

export const Loading = () => (
  <AppStory scenario="slow-exchange">
    <MarketBoards length={5} />
  </AppStory>
);

export const Failed = () => (
  <FixedMarket answers={{}}>
    <MarketBoards length={3} />
  </FixedMarket>
);
