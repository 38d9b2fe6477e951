import { createStore } from 'effector';
import { useGate, useUnit } from 'effector-react';
import { $featuredPairs, marketRankings, createRanking, marketSides, type SortOrder } from '@/entities/market';
import { Card } from '@/ui/Card/Card';
import { MarketList } from '@/widgets/market-list';
import { StoryTree } from '../tree';
import { FixedMarket } from './fixedMarket';

export default { title: 'widgets/MarketList' };

const hot = createRanking({ $rows: $featuredPairs, $order: createStore<SortOrder | null>(marketRankings.hot), $limit: createStore(5) });

function Lines({ hasTrend = false }: { readonly hasTrend?: boolean }) {
  const { rows, view } = useUnit({ rows: hot.$ranked, view: marketSides.spot });
  useGate(hot.Gate);
  return (
    <Card density="none">
      <MarketList label="Most traded" side="spot" view={view} rows={rows} expected={5} hasTrend={hasTrend} />
    </Card>
  );
}

export const Short = () => (
  <StoryTree>
    <Lines />
  </StoryTree>
);

export const WithTrends = () => (
  <StoryTree>
    <Lines hasTrend />
  </StoryTree>
);

export const Loading = () => (
  <StoryTree scenario="slow-exchange">
    <Lines hasTrend />
  </StoryTree>
);

export const Failed = () => (
  <FixedMarket answers={{}}>
    <Lines />
  </FixedMarket>
);
