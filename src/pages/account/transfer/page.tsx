import { Suspense, useMemo } from 'react';
import { isAccountType } from '@/entities/accounts';
import { loadTransferPanel } from '@/features/transfer';
import { lazyNamed } from '@/shared/lazy';
import { formColumns, formPanel } from '@/shared/page/formColumns.css';
import { routes, useRouteQuery } from '@/shared/routing';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { AssetsPage } from '@/widgets/account-assets';
import { AccountBalances } from '@/widgets/assets-card';
import { RecentTransfers } from './RecentTransfers';

/** Height in px reserved for the column beside the form. */
const asideHeight = 620;

const TransferPanel = lazyNamed(loadTransferPanel, 'TransferPanel');

/** The transfer page: the form, preset by the URL, with balances and the latest transfers beside it. */
export function TransferPage() {
  const { source, target, coinId, tradeId } = useRouteQuery(routes.transfer) ?? {};
  const preset = useMemo(
    () => ({ source: isAccountType(source) ? source : undefined, target: isAccountType(target) ? target : undefined, coinId, tradeId }),
    [source, target, coinId, tradeId],
  );
  return (
    <AssetsPage route={routes.transfer} hasBalances={false}>
      <div className={formColumns}>
        {/* Both render together, so that on phones the form does not push the rest down. */}
        <Suspense fallback={<Loading />}>
          <div className={formPanel}>
            <TransferPanel preset={preset} />
          </div>
          <Stack gap={6}>
            <AccountBalances />
            <RecentTransfers />
          </Stack>
        </Suspense>
      </div>
    </AssetsPage>
  );
}

function Loading() {
  return (
    <>
      <div className={formPanel}>
        <Skeleton shape="row" count={4} label />
      </div>
      <Skeleton shape="block" size={asideHeight} />
    </>
  );
}
