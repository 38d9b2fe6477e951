import { useLocale, useText } from '@/shared/i18n';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { toolAddress } from './toolAddress';

/** Shown if the address matches no tool. */
export function ToolNotFound() {
  const t = useText('workbench');
  return (
    <>
      <Heading level={1}>{t('workbench.notFound')}</Heading>
      <EmptyState
        level={2}
        text={t('workbench.notFoundHint')}
        action={
          <Link variant="button" href={toolAddress(useLocale())}>
            {t('workbench.toOverview')}
          </Link>
        }
      />
    </>
  );
}
