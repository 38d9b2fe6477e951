import { useUnit } from 'effector-react';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { exampleOf, routes, screens, useHrefs, type Route } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $keyword, markets, type FoundMarket } from './model';

/** Search results: screens by title, and markets. */
export function Results() {
  const keyword = useUnit($keyword).trim();
  const t = useText('notFound', 'routes');
  const pages = screens.filter((route) => isPlain(route) && t(route.titleKey).toLowerCase().includes(keyword.toLowerCase()));
  const emptyState = (
    <EmptyState density="compact" picture="search" text={t('notFound.noResult', { keyword })} hint={t('notFound.noResultHint')} />
  );
  return (
    <Stack as="section" gap={5} aria-label={t('notFound.results')}>
      {pages.length > 0 && <PageLinks title={t('notFound.pages')} pages={pages} />}
      <QueryView
        query={markets}
        density="compact"
        errorText={t('notFound.searchFailed')}
        skeleton={<Skeleton count={3} label />}
        empty={pages.length === 0 && emptyState}
      >
        {(found) => found.length > 0 && <MarketLinks markets={found} />}
      </QueryView>
    </Stack>
  );
}

function MarketLinks({ markets: found }: { readonly markets: readonly FoundMarket[] }) {
  const t = useText('notFound', 'market');
  const { to } = useHrefs();
  return (
    <Stack gap={3}>
      <Text size="small" tone="faint">
        {t('notFound.markets')}
      </Text>
      <Stack as="ul" gap={3}>
        {found.map(({ name, side }) => (
          <li key={`${side} ${name}`}>
            <Link variant="plain" href={to(routes.market, { query: { keyword: name, tab: side } })}>
              <Inline gap={3}>
                {name}
                {side === 'contract' && <Badge>{t('market.contract')}</Badge>}
              </Inline>
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

export interface PageLinksProps {
  readonly title: string;
  readonly pages: readonly Route[];
}

/** Links to screens under a heading. */
export function PageLinks({ title, pages }: PageLinksProps) {
  const t = useText('routes');
  const { resolveUrl } = useHrefs();
  return (
    <Stack gap={3}>
      <Text size="small" tone="faint">
        {title}
      </Text>
      <Stack as="ul" gap={3}>
        {pages.map((route) => {
          const resolved = resolveUrl(exampleOf(route));
          return (
            resolved.kind === 'internal' && (
              <li key={route.id}>
                <Link variant="plain" href={resolved.to}>
                  {t(route.titleKey)}
                </Link>
              </li>
            )
          );
        })}
      </Stack>
    </Stack>
  );
}

/** A screen without path parameters. */
const isPlain = ({ path }: Route): boolean => path !== '*' && !path.includes(':');
