import { useLocation } from 'react-router-dom';
import { useI18n } from '@/shared/i18n';
import { LoadError, loadFailureText } from '@/shared/lib';
import { routes, useHrefs } from '@/shared/routing';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';

export interface ErrorPageProps {
  readonly error: unknown;
  /** Draws the screen anew. */
  readonly onRetry: () => void;
}

/** Stands in for a screen that broke or could not be fetched: another try, the way home and a report to copy. */
export function ErrorPage({ error, onRetry }: ErrorPageProps) {
  const { t } = useI18n();
  const { to } = useHrefs();
  const { pathname } = useLocation();
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const advice = error instanceof LoadError ? loadFailureText() : 'common.errorPageAdvice';
  return (
    <Stack width="content" padding={8} align="center" gap={3}>
      <Heading level={1}>{t('common.errorPage')}</Heading>
      <ErrorState
        text={t(advice)}
        detail={reason}
        density="compact"
        onRetry={onRetry}
        action={
          <Link variant="button" href={to(routes.home)}>
            {t('common.home')}
          </Link>
        }
      />
      <CopyButton variant="button" text={`${pathname}\n${reason}`} label={t('common.errorReport')} />
    </Stack>
  );
}
