import { useLocation } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';

export interface ErrorReportProps {
  readonly error: unknown;
}

/** Tells that a screen failed and offers a retry, a link home and an error report to copy. */
export function ErrorReport({ error }: ErrorReportProps) {
  const t = useText();
  const { to } = useHrefs();
  const { pathname } = useLocation();
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return (
    <Stack width="content" padding={8} align="center" gap={3}>
      <Heading level={1}>{t('common.errorPage')}</Heading>
      <ErrorState
        text={t('common.errorPageAdvice')}
        detail={reason}
        density="compact"
        onRetry={() => location.reload()}
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
