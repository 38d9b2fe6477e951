import type { Mood } from '@/contract/market';
import { unknown, useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Gauge, type GaugeProps } from '@/ui/Gauge/Gauge';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

/** Where each zone of the index ends. */
const ends = { extremeFear: 25, fear: 45, neutral: 55, greed: 75, extremeGreed: 100 } as const;
const tones = { extremeFear: 'danger', fear: 'warning', neutral: 'info', greed: 'success', extremeGreed: 'accent' } as const;

/** The fear and greed index: now, and what it was. */
export function MoodCard({ mood }: { readonly mood: Mood | null }) {
  const t = useText('industry');
  const zone = (name: keyof typeof ends) => ({ upTo: ends[name], name: t(`industry.${name}`), tone: tones[name] });
  const zones: GaugeProps['zones'] = [zone('extremeFear'), zone('fear'), zone('neutral'), zone('greed'), zone('extremeGreed')];
  const told = (value: number | null) => (value === null ? unknown : `${value} · ${zones.find(({ upTo }) => value <= upTo)?.name ?? ''}`);
  return (
    <Card as="section" aria-labelledby="industry-mood">
      <Stack gap={4}>
        <Heading level={2} size="reading" id="industry-mood">
          {t('industry.mood')}
        </Heading>
        {mood ? (
          <>
            {mood.now !== null && (
              <Gauge label={t('industry.moodNow')} value={mood.now} valueText={String(mood.now)} zones={zones} hasLegend={false} />
            )}
            <DescriptionList
              density="compact"
              aria-label={t('industry.moodBefore')}
              items={[
                { id: 'yesterday', term: t('industry.yesterday'), value: told(mood.yesterday) },
                { id: 'lastWeek', term: t('industry.lastWeek'), value: told(mood.lastWeek) },
                { id: 'lastMonth', term: t('industry.lastMonth'), value: told(mood.lastMonth) },
              ]}
            />
            <Text size="small" tone="faint">
              {t('industry.moodNote')}
            </Text>
          </>
        ) : (
          <EmptyState density="compact" picture="chart" text={t('industry.moodUnknown')} />
        )}
      </Stack>
    </Card>
  );
}
