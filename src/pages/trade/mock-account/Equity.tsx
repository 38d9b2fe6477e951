import { useUnit } from 'effector-react';
import { $areBalancesHidden } from '@/entities/assets';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { toChartNumber } from '@/ui/ChartFrame/toChartNumber';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { EquityCurve } from '@/ui/EquityCurve/EquityCurve';
import { HiddenBalance } from '@/ui/HiddenBalance/HiddenBalance';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { $range, equity, equityRanges, rangeChosen } from './model';

/** The daily equity curve of the account. */
export function Equity() {
  const { range, isHidden, onRange } = useUnit({ range: $range, isHidden: $areBalancesHidden, onRange: rangeChosen });
  const t = useText('mock');
  const format = useFormat();
  return (
    <Panel title={t('mock.equity')}>
      <QueryView
        query={equity}
        keepLatest
        density="compact"
        errorText={t('mock.equityFailed')}
        skeleton={<Skeleton shape="block" size={240} />}
        empty={<EmptyState density="compact" text={t('mock.equityEmpty')} />}
      >
        {(points) =>
          isHidden ? (
            <HiddenBalance label={t('mock.hidden')} />
          ) : (
            <EquityCurve
              label={t('mock.equity')}
              tone="course"
              points={points.map(({ time, equity: value }) => ({
                label: format.date(time),
                value: format.parts.amount(value, { decimals: 2, min: 2, unit: 'USD' }),
                plotValue: toChartNumber(value),
              }))}
              terms={{
                label: t('mock.day'),
                value: t('mock.equity'),
                highest: t('mock.highest'),
                lowest: t('mock.lowest'),
                cursor: t('mock.equityByDay'),
              }}
              ranges={{
                label: t('mock.range'),
                options: equityRanges.map((id) => ({ id, label: t('mock.days', { count: Number.parseInt(id, 10) }) })),
                value: range,
                onChange: onRange,
              }}
            />
          )
        }
      </QueryView>
    </Panel>
  );
}
