import { useUnit } from 'effector-react';
import { premarketStage } from '@/contract/premarket';
import { premarketHoldings, premarketPairs } from '@/entities/premarket';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { Page } from '@/shared/page';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Heading } from '@/ui/Heading/Heading';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Tabs } from '@/ui/Tabs/Tabs';
import { stages } from '@/widgets/premarket-token';
import { HoldingTable } from './Holdings';
import { HowItWorks } from './HowItWorks';
import { TokenTable } from './TokenTable';

const stageFilters = ['all', ...Object.values(premarketStage)] as const;

/** Lists the pre-market tokens by stage, with the user's holdings. */
export function Overview() {
  const requestedStage = useRouteQuery(routes.preMarket)?.stage;
  const stage = stageFilters.find((id) => id === requestedStage) ?? 'all';
  const units = { tokens: premarketPairs.$latest, holdings: premarketHoldings.$latest, isLoading: premarketHoldings.$isLoading };
  const { tokens, holdings, isLoading } = useUnit(units);
  const t = useText('premarket');
  const { to } = useHrefs();
  return (
    <Page route={routes.preMarket} width="wide" intro={t('premarket.intro')}>
      <Stack gap={6}>
        <Tabs
          label={t('premarket.stage')}
          variant="chip"
          size="compact"
          selected={stage}
          tabs={stageFilters.map((id) => ({
            id,
            label: id === 'all' ? t('premarket.all') : t(stages[id].label),
            href: to(routes.preMarket, { query: id === 'all' ? {} : { stage: id } }) ?? '',
          }))}
        >
          {(id) => (
            <QueryView
              query={premarketPairs}
              skeleton={<Skeleton shape="row" count={8} />}
              isEmpty={(pairs) => pairs.every((pair) => id !== 'all' && pair.stage !== id)}
              empty={<EmptyState text={t('premarket.none')} hint={t('premarket.noneHint')} />}
            >
              {(pairs) => <TokenTable rows={pairs.filter((pair) => id === 'all' || pair.stage === id)} />}
            </QueryView>
          )}
        </Tabs>
        {/* Renders the content below only once the table above has loaded, to avoid a layout shift. */}
        {tokens !== null && holdings !== null && holdings.length > 0 && (
          <Stack gap={4}>
            <Heading level={2} size="reading">
              {t('premarket.holdings')}
            </Heading>
            <HoldingTable surface="canvas" extent="screen" />
          </Stack>
        )}
        {tokens !== null && !isLoading && <HowItWorks />}
      </Stack>
    </Page>
  );
}
