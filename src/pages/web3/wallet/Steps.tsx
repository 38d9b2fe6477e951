import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { StepMark } from '@/ui/StepMark/StepMark';
import { Text } from '@/ui/Text/Text';

const steps = [
  { title: 'web3.stepAppTitle', text: 'web3.stepAppText' },
  { title: 'web3.stepConnectTitle', text: 'web3.stepConnectText' },
  { title: 'web3.stepAssetsTitle', text: 'web3.stepAssetsText' },
] as const;

/** The first steps with the wallet. */
export function Steps() {
  const t = useText('web3');
  return (
    <Stack as="section" gap={6}>
      <Heading level={2} size="heading">
        {t('web3.stepsTitle')}
      </Heading>
      <Grid as="ol" columns="thirds" gap={6}>
        {steps.map(({ title, text }, index) => (
          <Stack key={title} as="li" gap={3} align="start">
            <StepMark state="upcoming">{index + 1}</StepMark>
            <Heading level={3}>{t(title)}</Heading>
            <Text as="p" tone="soft">
              {t(text, { brand: brand.name })}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
