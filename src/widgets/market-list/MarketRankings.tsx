import { useUnit } from 'effector-react';
import { instrumentsRetried, marketRankings, marketSides, type MarketRanking } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { shortRankings } from './rankingsModel';
import { MarketList } from './MarketList';
import { rankingHead, rankingRows } from './MarketList.css';

const rankings = ['hot', 'new', 'gainers', 'losers'] as const satisfies readonly MarketRanking[];

export interface MarketRankingsProps {
  /** The number of rows of each ranking. */
  readonly length: 3 | 5;
}

/** Four short market rankings, each with a link to the full list; a loading failure is reported once. */
export function MarketRankings({ length }: MarketRankingsProps) {
  const { view, onRetry } = useUnit({ view: marketSides.spot, onRetry: instrumentsRetried });
  const t = useText('market');
  if (view.status === 'failed')
    return (
      <Card as="section" aria-label={t('market.highlights')}>
        <ErrorState density="compact" text={t('common.errorTitle')} onRetry={onRetry} />
      </Card>
    );
  return (
    <Grid as="section" columns="quarters" gap={5} aria-label={t('market.highlights')}>
      {rankings.map((name) => (
        <RankingCard key={name} name={name} length={length} />
      ))}
    </Grid>
  );
}

function RankingCard({ name, length }: MarketRankingsProps & { readonly name: MarketRanking }) {
  const ranking = shortRankings[name];
  useGate(ranking.Gate);
  const { rows, view } = useUnit({ rows: ranking.$ranked, view: marketSides.spot });
  const t = useText('market');
  const { to } = useHrefs();
  const { key, direction } = marketRankings[name];
  const more = name === 'new' ? { tab: 'new' as const } : { sort: key, order: direction === 'ascending' ? direction : undefined };
  return (
    <Card density="none">
      <Stack gap={2}>
        <div className={rankingHead}>
          <Inline justify="between" wrap={false}>
            <Heading level={2} size="body">
              {t(`market.${name}`)}
            </Heading>
            <Link variant="plain" href={to(routes.market, { query: more })} aria-label={t('market.moreOf', { list: t(`market.${name}`) })}>
              {t('market.more')}
            </Link>
          </Inline>
        </div>
        <div className={rankingRows}>
          <MarketList
            label={t(`market.${name}`)}
            side="spot"
            view={view}
            rows={rows.slice(0, length)}
            skeletonRows={length}
            ranking={ranking}
          />
        </div>
      </Stack>
    </Card>
  );
}
