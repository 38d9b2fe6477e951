import { useUnit } from 'effector-react';
import { Star } from 'lucide-react';
import { contractToggled, pairToggled } from '@/entities/favourites';
import { marketSides, type MarketSide } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { MarketTable } from '@/widgets/market-table';
import { recommended } from './model';

export interface RecommendedProps {
  readonly side: MarketSide;
}

/** Recommended favourites for a user without any, to add one by one or all at once. */
export function Recommended({ side }: RecommendedProps) {
  useGate(recommended.Gate);
  const units = {
    rows: recommended.$ranked,
    view: marketSides[side],
    onPair: pairToggled,
    onContract: contractToggled,
  };
  const { rows, view, onPair, onContract } = useUnit(units);
  const t = useText('market');
  const addAll = () => rows.forEach(({ id }) => (typeof id === 'number' ? onPair(id) : onContract(id)));
  const action = (
    <Button tone="accent" icon={Star} isDisabled={rows.length === 0} onPress={addAll}>
      {t('market.addAll', { count: rows.length })}
    </Button>
  );
  const table = (
    <MarketTable
      label={t('market.recommended')}
      side={side}
      view={view}
      rows={rows}
      columns="short"
      ranking={recommended}
      skeletonRows={6}
    />
  );
  // Until the markets are loaded, there are no recommendations, and favourites may still arrive.
  if (view.status === 'loading') return table;
  return (
    <Stack gap={5}>
      <EmptyState picture="star" text={t('market.favouritesEmpty')} hint={t('market.favouritesHint')} action={action} />
      <Heading level={2} size="reading">
        {t('market.recommended')}
      </Heading>
      {table}
    </Stack>
  );
}
