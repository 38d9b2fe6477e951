import { tradeMode } from '@/contract/swap';
import { ContractAccountGate } from '@/entities/contract-account';
import { LiveMarket } from '@/entities/market';
import { PositionHost } from '@/features/manage-position';
import { MockFunds, MockTag } from '@/features/mock-funds';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes, useHrefs } from '@/shared/routing';
import { Grid } from '@/ui/Grid/Grid';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Panel } from '@/ui/Panel/Panel';
import { Stack } from '@/ui/Stack/Stack';
import { AssetsCard } from '@/widgets/assets-card';
import { Positions } from '@/widgets/contract-records';
import { Balances } from './Balances';
import { mockClaims } from './claims';
import { Equity } from './Equity';
import { MockAccountGate, mockSummary } from './model';
import { Ranking } from './Ranking';

const noQuery = {} as const;

/** The mock trading account: value, balances, positions, demo funds, equity curve and weekly leaderboard. */
export function MockAccountPage() {
  useGate(ContractAccountGate, { mode: tradeMode.mock });
  useGate(MockAccountGate);
  const t = useText('mock', 'contract', 'orders', 'records', 'assets');
  const { to } = useHrefs();
  return (
    <Page
      route={routes.mockAccount}
      actions={
        <Inline gap={4}>
          <MockTag />
          <Link variant="button" tone="accent" href={to(routes.mockTrade) ?? ''}>
            {t('mock.trade')}
          </Link>
        </Inline>
      }
    >
      <LiveMarket side="mock">
        <Stack gap={5}>
          <Grid columns="halves">
            <QueryView query={mockSummary} keepLatest errorText={t('assets.failed')} skeleton={<AssetsCard mockSummary={null} />}>
              {(summary) => <AssetsCard mockSummary={summary} />}
            </QueryView>
            <Panel title={t('mock.funds')}>
              <MockFunds />
            </Panel>
          </Grid>
          <Panel title={t('mock.balances')} inset="none">
            <Balances />
          </Panel>
          <Panel title={t('contract.positions')}>
            <Positions title={t('contract.positions')} fileName="mock-positions" tabQuery={noQuery} />
          </Panel>
          <Grid columns="tables">
            <Stack gap={5}>
              <Equity />
              <Panel title={t('mock.claims')}>
                <Stack gap={4}>
                  <mockClaims.Content title={t('mock.claims')} fileName="mock-claims" tabQuery={noQuery} density="compact" />
                </Stack>
              </Panel>
            </Stack>
            <Ranking />
          </Grid>
        </Stack>
      </LiveMarket>
      <PositionHost />
    </Page>
  );
}
