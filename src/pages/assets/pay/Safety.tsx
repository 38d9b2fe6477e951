import { useText } from '@/shared/i18n';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

/** Safety advice for payments. */
export function Safety() {
  const t = useText('pay');
  return (
    <Panel title={t('pay.safety')}>
      <Stack as="ul" gap={3}>
        {([t('pay.safetyOne'), t('pay.safetyTwo'), t('pay.safetyThree')] as const).map((advice) => (
          <Text key={advice} as="li" tone="soft">
            {advice}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}
