import { Eye, Layers, ListChecks, ShieldCheck } from 'lucide-react';
import { useText } from '@/shared/i18n';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Icon } from '@/ui/Icon/Icon';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { iconTile } from './blocks.css';

const reasons = [
  { icon: Eye, title: 'homeMore.reasonClearTitle', text: 'homeMore.reasonClearText' },
  { icon: ShieldCheck, title: 'homeMore.reasonSafeTitle', text: 'homeMore.reasonSafeText' },
  { icon: Layers, title: 'homeMore.reasonAccountsTitle', text: 'homeMore.reasonAccountsText' },
  { icon: ListChecks, title: 'homeMore.reasonOpenTitle', text: 'homeMore.reasonOpenText' },
] as const;

/** The reasons to choose this exchange. */
export function Benefits() {
  const t = useText('homeMore');
  return (
    <Stack as="section" gap={6}>
      <Heading level={2} size="heading">
        {t('homeMore.reasonsTitle')}
      </Heading>
      <Grid as="ul" columns="medium" gap={6}>
        {reasons.map(({ icon, title, text }) => (
          <Stack key={title} as="li" gap={3}>
            <span className={iconTile}>
              <Icon icon={icon} size="regular" />
            </span>
            <Heading level={3}>{t(title)}</Heading>
            <Text as="p" tone="soft">
              {t(text)}
            </Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
