import { createStore } from 'effector';
import { useUnit } from 'effector-react';
import { $featuredPairs, marketRankings, createRanking, marketSides, type SortOrder } from '@/entities/market';
import { useGate } from '@/shared/lib/gate';
import { Card } from '@/ui/Card/Card';
import { MarketList } from '@/widgets/market-list';
import { AppStory } from '../support';
import { FixedMarket } from './fixedMarket';

export default { title: 'widgets/MarketList' };

const hot = createRanking({ $rows: $featuredPairs, $order: createStore<SortOrder | null>(marketRankings.hot), $limit: createStore(5) });

function Lines({ hasTrend = false }: { readonly hasTrend?: boolean }) {
  const { rows, view } = useUnit({ rows: hot.$ranked, view: marketSides.spot });
  useGate(hot.Gate);
  return (
    <Card density="none">
      <MarketList label="Most traded" side="spot" view={view} rows={rows} skeletonRows={5} hasTrend={hasTrend} />
    </Card>
  );
}

export const Short = () => (
  <AppStory>
    <Lines />
  </AppStory>
);

export const WithTrends = () => (
  <AppStory>
    <Lines hasTrend />
  </AppStory>
);

export const Loading = () => (
  <AppStory scenario="slow-exchange">
    <Lines hasTrend />
  </AppStory>
);

export const Failed = () => (
  <FixedMarket responses={{}}>
    <Lines />
  </FixedMarket>
);
