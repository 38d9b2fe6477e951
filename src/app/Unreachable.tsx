import { useUnit } from 'effector-react';
import { loadSessionFx } from '@/entities/session';
import { useText } from '@/shared/i18n';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';

/** Stands in for a user's screen while the exchange cannot say who is there. */
export function Unreachable() {
  const t = useText();
  const { load, isLoading } = useUnit({ load: loadSessionFx, isLoading: loadSessionFx.pending });
  return (
    <Stack width="content" padding={8} align="center" gap={3}>
      <Heading level={1}>{t('common.errorPage')}</Heading>
      <ErrorState text={t('common.errorServer')} onRetry={() => void load({})} isRetrying={isLoading} picture="offline" density="compact" />
    </Stack>
  );
}
