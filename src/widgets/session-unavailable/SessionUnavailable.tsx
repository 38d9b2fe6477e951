import { useUnit } from 'effector-react';
import { $isSessionFetching, sessionRefetched } from '@/entities/session';
import { failureText, isMaintenance, type ApiError } from '@/shared/api';
import { PauseState } from '@/shared/api/PauseState';
import { useText } from '@/shared/i18n';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';

export interface SessionUnavailableProps {
  /** Why the session could not be loaded. */
  readonly error: ApiError;
}

/** Stands in for a page while the session cannot be loaded; under maintenance of the whole exchange for every page. */
export function SessionUnavailable({ error }: SessionUnavailableProps) {
  const t = useText();
  const { load, isLoading } = useUnit({ load: sessionRefetched, isLoading: $isSessionFetching });
  if (isMaintenance(error.failure)) return <PauseState error={error} level={1} />;
  const said = failureText(error);
  return (
    <Stack width="content" padding={8} align="center" gap={3}>
      <Heading level={1}>{t('common.errorPage')}</Heading>
      <ErrorState
        text={'key' in said ? t(said.key) : said.server}
        onRetry={() => load()}
        isRetrying={isLoading}
        picture="offline"
        density="compact"
      />
    </Stack>
  );
}
