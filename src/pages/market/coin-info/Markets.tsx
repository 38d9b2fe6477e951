import { useUnit } from 'effector-react';
import { isEmpty, marketSides, type MarketSide } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { MarketTable } from '@/widgets/market-table';
import { $markets } from './model';

/** Live tables of the coin's spot pairs and contracts; empty ones are omitted. */
export function Markets({ coin }: { readonly coin: string }) {
  return (
    <>
      <Side side="spot" coin={coin} />
      <Side side="contract" coin={coin} />
    </>
  );
}

function Side({ side, coin }: { readonly side: MarketSide; readonly coin: string }) {
  const { markets, view } = useUnit({ markets: $markets, view: marketSides[side] });
  const t = useText('coinInfo');
  if (isEmpty({ status: view.status, list: markets[side] })) return null;
  const title = t(side === 'spot' ? 'coinInfo.pairs' : 'coinInfo.contracts', { coin });
  return (
    <Stack gap={4} as="section" aria-labelledby={`coin-${side}`}>
      <Heading level={3} id={`coin-${side}`}>
        {title}
      </Heading>
      <MarketTable label={title} side={side} view={view} rows={markets[side]} columns="short" skeletonRows={3} />
    </Stack>
  );
}
