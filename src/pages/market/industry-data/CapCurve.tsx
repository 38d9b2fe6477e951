import { useUnit } from 'effector-react';
import { capRanges, type CapRange, type MarketOverview } from '@/contract/market';
import { $currency } from '@/entities/currency';
import { useFormat, useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import type { ChartPoint } from '@/ui/ChartFrame/chart';
import { drawn } from '@/ui/ChartFrame/drawn';
import { EquityCurve } from '@/ui/EquityCurve/EquityCurve';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { moneyParts } from './parts';

export interface CapCurveProps {
  readonly points: MarketOverview['capCurve'];
  readonly range: CapRange;
  readonly onRange: (range: CapRange) => void;
}

/** How the total capitalisation went over a range; the last point is that of now. */
export function CapCurve({ points, range, onRange }: CapCurveProps) {
  const { currency } = useUnit({ currency: $currency });
  const t = useText('industry');
  const format = useFormat();
  const isShort = range === '24h' || range === '7d';
  const shown = points.map(({ time, cap }, index): ChartPoint => ({
    label: isShort || index === points.length - 1 ? format.dateTime(time) : format.date(time),
    value: moneyParts(cap, currency, format),
    size: drawn(cap),
  }));
  const options = capRanges.map((id) => ({ id, label: t(`industry.range_${id}`) }));
  return (
    <Card as="section" aria-labelledby="industry-cap">
      <Stack gap={4}>
        <Heading level={2} size="reading" id="industry-cap">
          {t('industry.capCurve')}
        </Heading>
        <EquityCurve
          label={t('industry.capCurve')}
          tone="course"
          height="tall"
          points={shown}
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
            onChange: (id) => onRange(capRanges.find((known) => known === id) ?? range),
          }}
        />
      </Stack>
    </Card>
  );
}
