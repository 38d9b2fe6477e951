import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';

/** Stands in place of the form where nothing is held. */
export function Empty() {
  const t = useText('withdraw', 'routes');
  const { to } = useHrefs();
  const way = to(routes.deposit) ?? to(routes.transfer);
  return (
    <EmptyState
      text={t('withdraw.empty')}
      hint={t('withdraw.emptyText')}
      action={
        way && (
          <Link variant="button" tone="accent" href={way}>
            {t(to(routes.deposit) ? 'routes.deposit' : 'routes.transfer')}
          </Link>
        )
      }
    />
  );
}
