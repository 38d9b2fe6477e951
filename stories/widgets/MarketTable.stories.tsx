import { createStore } from 'effector';
import { useUnit } from 'effector-react';
import { marketRankings, createRanking, marketSides, type MarketSide, type RankingOrder } from '@/entities/market';
import { useGate } from '@/shared/lib/gate';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ConnectionNotice, MarketTable, type MarketTableProps } from '@/widgets/market-table';
import { AppStory, type AppStoryProps } from '../support';
import { extremes, FixedMarket, withoutTickers } from './fixedMarket';

export default { title: 'widgets/MarketTable' };

const rankings = {
  spot: ranking('spot'),
  contract: ranking('contract'),
};

function ranking(side: MarketSide) {
  return createRanking({
    $rows: marketSides[side].map(({ list }) => list),
    $order: createStore<RankingOrder | null>(marketRankings.hot),
    $limit: createStore(12),
  });
}

interface LiveProps extends Partial<Pick<MarketTableProps, 'side' | 'columns' | 'order' | 'onOrder'>> {
  readonly isEmpty?: boolean;
}

function Live({ side = 'spot', isEmpty = false, ...props }: LiveProps) {
  const { Gate, $ranked } = rankings[side];
  const { rows, view } = useUnit({ rows: $ranked, view: marketSides[side] });
  useGate(Gate);
  return (
    <>
      <MarketTable
        {...props}
        side={side}
        label="Markets"
        view={view}
        rows={isEmpty ? [] : rows}
        empty={<EmptyState picture="chart" text="No markets available" />}
      />
      <ConnectionNotice side={side} />
    </>
  );
}

const Tree = (props: Omit<AppStoryProps, 'children'> & LiveProps) => {
  const { as, scenario, ...live } = props;
  return (
    <AppStory as={as} scenario={scenario}>
      <Live {...live} />
    </AppStory>
  );
};

export const Spot = () => <Tree order={marketRankings.hot} onOrder={() => {}} />;

export const Contracts = () => <Tree side="contract" order={marketRankings.hot} onOrder={() => {}} />;

export const FewColumns = () => <Tree columns="short" as="trader" />;

export const Loading = () => <Tree scenario="slow-exchange" />;

export const Empty = () => <Tree isEmpty />;

export const LongestAndSmallest = () => (
  <FixedMarket responses={extremes}>
    <Live onOrder={() => {}} />
  </FixedMarket>
);

export const FiguresMissing = () => (
  <FixedMarket responses={withoutTickers}>
    <Live />
  </FixedMarket>
);

export const Failed = () => (
  <FixedMarket responses={{}}>
    <Live />
  </FixedMarket>
);
