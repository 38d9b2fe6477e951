import { useUnit } from 'effector-react';
import { useI18n } from '@/shared/i18n';
import { StatePage, type StatePageProps } from '@/ui/StatePage/StatePage';
import { isMaintenance, type ApiError } from './failure';
import { $pauseNow, $pauses } from './pauses';

export interface PauseStateProps extends Pick<StatePageProps, 'level' | 'density'> {
  /** A failure with which the exchange asked for a pause. */
  readonly error: ApiError;
}

/** Stands in for content while the exchange asks to be left alone: maintenance or too many requests, and when it is asked again. */
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
