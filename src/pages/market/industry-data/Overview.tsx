import { useUnit } from 'effector-react';
import type { MarketOverview } from '@/contract/market';
import { $currency } from '@/entities/currency';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { compactMoneyParts } from '@/shared/lib/compactMoney';
import { Card } from '@/ui/Card/Card';
import { Grid } from '@/ui/Grid/Grid';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Stat } from '@/ui/Stat/Stat';
import { CapCurve, type CapCurveProps } from './CapCurve';
import { FearAndGreedCard } from './FearAndGreedCard';
import { frame } from './industry.css';
import { overview } from './model';
import { shareParts } from './shareParts';

export type OverviewProps = Pick<CapCurveProps, 'range' | 'onRange'>;

/** The whole market: key figures, market capitalisation curve, and fear and greed index. */
export function Overview({ range, onRange }: OverviewProps) {
  const t = useText('industry');
  return (
    <QueryView query={overview} keepLatest errorText={t('industry.failed')} skeleton={<Loading />}>
      {(data) => (
        <Stack gap={5}>
          <Figures data={data} />
          <Grid columns="mainAside" gap={5}>
            <CapCurve points={data.capCurve} range={range} onRange={onRange} />
            <FearAndGreedCard index={data.fearAndGreed} />
          </Grid>
        </Stack>
      )}
    </QueryView>
  );
}

/** The key figures in a row; null while they load. */
function Figures({ data }: { readonly data: MarketOverview | null }) {
  const { currency } = useUnit({ currency: $currency });
  const t = useText('industry');
  const format = useFormat();
  const money = (amount: MarketOverview['totalCap']) => compactMoneyParts(amount, currency, format);
  const share = (value: MarketOverview['btcShare']) => shareParts(value, 2, format);
  return (
    <Grid columns="figures" gap={4} as="section" aria-label={t('industry.figures')}>
      <Card>
        <Stat
          label={t('industry.totalCap')}
          value={data && money(data.totalCap)}
          change={data ? format.parts.percent(data.capChange) : undefined}
        />
      </Card>
      <Card>
        <Stat
          label={t('industry.turnover')}
          value={data && money(data.turnover)}
          change={data ? format.parts.percent(data.turnoverChange) : undefined}
        />
      </Card>
      <Card>
        <Stat
          label={t('industry.btcShare')}
          value={data && share(data.btcShare)}
          hint={data ? t('industry.ethShare', { share: share(data.ethShare).text }) : undefined}
        />
      </Card>
      <Card>
        <Stat
          label={t('industry.openInterest')}
          value={data && money(data.openInterest)}
          hint={data ? t('industry.allContracts') : undefined}
        />
      </Card>
    </Grid>
  );
}

/** Loading skeleton of figures and charts. */
function Loading() {
  const t = useText('industry');
  return (
    <Stack gap={5}>
      <Figures data={null} />
      <Grid columns="mainAside" gap={5}>
        <Panel title={t('industry.capCurve')}>
          <div className={frame}>
            <Skeleton shape="block" size={320} label />
          </div>
        </Panel>
        <Panel title={t('industry.fearAndGreed')}>
          <Skeleton shape="block" size={320} />
        </Panel>
      </Grid>
    </Stack>
  );
}
