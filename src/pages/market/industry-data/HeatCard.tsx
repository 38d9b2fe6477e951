import { useUnit } from 'effector-react';
import { useNavigate } from 'react-router-dom';
import { instrumentsRetried, marketSides, usePauseOnHover } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { toChartNumber } from '@/ui/ChartFrame/toChartNumber';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { HeatMap, type HeatMapTile } from '@/ui/HeatMap/HeatMap';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { useInstrumentHref } from '@/widgets/market-list';
import { heat, HeatGate } from './digests';
import { heatSizes, type HeatSize } from './metrics';

export interface HeatCardProps {
  readonly size: HeatSize;
  readonly onSize: (size: HeatSize) => void;
}

/** Heat map of coins, sized by the square root of market cap or turnover so that labels fit, and coloured by change; a tile opens its market. */
export function HeatCard({ size, onSize }: HeatCardProps) {
  useGate(HeatGate, { size });
  useGate(heat.Gate);
  const pauseProps = usePauseOnHover(heat);
  const { coins, view, onRetry } = useUnit({ coins: heat.$digest, view: marketSides.spot, onRetry: instrumentsRetried });
  const t = useText('industry');
  const format = useFormat();
  const navigate = useNavigate();
  const hrefOf = useInstrumentHref();
  const tiles = coins.map(({ instrument, change, weight }): HeatMapTile => ({
    id: String(instrument.id),
    label: instrument.base,
    change: format.parts.percent(change),
    plotValue: toChartNumber(change),
    weight: format.parts.compact(weight),
    share: Math.sqrt(toChartNumber(weight)),
  }));
  const openMarket = (id: string) => {
    const coin = coins.find(({ instrument }) => String(instrument.id) === id);
    if (coin) void navigate(hrefOf(coin.instrument));
  };
  return (
    <Panel title={t('industry.heat')}>
      {view.status === 'failed' ? (
        <ErrorState density="compact" text={t('industry.failed')} onRetry={onRetry} />
      ) : view.status === 'loading' ? (
        <Skeleton shape="block" size={400} label />
      ) : tiles.length === 0 ? (
        <EmptyState density="compact" picture="chart" text={t('industry.heatEmpty')} />
      ) : (
        <div {...pauseProps}>
          <HeatMap
            label={t(`industry.heat_${size}`)}
            tiles={tiles}
            terms={{ label: t('industry.coin'), change: t('industry.change'), weight: t(`industry.${size}`) }}
            onAction={openMarket}
            note={t('industry.heatNote')}
            ranges={{
              label: t('industry.heatSize'),
              options: heatSizes.map((id) => ({ id, label: t(`industry.${id}`) })),
              value: size,
              onChange: (id) => onSize(heatSizes.find((option) => option === id) ?? size),
            }}
          />
        </div>
      )}
    </Panel>
  );
}
