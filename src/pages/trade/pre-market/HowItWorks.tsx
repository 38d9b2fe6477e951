import { deliveryWindow } from '@/contract/premarket';
import { useFormat, useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

const steps = ['trade', 'pledge', 'deliver'] as const;
const hourMs = 3_600_000;

/** Explains the pre-market in three steps: trade, collateral, delivery. */
export function HowItWorks() {
  const t = useText('premarket');
  const format = useFormat();
  const hours = format.count(deliveryWindow / hourMs);
  return (
    <Stack gap={4}>
      <Heading level={2} size="reading">
        {t('premarket.how')}
      </Heading>
      <Grid columns="thirds" gap={4}>
        {steps.map((step, index) => (
          <Card key={step}>
            <Stack gap={2}>
              <Heading level={3} size="body">{`${index + 1}. ${t(`premarket.how_${step}`)}`}</Heading>
              <Text tone="soft" size="small">
                {t(`premarket.howText_${step}`, { hours })}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
