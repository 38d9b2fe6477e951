import { useUnit } from 'effector-react';
import { useI18n } from '@/shared/i18n';
import { StatePage, type StatePageProps } from '@/ui/StatePage/StatePage';
import { isMaintenance, type ApiError } from './failure';
import { $pauseNow, $pauses } from './pauses';

export interface PauseStateProps extends Pick<StatePageProps, 'level' | 'density'> {
  /** An error with which the exchange requested a pause. */
  readonly error: ApiError;
}

/** Replaces content while the exchange requests a pause, for maintenance or too many requests, and counts down to the next attempt. */
export function PauseState({ error, ...props }: PauseStateProps) {
  const { pauses, now } = useUnit({ pauses: $pauses, now: $pauseNow });
  const { t } = useI18n();
  const until = pauses.get(error.endpoint.id);
  const retry = until !== undefined && now > 0 ? { to: until, now, label: t('common.pauseNextTry') } : undefined;
  return isMaintenance(error.failure) ? (
    <StatePage {...props} kind="maintenance" title={t('common.maintenance')} advice={t('common.maintenanceAdvice')} retry={retry} />
  ) : (
    <StatePage {...props} kind="rateLimited" title={t('common.tooMany')} advice={t('common.tooManyAdvice')} retry={retry} />
  );
}
