import { LiveMarket } from '@/entities/market';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes } from '@/shared/routing';
import { Grid } from '@/ui/Grid/Grid';
import { Stack } from '@/ui/Stack/Stack';
import { MarketRankings } from '@/widgets/market-list';
import { ConnectionNotice } from '@/widgets/market-table';
import { FundingCard } from './FundingCard';
import { HeatCard } from './HeatCard';
import { LongShortCard } from './LongShortCard';
import { IndustryGate } from './model';
import { Overview } from './Overview';
import { SectorsCard } from './SectorsCard';
import { useView } from './useView';

/** Industry data: key figures, rankings, heat map, sectors, long/short ratios and funding rates. */
export function IndustryDataPage() {
  const { view, show } = useView();
  useGate(IndustryGate, { range: view.range });
  const t = useText('industry');
  return (
    <Page route={routes.industryData} width="wide" intro={t('industry.intro')}>
      <LiveMarket side="spot">
        <Stack gap={6}>
          <Overview range={view.range} onRange={(range) => show({ range })} />
          <MarketRankings length={5} />
          <HeatCard size={view.size} onSize={(size) => show({ size })} />
          <SectorsCard />
          <Grid columns="tables" gap={5}>
            <LongShortCard />
            <FundingCard side={view.funding} onSide={(funding) => show({ funding })} />
          </Grid>
        </Stack>
      </LiveMarket>
      <ConnectionNotice side="spot" />
    </Page>
  );
}
