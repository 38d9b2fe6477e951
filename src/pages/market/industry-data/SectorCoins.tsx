import { useUnit } from 'effector-react';
import { marketSides, type Instrument } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { MarketTable } from '@/widgets/market-table';

export interface SectorCoinsProps {
  readonly name: string;
  readonly pairs: readonly Instrument[];
}

/** Live table of the coins of a sector. */
export function SectorCoins({ name, pairs }: SectorCoinsProps) {
  const view = useUnit(marketSides.spot);
  const t = useText('industry');
  return (
    <MarketTable label={t('industry.coinsOf', { sector: name })} side="spot" view={view} rows={pairs} columns="short" extent="panel" />
  );
}
