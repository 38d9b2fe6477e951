import type { FearAndGreed } from '@/contract/market';
import { useText } from '@/shared/i18n';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Gauge, type GaugeProps } from '@/ui/Gauge/Gauge';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

/** Upper bound of each zone of the index. */
const upperBounds = { extremeFear: 25, fear: 45, neutral: 55, greed: 75, extremeGreed: 100 } as const;
/** From red through grey to green; the gap between the two green zones separates them. */
const tones = { extremeFear: 'danger', fear: 'warning', neutral: 'neutral', greed: 'success', extremeGreed: 'success' } as const;

const pastPeriods = ['yesterday', 'lastWeek', 'lastMonth'] as const satisfies readonly (keyof FearAndGreed)[];

export interface FearAndGreedCardProps {
  readonly index: FearAndGreed | null;
}

/** The current fear and greed index with its known past values. */
export function FearAndGreedCard({ index }: FearAndGreedCardProps) {
  const t = useText('industry');
  const zone = (name: keyof typeof upperBounds) => ({ upTo: upperBounds[name], name: t(`industry.${name}`), tone: tones[name] });
  const zones: GaugeProps['zones'] = [zone('extremeFear'), zone('fear'), zone('neutral'), zone('greed'), zone('extremeGreed')];
  const zoneOf = (value: number) => zones.find(({ upTo }) => value <= upTo)?.name ?? '';
  const now = index?.now ?? null;
  const pastValues = pastPeriods.flatMap((id) => {
    const value = index?.[id] ?? null;
    return value === null ? [] : [{ id, term: t(`industry.${id}`), value: `${value} · ${zoneOf(value)}` }];
  });
  return (
    <Panel title={t('industry.fearAndGreed')}>
      <Stack gap={4}>
        {now === null ? (
          <EmptyState density="compact" picture="chart" text={t('industry.fearAndGreedUnknown')} />
        ) : (
          <Gauge label={t('industry.fearAndGreedNow')} isLabelHidden value={now} valueText={String(now)} zones={zones} hasLegend={false} />
        )}
        {pastValues.length > 0 && <DescriptionList density="compact" aria-label={t('industry.fearAndGreedBefore')} items={pastValues} />}
        <Text size="small" tone="faint">
          {t('industry.fearAndGreedNote')}
        </Text>
      </Stack>
    </Panel>
  );
}
