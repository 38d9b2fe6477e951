import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';

/** Replaces the form if the user holds no coins. */
export function Empty() {
  const t = useText('withdraw', 'routes');
  const { to } = useHrefs();
  const depositHref = to(routes.deposit) ?? to(routes.transfer);
  return (
    <EmptyState
      text={t('withdraw.empty')}
      hint={t('withdraw.emptyText')}
      action={
        depositHref && (
          <Link variant="button" tone="accent" href={depositHref}>
            {t(to(routes.deposit) ? 'routes.deposit' : 'routes.transfer')}
          </Link>
        )
      }
    />
  );
}
