import { useUnit } from 'effector-react';
import { $isSessionFetching, sessionRefetched } from '@/entities/session';
import { failureText, isConnectionFailure, isMaintenance, type ApiError } from '@/shared/api';
import { PauseState } from '@/shared/api/PauseState';
import { useText } from '@/shared/i18n';
import { ErrorState } from '@/ui/ErrorState/ErrorState';

export interface SessionUnavailableProps {
  /** Why the session could not be loaded. */
  readonly error: ApiError;
}

/** Replaces a page while the session cannot be loaded; during maintenance of the whole exchange, it replaces every page. */
export function SessionUnavailable({ error }: SessionUnavailableProps) {
  const t = useText();
  const { load, isLoading } = useUnit({ load: sessionRefetched, isLoading: $isSessionFetching });
  if (isMaintenance(error.failure)) return <PauseState error={error} level={1} />;
  const reason = failureText(error);
  return (
    <ErrorState
      level={1}
      picture={isConnectionFailure(error.failure) ? 'offline' : 'fault'}
      text={t(error.failure.kind === 'offline' ? 'common.offline' : 'common.errorPage')}
      advice={'key' in reason ? t(reason.key) : reason.server}
      density="generous"
      onRetry={() => load()}
      isRetrying={isLoading}
    />
  );
}
