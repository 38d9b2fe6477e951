import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Link } from '@/ui/Link/Link';

/** Stands in place of a coin that the exchange does not list. */
export function Unlisted({ coin }: { readonly coin: string }) {
  const t = useText('coinInfo');
  const { to } = useHrefs();
  return (
    <EmptyState
      picture="search"
      text={t('coinInfo.unlisted', { coin })}
      hint={t('coinInfo.unlistedHint')}
      action={
        <Link variant="button" tone="accent" href={to(routes.market)}>
          {t('coinInfo.toMarkets')}
        </Link>
      }
    />
  );
}
