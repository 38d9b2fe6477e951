import { lazy, Suspense } from 'react';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import type { ErrorReportProps } from './ErrorReport';

const Report = lazy(() =>
  import('./ErrorReport').then(
    ({ ErrorReport }) => ({ default: ErrorReport }),
    () => ({ default: BareReport }),
  ),
);

/** Stands in for a screen that broke; what it says is fetched then, and said with what is at hand where that fails too. */
export function ErrorPage(props: ErrorReportProps) {
  return (
    <Suspense fallback={null}>
      <Report {...props} />
    </Suspense>
  );
}

function BareReport() {
  const t = useText();
  return (
    <Stack width="content" padding={8} align="center" gap={5}>
      <Heading level={1}>{t('common.errorPage')}</Heading>
      <Button onPress={() => location.reload()}>{t('common.retry')}</Button>
    </Stack>
  );
}
