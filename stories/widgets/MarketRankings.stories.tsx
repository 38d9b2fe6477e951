import { MarketRankings } from '@/widgets/market-list';
import { AppStory } from '../support';
import { FixedMarket } from './fixedMarket';

export default { title: 'widgets/MarketRankings' };

export const Short = () => (
  <AppStory>
    <MarketRankings length={3} />
  </AppStory>
);

export const Long = () => (
  <AppStory>
    <MarketRankings length={5} />
  </AppStory>
);

export const Loading = () => (
  <AppStory scenario="slow-exchange">
    <MarketRankings length={5} />
  </AppStory>
);

export const Failed = () => (
  <FixedMarket responses={{}}>
    <MarketRankings length={3} />
  </FixedMarket>
);
