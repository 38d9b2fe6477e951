import { useI18n } from '@/shared/i18n';
import { isOffline } from '@/shared/lib';
import { Button } from '@/ui/Button/Button';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export interface LoadFailureProps {
  readonly onRetry: () => void;
}

/** Stands in for a part that could not be fetched: why, and the way to try again. Needs nothing that is not there already. */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  const { t } = useI18n();
  return (
    <Stack padding={4} align="center" gap={3}>
      <div role="alert">
        <Text tone="soft">{t(isOffline() ? 'common.errorOffline' : 'common.errorLoad')}</Text>
      </div>
      <Button size="compact" onPress={onRetry}>
        {t('common.retry')}
      </Button>
    </Stack>
  );
}
