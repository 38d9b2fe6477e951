import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { exampleOf, routes, screens, useHrefs, type Route } from '@/shared/routing';
import { Badge } from '@/ui/Badge/Badge';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $hasFailed, $keyword, $markets } from './model';

/** Search results: screens by title, and markets. */
export function Results() {
  const { keyword, markets, hasFailed } = useUnit({ keyword: $keyword, markets: $markets, hasFailed: $hasFailed });
  const t = useText('notFound', 'routes', 'market');
  const { to } = useHrefs();
  const wanted = keyword.trim();
  const pages = screens.filter((route) => isPlain(route) && t(route.titleKey).toLowerCase().includes(wanted.toLowerCase()));
  if (pages.length === 0 && markets?.length === 0) {
    return (
      <EmptyState density="compact" picture="search" text={t('notFound.noResult', { keyword: wanted })} hint={t('notFound.noResultHint')} />
    );
  }
  return (
    <Stack as="section" gap={5} aria-label={t('notFound.results')}>
      {pages.length > 0 && <PageLinks title={t('notFound.pages')} pages={pages} />}
      {hasFailed && <Text tone="soft">{t('notFound.searchFailed')}</Text>}
      {!hasFailed && markets === null && <Skeleton count={3} label />}
      {markets && markets.length > 0 && (
        <Stack gap={3}>
          <Text size="small" tone="faint">
            {t('notFound.markets')}
          </Text>
          <Stack as="ul" gap={3}>
            {markets.map(({ name, side }) => (
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
      )}
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
          const judged = resolveUrl(exampleOf(route));
          return (
            judged.kind === 'inside' && (
              <li key={route.id}>
                <Link variant="plain" href={judged.to}>
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
