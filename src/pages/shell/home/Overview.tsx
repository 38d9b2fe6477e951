import { useUnit } from 'effector-react';
import { marketSides, type MarketRanking } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes, useHrefs } from '@/shared/routing';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { Tabs } from '@/ui/Tabs/Tabs';
import { ConnectionNotice, MarketTable } from '@/widgets/market-table';
import { $ranking, rankingChosen, table, tableLength } from './marketModel';

const rankings = ['hot', 'new', 'gainers', 'losers'] as const satisfies readonly MarketRanking[];

/** Market rankings: most traded, new, top gainers, top losers. */
export function Overview() {
  const units = {
    ranking: $ranking,
    rows: table.$ranked,
    view: marketSides.spot,
    onRanking: rankingChosen,
  };
  const { ranking, rows, view, onRanking } = useUnit(units);
  const t = useText('home', 'market');
  const { to } = useHrefs();
  useGate(table.Gate);
  return (
    <Stack as="section" gap={5}>
      <Inline justify="between">
        <Heading level={2} size="heading">
          {t('home.marketTitle')}
        </Heading>
        <Link variant="plain" href={to(routes.market)}>
          {t('home.allMarkets')}
        </Link>
      </Inline>
      <Tabs
        label={t('home.marketTabs')}
        tabs={rankings.map((id) => ({ id, label: t(`market.${id}`) }))}
        selected={ranking}
        onSelect={onRanking}
      >
        <MarketTable
          label={t('home.marketTable', { list: t(`market.${ranking}`) })}
          side="spot"
          view={view}
          rows={rows}
          columns="short"
          ranking={table}
          skeletonRows={tableLength}
        />
      </Tabs>
      <ConnectionNotice side="spot" />
    </Stack>
  );
}
