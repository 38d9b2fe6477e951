import { useI18n } from '@/shared/i18n';
import { loadFailureText } from '@/shared/lib';
import { Button } from '@/ui/Button/Button';
import { passFocusToAncestor } from '@/ui/passFocusToAncestor';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export interface LoadFailureProps {
  readonly onRetry: () => void;
}

/** Error state of a part that could not be loaded, with the reason and a retry. Depends only on code that is already loaded. */
export function LoadFailure({ onRetry }: LoadFailureProps) {
  const { t } = useI18n();
  return (
    <Stack padding={4} align="center" gap={3}>
      <div role="alert">
        <Text tone="soft">{t(loadFailureText())}</Text>
      </div>
      <Button ref={passFocusToAncestor} size="compact" onPress={onRetry}>
        {t('common.retry')}
      </Button>
    </Stack>
  );
}
