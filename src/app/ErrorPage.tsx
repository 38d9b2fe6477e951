import { useLocation } from 'react-router-dom';
import { useI18n } from '@/shared/i18n';
import { LoadError, loadFailureText } from '@/shared/lib';
import { routes, useHrefs } from '@/shared/routing';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Link } from '@/ui/Link/Link';

export interface ErrorPageProps {
  readonly error: unknown;
  /** Renders the screen again. */
  readonly onRetry: () => void;
}

/** Replaces a screen that failed or could not be loaded: a retry, a link home, and an error report to copy unless the cause is a missing connection. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const { t } = useI18n();
  const { to } = useHrefs();
  const { pathname } = useLocation();
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const advice = error instanceof LoadError ? loadFailureText() : 'common.errorPageAdvice';
  const isOffline = advice === 'common.errorOffline';
  return (
    <ErrorState
      level={1}
      picture={isOffline ? 'offline' : 'fault'}
      text={t(isOffline ? 'common.offline' : 'common.errorPage')}
      advice={t(advice)}
      {...(!isOffline && { detail: reason })}
      density="generous"
      onRetry={onRetry}
      action={
        <>
          <Link variant="button" href={to(routes.home)}>
            {t('common.home')}
          </Link>
          {!isOffline && <CopyButton variant="button" size="regular" text={`${pathname}\n${reason}`} label={t('common.errorReport')} />}
        </>
      }
    />
  );
}
