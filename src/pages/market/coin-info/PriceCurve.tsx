import { useUnit } from 'effector-react';
import { capRanges, type Candle, type CapRange } from '@/contract/market';
import { marketSides } from '@/entities/market';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { toChartNumber } from '@/ui/ChartFrame/toChartNumber';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { EquityCurve } from '@/ui/EquityCurve/EquityCurve';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { frame } from './coinInfo.css';
import { $pair, curve } from './model';

export interface PriceCurveProps {
  readonly coin: string;
  readonly range: CapRange;
  readonly onRange: (range: CapRange) => void;
}

/** The price curve of a coin in USDT; empty for a coin without a USDT pair. */
export function PriceCurve({ coin, range, onRange }: PriceCurveProps) {
  const { pair, view } = useUnit({ pair: $pair, view: marketSides.spot });
  const t = useText('coinInfo');
  const format = useFormat();
  const title = t('coinInfo.priceOf', { coin });
  const pointOf = ({ time, close }: Candle) => ({
    label: format.dateTime(time),
    value: format.parts.price(close, pair?.decimals ?? 2),
    plotValue: toChartNumber(close),
  });
  const emptyState = <EmptyState density="compact" picture="chart" text={t('coinInfo.noPrice')} />;
  const loading = <Skeleton shape="block" size={320} label />;
  if (pair === null && view.status !== 'loading')
    return (
      <Panel title={title} level={3}>
        {emptyState}
      </Panel>
    );
  return (
    <Panel title={title} level={3}>
      <div className={frame}>
        {pair === null ? (
          loading
        ) : (
          <QueryView query={curve} keepLatest density="compact" errorText={t('coinInfo.curveFailed')} empty={emptyState} skeleton={loading}>
            {(candles) => (
              <EquityCurve
                label={title}
                tone="course"
                height="tall"
                points={candles.map(pointOf)}
                terms={{
                  label: t('coinInfo.time'),
                  value: t('coinInfo.price'),
                  highest: t('coinInfo.highest'),
                  lowest: t('coinInfo.lowest'),
                  cursor: t('coinInfo.priceByTime'),
                }}
                ranges={{
                  label: t('coinInfo.range'),
                  options: capRanges.map((id) => ({ id, label: t(`coinInfo.range_${id}`) })),
                  value: range,
                  onChange: (id) => onRange(capRanges.find((option) => option === id) ?? range),
                }}
              />
            )}
          </QueryView>
        )}
      </div>
    </Panel>
  );
}
