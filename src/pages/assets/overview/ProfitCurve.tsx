import { useUnit } from 'effector-react';
import { $areBalancesHidden } from '@/entities/assets';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import type { ChartPoint } from '@/ui/ChartFrame/chart';
import { toChartNumber } from '@/ui/ChartFrame/toChartNumber';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { EquityCurve } from '@/ui/EquityCurve/EquityCurve';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { $range, $valueUnit, profit, rangeChosen } from './model';
import { curve, curveHeight } from './page.css';
import { curveOf, profitRanges } from './profit';

/** The cumulative profit of all accounts over the selected days; hidden with the balances. */
export function ProfitCurve() {
  const { range, unit, isHidden, onRange } = useUnit({
    range: $range,
    unit: $valueUnit,
    isHidden: $areBalancesHidden,
    onRange: rangeChosen,
  });
  const t = useText('accountAssets');
  const format = useFormat();
  return (
    <div className={curve}>
      <QueryView
        query={profit}
        density="compact"
        errorText={t('accountAssets.profitFailed')}
        skeleton={<Skeleton shape="block" size={curveHeight} />}
        empty={<EmptyState density="compact" picture="chart" text={t('accountAssets.noProfit')} />}
      >
        {(days) =>
          isHidden ? (
            <EmptyState density="compact" picture="chart" text={t('accountAssets.profitHidden')} />
          ) : (
            <EquityCurve
              label={t('accountAssets.profit')}
              points={curveOf(days, range).map(({ time, usdt }): ChartPoint => ({
                label: format.date(time),
                value: unit.formatParts(unit.fromUsdt(usdt), format),
                plotValue: toChartNumber(usdt),
              }))}
              terms={{
                label: t('accountAssets.day'),
                value: t('accountAssets.profit'),
                highest: t('accountAssets.highest'),
                lowest: t('accountAssets.lowest'),
                cursor: t('accountAssets.profitByDay'),
              }}
              ranges={{
                label: t('accountAssets.range'),
                options: profitRanges.map((count) => ({ id: String(count), label: t('accountAssets.days', { count }) })),
                value: String(range),
                onChange: onRange,
              }}
            />
          )
        }
      </QueryView>
    </div>
  );
}
