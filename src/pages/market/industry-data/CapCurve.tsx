import { useUnit } from 'effector-react';
import { capRanges, type CapRange, type MarketOverview } from '@/contract/market';
import { $currency } from '@/entities/currency';
import { useFormat, useText } from '@/shared/i18n';
import { compactMoneyParts } from '@/shared/lib/compactMoney';
import type { ChartPoint } from '@/ui/ChartFrame/chart';
import { toChartNumber } from '@/ui/ChartFrame/toChartNumber';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { EquityCurve } from '@/ui/EquityCurve/EquityCurve';
import { Panel } from '@/ui/Panel/Panel';

export interface CapCurveProps {
  readonly points: MarketOverview['capCurve'];
  readonly range: CapRange;
  readonly onRange: (range: CapRange) => void;
}

/** The total market capitalisation over a range; the last point is the current value. */
export function CapCurve({ points, range, onRange }: CapCurveProps) {
  const { currency } = useUnit({ currency: $currency });
  const t = useText('industry');
  const format = useFormat();
  const isShort = range === '24h' || range === '7d';
  const chartPoints = points.map(({ time, cap }, index): ChartPoint => ({
    label: isShort || index === points.length - 1 ? format.dateTime(time) : format.date(time),
    value: compactMoneyParts(cap, currency, format),
    plotValue: toChartNumber(cap),
  }));
  const options = capRanges.map((id) => ({ id, label: t(`industry.range_${id}`) }));
  return (
    <Panel title={t('industry.capCurve')}>
      {points.length === 0 ? (
        <EmptyState density="compact" picture="chart" text={t('industry.capCurveEmpty')} />
      ) : (
        <EquityCurve
          label={t('industry.capCurve')}
          tone="course"
          height="tall"
          points={chartPoints}
          terms={{
            label: t('industry.time'),
            value: t('industry.totalCap'),
            highest: t('industry.highest'),
            lowest: t('industry.lowest'),
            cursor: t('industry.capByTime'),
          }}
          ranges={{
            label: t('industry.range'),
            options,
            value: range,
            onChange: (id) => onRange(capRanges.find((option) => option === id) ?? range),
          }}
        />
      )}
    </Panel>
  );
}
