import { transferAccounts } from '@/contract/capital';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { routes } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { screenOnly } from '@/ui/print.css';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { AccountAssetsGate, AssetsPage } from '@/widgets/account-assets';
import { Balance } from './Balance';
import { overview as query, OverviewGate } from './model';
import { NextSteps } from './NextSteps';
import { curveHeight, filled, halves, allocationHeight, top } from './page.css';
import { ProfitCurve } from './ProfitCurve';
import { RecentActivity } from './RecentActivity';
import { AssetAllocation } from './AssetAllocation';

/** Asset overview: total value and profit, shares, latest balance changes and suggested next steps. */
export function AssetOverviewPage() {
  const t = useText('accountAssets');
  useGate(OverviewGate);
  useGate(AccountAssetsGate, everyAccount);
  return (
    <AssetsPage route={routes.assetOverview}>
      <QueryView query={query} errorText={t('accountAssets.failed')} skeleton={<Loading />}>
        {(overview) => (
          <>
            <Card as="section" density="generous">
              <div className={top}>
                <Balance overview={overview} />
                <ProfitCurve />
              </div>
            </Card>
            {overview.byCoin.length > 0 ? (
              <AssetAllocation overview={overview} />
            ) : (
              <Card>
                <EmptyState picture="wallet" text={t('accountAssets.empty')} hint={t('accountAssets.emptyHint')} />
              </Card>
            )}
          </>
        )}
      </QueryView>
      <div className={halves}>
        <RecentActivity />
        <div className={screenOnly}>
          <div className={filled}>
            <NextSteps />
          </div>
        </div>
      </div>
    </AssetsPage>
  );
}

const everyAccount = { wallets: transferAccounts };

function Loading() {
  return (
    <>
      <Card density="generous">
        <Skeleton shape="block" size={curveHeight} label />
      </Card>
      <div className={halves}>
        <Skeleton shape="block" size={allocationHeight} />
        <Skeleton shape="block" size={allocationHeight} />
      </div>
    </>
  );
}
