import { useText } from '@/shared/i18n';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

/** Warns about the most common risks of withdrawals. */
export function Risks() {
  const t = useText('withdraw');
  return (
    <Panel title={t('withdraw.riskTitle')}>
      <Stack as="ul" gap={3}>
        {([t('withdraw.riskOne'), t('withdraw.riskTwo'), t('withdraw.riskThree')] as const).map((risk) => (
          <Text key={risk} as="li" tone="soft">
            {risk}
          </Text>
        ))}
      </Stack>
    </Panel>
  );
}
